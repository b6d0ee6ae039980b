import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** A token that only its holder knows; the database keeps its hash. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function newOtpCode(): string {
  return String(randomInt(0, 1_000_000)).padStart(6, '0');
}

/**
 * Six digits are quickly tried out by who has the table: the pepper is not in it, and the id makes each hash its own.
 */
export function hashOtp(pepper: string, id: string, code: string): string {
  return keyedHash(pepper, `${id}:${code}`);
}

/** For subjects of counters and for network addresses: tells two apart without keeping either. */
export function keyedHash(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Without letters and digits that look alike: it is read from a mail and typed. */
const LOWER = 'abcdefghijkmnpqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';

/** Meets any policy of the settings: each kind of character is there. */
export function newTemporaryPassword(): string {
  const pick = (alphabet: string, count: number): string[] =>
    Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length)));
  const characters = [...pick(LOWER, 6), ...pick(UPPER, 4), ...pick(DIGITS, 3), ...pick('@#%+', 1)];
  for (let i = characters.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    const [a = '', b = ''] = [characters[i], characters[j]];
    characters[i] = b;
    characters[j] = a;
  }
  return characters.join('');
}
