import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Clocks of telephones go wrong: the code before and the one after are taken as well. */
const WINDOW = 1;

const totpOf = (secret: string, about: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...about, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });

/** Base32 of 160 random bits (RFC 4226 section 4). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What the application reads from the picture. */
export const totpUri = (secret: string, issuer: string, username: string): string =>
  totpOf(secret, { issuer, label: username }).toString();

/** Number of the period whose code it is, or null. */
export function periodOf(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, window: WINDOW, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
