import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { Config } from '../../platform/config/config';
import type { UnitOfWork } from '../../platform/unit-of-work';

/** Seconds in which the browser's answer has to come back. */
const CHALLENGE_SECONDS = 5 * 60;
/** Questions that one session or ticket may have open: two tabs, and a few that were given up. */
const OPEN_CHALLENGES = 10;

/** Loaded when the first passkey is asked for: few people have one. Never within a unit of work: others wait for it. */
export const loadPasskeys = () => import('@simplewebauthn/server');

/** Whose question it is. */
export interface Asked {
  readonly accountId: string;
  /** The session, or the hash of a login's ticket. */
  readonly holder: string;
  readonly purpose: 'ENROL' | 'PROVE';
}

/** Name of the portal as a browser shows it beside a passkey; a passkey belongs to one host name. */
const RP_NAME = 'Company Registrar, Nepal';
const rpOf = ({ portalUrl }: Config) => {
  const { hostname, origin } = new URL(portalUrl);
  return { rpID: hostname, origin };
};

interface Owner {
  readonly id: string;
  readonly username: string;
  readonly nameEnglish: string;
}

/** What the browser is asked for to make a passkey; those that the account has already are named. */
export async function askForNewPasskey(config: Config, owner: Owner, known: readonly string[]) {
  const { generateRegistrationOptions } = await loadPasskeys();
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: rpOf(config).rpID,
    userID: new Uint8Array(Buffer.from(owner.id)),
    userName: owner.username,
    userDisplayName: owner.nameEnglish,
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    timeout: CHALLENGE_SECONDS * 1000,
  });
}

export interface StoredPasskey {
  readonly credential_id: string;
  readonly public_key: string;
  readonly sign_count: number;
  readonly transports: readonly string[];
}

/** What the browser is asked for to prove one of these. */
export async function askForPasskey(config: Config, passkeys: readonly Pick<StoredPasskey, 'credential_id'>[]) {
  const { generateAuthenticationOptions } = await loadPasskeys();
  return generateAuthenticationOptions({
    rpID: rpOf(config).rpID,
    allowCredentials: passkeys.map(({ credential_id }) => ({ id: credential_id })),
    userVerification: 'preferred',
    timeout: CHALLENGE_SECONDS * 1000,
  });
}

/** The new passkey, or null where the answer is not right. */
export async function readNewPasskey(
  config: Config,
  unit: UnitOfWork,
  asked: Asked,
  answer: object,
): Promise<StoredPasskey | null> {
  const { verifyRegistrationResponse } = await loadPasskeys();
  const { rpID, origin } = rpOf(config);
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      // its form is judged by the library, which throws
      response: answer as RegistrationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(unit, asked, challenge),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }),
  );
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    sign_count: credential.counter,
    transports: credential.transports ?? [],
  };
}

/** The passkey's new count of signatures, or null where the answer does not prove it. */
export async function readProof(
  config: Config,
  unit: UnitOfWork,
  asked: Asked,
  { answer, passkey }: { answer: object; passkey: StoredPasskey },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadPasskeys();
  const { rpID, origin } = rpOf(config);
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(unit, asked, challenge),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.sign_count,
      },
      requireUserVerification: false,
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

/** Written with the question; each is answered once. */
export async function keepChallenge(unit: UnitOfWork, asked: Asked, challenge: string): Promise<void> {
  const { accountId, holder, purpose } = asked;
  await unit.tx
    .deleteFrom('passkey_challenge')
    .where('challenge', 'in', (old) =>
      old
        .selectFrom('passkey_challenge')
        .select('challenge')
        .where('holder', '=', holder)
        .orderBy('expires_at', 'desc')
        .offset(OPEN_CHALLENGES - 1),
    )
    .execute();
  const expires_at = new Date(unit.now.getTime() + CHALLENGE_SECONDS * 1000);
  await unit.tx
    .insertInto('passkey_challenge')
    .values({ challenge, account_id: accountId, holder, purpose, expires_at })
    .execute();
}

async function takeChallenge(
  unit: UnitOfWork,
  { accountId, holder, purpose }: Asked,
  challenge: string,
): Promise<boolean> {
  const taken = await unit.tx
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('account_id', '=', accountId)
    .where('holder', '=', holder)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', unit.now)
    .returning(sql`1`.as('taken'))
    .executeTakeFirst();
  return taken !== undefined;
}

/** The library throws where anything in the answer is not as asked. */
async function orNull<Result>(verify: () => Promise<Result>): Promise<Result | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
