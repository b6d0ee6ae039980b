import { createHash, createHmac, pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword } from '../accounts/password-hashing';

const derive = promisify(pbkdf2);
const DERIVED_BYTES = 32;
/** A costlier hash would make every try of anybody as costly. */
export const MAXIMUM_ITERATIONS = 1_000_000;
const MAXIMUM_MEMORY_KIB = 65_536;
const MAXIMUM_PASSES = 10;

const PBKDF2 = /^pbkdf2_sha256\$(\d{1,7})\$([^$]{1,128})\$([A-Za-z0-9+/]{43}=)$/;
const SHA256 = /^sha256\$([^$]{1,128})\$([0-9a-f]{64})$/i;
const PEPPERED = /^peppered_sha256\$([^$]{1,128})\$([0-9a-f]{64})$/;
const ARGON2 = /^\$argon2id?\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=\d{1,2}\$[A-Za-z0-9+/]{8,128}\$[A-Za-z0-9+/]{16,172}$/;

export interface OldPassword {
  /** As it is kept. */
  readonly hash: string;
  /** Of PBKDF2, else 0. */
  readonly iterations: number;
}

/**
 * A hash of the import as the table keeps it, or undefined for a form that is not understood. A single round of SHA-256
 * is tried out in no time by whoever holds the table, so that one is sealed with the pepper, which is not in it.
 */
export function keepOldPassword(pepper: string, text: string): OldPassword | undefined {
  const derived = PBKDF2.exec(text);
  if (derived) {
    const iterations = Number(derived[1]);
    return iterations >= 1 && iterations <= MAXIMUM_ITERATIONS ? { hash: text, iterations } : undefined;
  }
  const plain = SHA256.exec(text);
  if (plain)
    return { hash: `peppered_sha256$${plain[1] ?? ''}$${seal(pepper, (plain[2] ?? '').toLowerCase())}`, iterations: 0 };
  const argon = ARGON2.exec(text);
  const fits = argon !== null && Number(argon[1]) <= MAXIMUM_MEMORY_KIB && Number(argon[2]) <= MAXIMUM_PASSES;
  return fits ? { hash: text, iterations: 0 } : undefined;
}

/**
 * Whether the password is the one of the hash. Whatever the form, and without a hash at all, the same work is done: one
 * argon2, and as many PBKDF2 rounds as the costliest hash of the table takes. The time must not tell who exists.
 */
export async function isOldPassword(
  pepper: string,
  stored: OldPassword | undefined,
  password: string,
  costliest: number,
): Promise<boolean> {
  const hash = stored?.hash ?? '';
  const byArgon = await verifyPassword(hash.startsWith('$argon2') ? hash : undefined, password);

  const [, , salt = 'nobody', expected = ''] = PBKDF2.exec(hash) ?? [];
  const iterations = stored?.iterations ?? 0;
  const derived =
    iterations > 0 ? await derive(password, salt, iterations, DERIVED_BYTES, 'sha256') : Buffer.alloc(DERIVED_BYTES);
  if (costliest > iterations) await derive(password, 'nobody', costliest - iterations, DERIVED_BYTES, 'sha256');
  const byPbkdf2 = sameBytes(derived, Buffer.from(expected, 'base64')) && iterations > 0;

  const [, plainSalt = '', sealed = ''] = PEPPERED.exec(hash) ?? [];
  const digest = createHash('sha256')
    .update(plainSalt + password)
    .digest('hex');
  const bySha256 = sameBytes(Buffer.from(seal(pepper, digest)), Buffer.from(sealed));
  return byArgon || byPbkdf2 || bySha256;
}

function seal(pepper: string, digest: string): string {
  return createHmac('sha256', pepper).update(`old-password:${digest}`).digest('hex');
}

function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
