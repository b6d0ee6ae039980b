import type { PasskeyBegun, SecondFactorProof, SecondFactorWays } from '@registrar/domain/calls/second-factor';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** Loaded with the first passkey. */
const webauthn = () => import('@simplewebauthn/browser');

type Credential = Extract<SecondFactorProof, { way: 'PASSKEY' }>['credential'];

/** The browser or the person gave no passkey: cancelled, timed out, or it has one for this account already. */
export class PasskeyFailure extends Error {
  constructor(readonly reason: 'not-given' | 'known') {
    super(`no passkey: ${reason}`);
  }
}

/** Whether this browser has passkeys at this address at all; they need https or localhost. */
export const passkeysWork = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Asks the browser to make one. Throws PasskeyFailure. */
export async function makePasskey(options: PasskeyBegun['options']): Promise<Credential> {
  const { startRegistration } = await webauthn();
  // the options are those of the gateway's library, which is the browser's counterpart
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return orFailure(async () => ({ ...(await startRegistration({ optionsJSON })) }));
}

/** Asks the browser for one of the account's. Throws PasskeyFailure. */
export async function provePasskey(options: NonNullable<SecondFactorWays['passkeyOptions']>): Promise<Credential> {
  const { startAuthentication } = await webauthn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return orFailure(async () => ({ ...(await startAuthentication({ optionsJSON })) }));
}

async function orFailure(ask: () => Promise<object>): Promise<Credential> {
  try {
    return (await ask()) as Credential;
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new PasskeyFailure(isKnown ? 'known' : 'not-given');
  }
}
