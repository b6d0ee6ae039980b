import { totpBegunSchema } from '@registrar/domain/calls/second-factor';
import { Secret, TOTP } from 'otpauth';
import { PASSWORD, type SignedIn, type TestGateway } from './harness';

/** An application that shows codes, enrolled by its owner. */
export async function enrolTotp(gateway: TestGateway, { accessToken: token }: SignedIn): Promise<void> {
  const own = (path: string, body: object) =>
    gateway.call('POST', `auth/api/user/second-factor/totp${path}`, { token, body });
  const { id, secret } = totpBegunSchema.parse((await own('', { password: PASSWORD })).body.data);
  const timestamp = gateway.platform.clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  const { status } = await own('/confirm', { id, code, name: 'Telephone' });
  if (status !== 200) throw new Error(`The first code was answered ${status}`);
}
