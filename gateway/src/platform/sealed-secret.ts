import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What the secret is for; each has a key of its own. Rows keep what was sealed under these names. */
type Purpose = 'totp-secret' | 'webhook-secret';

interface Sealing {
  readonly pepper: string;
  readonly purpose: Purpose;
  /** The row's id: sealed for one row it opens in no other. */
  readonly boundTo: string;
}

const keyOf = ({ pepper, purpose }: Sealing): Buffer => Buffer.from(hkdfSync('sha256', pepper, '', purpose, 32));

/** Base64url of nonce, tag and text (AES-256-GCM). */
export function seal(text: string, sealing: Sealing): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(sealing), nonce).setAAD(Buffer.from(sealing.boundTo));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null where the key, the row or the text is another one, as after a restore under other secrets. */
export function unseal(sealed: string, sealing: Sealing): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(sealing), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(sealing.boundTo)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
