import { z } from 'zod';
import { instantSchema, pageOf, pageQuerySchema } from '../envelope';

/** A moment of the audit's chain that the office has signed and made public. */
export const signedHeadSchema = z.object({
  /** Counts up without gaps. */
  number: z.number().int().positive(),
  /** The last record of the chain at that moment, and its hash, which covers every record before it. */
  seq: z.number().int().nonnegative(),
  hash: z.string(),
  /** Of the head before this one; zeros for the first. */
  previousHash: z.string(),
  signedAt: instantSchema,
  /** RSA with SHA-256 (PKCS #1 v1.5) over the UTF-8 of `signedHeadText`, base64. */
  signature: z.string(),
  /** SHA-256 of the certificate (DER), hexadecimal. */
  keyFingerprint: z.string(),
  signer: z.string(),
  /** PEM. */
  certificate: z.string(),
  /**
   * That an authority outside has seen `signedHeadText` with the signature behind it (RFC 3161, SHA-256), by its own
   * clock; the token is DER in base64. Null: none was asked, or not yet.
   */
  timestamp: z.object({ authority: z.string(), at: instantSchema, token: z.string() }).nullable().default(null),
});
export type SignedHead = z.infer<typeof signedHeadSchema>;

/** GET external/api/audit-head: public, the newest first. */
export const signedHeadQuerySchema = pageQuerySchema;
export const signedHeadPageSchema = pageOf(signedHeadSchema).extend({
  /** Fingerprints of the certificates that the check of the audit believes: the portal's present and past ones. */
  signers: z.array(z.string()).default([]),
});

/** What is signed, to the byte: whoever has the page or the mail can check it with openssl. */
export function signedHeadText({
  number,
  seq,
  hash,
  previousHash,
  signedAt,
}: Pick<SignedHead, 'number' | 'seq' | 'hash' | 'previousHash' | 'signedAt'>): string {
  return [
    'registrar audit head',
    `number ${number}`,
    `record ${seq}`,
    `hash ${hash}`,
    `previous ${previousHash}`,
    `signed ${signedAt}`,
    '',
  ].join('\n');
}
