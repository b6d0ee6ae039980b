import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { passkeyBegunSchema, secondFactorWaysSchema } from '@registrar/domain/calls/second-factor';
import { PASSWORD, loginForm, startTestGateway, type SignedIn, type TestGateway } from '../../../test/harness';
import { Device } from '../../../test/passkey-kit';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const own = (by: SignedIn, path: string, body: object) =>
  gateway.call('POST', `auth/api/user/second-factor${path}`, { token: by.accessToken, body });
const begun = async (by: SignedIn): Promise<string> =>
  passkeyBegunSchema.parse((await own(by, '/passkey', { password: PASSWORD })).body.data).options.challenge;
const confirm = (by: SignedIn, credential: object) => own(by, '/passkey/confirm', { name: 'This device', credential });
const newDevice = () => new Device(gateway.platform.config.portalUrl);
const challengeIn = (data: unknown): string => secondFactorWaysSchema.parse(data).passkeyOptions?.challenge ?? '';
const asked = async (by: SignedIn): Promise<string> => challengeIn((await own(by, '/ways', {})).body.data);
const proof = (credential: object) => ({ way: 'PASSKEY', credential });

async function enrolled(username: string): Promise<{ person: SignedIn; device: Device }> {
  await gateway.addAccount({ username });
  const person = await gateway.signIn(username);
  const device = newDevice();
  expect((await confirm(person, device.create(await begun(person)))).status).toBe(200);
  return { person, device };
}

async function ticketOf(username: string): Promise<string> {
  const form = loginForm(gateway.platform, { grant_type: 'password', username, password: PASSWORD });
  return String((await gateway.call('POST', 'auth/api/ocr-login', form)).body.access_token);
}

test('a passkey opens the session, and an answer opens it once', async () => {
  const { device, person } = await enrolled('key.owner');
  const ticket = await ticketOf('key.owner');
  const ways = await gateway.call('POST', 'auth/api/second-factor/ways', { token: ticket });
  const answer = device.get(challengeIn(ways.body.data));
  const login = (token: string) => gateway.call('POST', 'auth/api/second-factor/login', { token, body: proof(answer) });
  expect((await login(ticket)).body).toMatchObject({ success: true, userId: person.userId });
  expect((await login(await ticketOf('key.owner'))).body.code).toBe('AUTH-SECOND-FACTOR');
});

test('the answer to another session’s question, another origin, another device: none proves anything', async () => {
  const { device, person } = await enrolled('key.session');
  const { person: other, device: stranger } = await enrolled('key.stranger');
  const prove = async (credential: object) => (await own(person, '/prove', proof(credential))).body.code;
  expect(await prove(device.get(await asked(other)))).toBe('AUTH-SECOND-FACTOR');
  expect(await prove(device.get(await asked(person), { origin: 'https://portal.example.net' }))).toBe(
    'AUTH-SECOND-FACTOR',
  );
  expect(await prove(stranger.get(await asked(person)))).toBe('AUTH-SECOND-FACTOR');
  expect(await prove({ ...stranger.get(await asked(person)), id: device.get('x').id })).toBe('AUTH-SECOND-FACTOR');
  // a question for a new passkey proves none
  expect(await prove(device.get(await begun(person)))).toBe('AUTH-SECOND-FACTOR');
  expect((await own(person, '/prove', proof(device.get(await asked(person), { count: 9 })))).status).toBe(200);
});

test('a copy of the device is found by its count of signatures', async () => {
  const { device, person } = await enrolled('key.copied');
  const prove = async (count: number) =>
    (await own(person, '/prove', proof(device.get(await asked(person), { count })))).status;
  expect(await prove(7)).toBe(200);
  expect(await prove(3)).toBe(400);
  expect(await prove(8)).toBe(200);
});

test('a question is answered in five minutes, by the session that asked, once, and a key belongs to one account', async () => {
  const { person, device } = await enrolled('key.late');
  await gateway.addAccount({ username: 'key.second' });
  const second = await gateway.signIn('key.second');
  const late = await begun(second);
  gateway.clock.moveTo(new Date(gateway.platform.clock.now().getTime() + 6 * 60_000));
  const code = 'AUTH-SECOND-FACTOR';
  expect((await confirm(second, newDevice().create(late))).body.code).toBe(code);
  expect((await confirm(second, newDevice().create(await begun(person)))).body.code).toBe(code);
  expect((await confirm(second, device.create(await begun(second)))).body.code).toBe(code);
  expect((await confirm(second, newDevice().create(await begun(second), 'https://portal.example.net'))).body.code).toBe(
    code,
  );
  const fresh = newDevice().create(await begun(second));
  expect((await confirm(second, fresh)).status).toBe(200);
  expect((await confirm(second, fresh)).body.code).toBe(code);
});
