import { createHash, createVerify, X509Certificate } from 'node:crypto';
import type { SigningIdentity } from './signing-identity';

export interface SignedText {
  /** Base64. */
  readonly signature: string;
  /** PEM of the signer's own certificate. */
  readonly certificate: string;
  /** SHA-256 of its DER. */
  readonly fingerprint: string;
  readonly signer: string;
}

/** SHA-256 of a certificate's DER. */
export const fingerprintOf = (der: Buffer): string => createHash('sha256').update(der).digest('hex');

/**
 * Of every certificate in a PEM text.
 *
 * @throws Error with a sentence for whoever configures it
 */
export function fingerprintsIn(pem: string): string[] {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (found.length === 0) throw new Error('there is no certificate in it');
  return found.map((one) => fingerprintOf(new X509Certificate(one).raw));
}

/** A plain RSA signature with SHA-256, which openssl checks without more than the text and the certificate. */
export async function signText(text: string, { sign, certificates, name }: SigningIdentity): Promise<SignedText> {
  const [own] = certificates;
  if (!own) throw new Error('A signature needs the certificate of its key');
  return {
    signature: (await sign(Buffer.from(text, 'utf8'))).toString('base64'),
    certificate: new X509Certificate(own).toString(),
    fingerprint: fingerprintOf(own),
    signer: name,
  };
}

/** Whether the certificate is the one of that fingerprint, and its key has signed the text. */
export function isSignedText(
  text: string,
  { signature, certificate, fingerprint }: Omit<SignedText, 'signer'>,
): boolean {
  try {
    const signer = new X509Certificate(certificate);
    if (fingerprintOf(signer.raw) !== fingerprint) return false;
    return createVerify('sha256').update(text, 'utf8').verify(signer.publicKey, signature, 'base64');
  } catch {
    return false;
  }
}
