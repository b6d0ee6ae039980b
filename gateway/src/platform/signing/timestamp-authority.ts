import { createHash, randomBytes, X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import type { Certificate, TSTInfo } from 'pkijs';

/** Loaded where an authority is configured. */
const pki = () => import('pkijs');
const asn1 = () => import('asn1js');

const MEDIA_TYPE = 'application/timestamp-query';
const ANSWER_MS = 15_000;
/** A token has some kilobytes. */
const LARGEST_ANSWER = 256 << 10;
/** id-kp-timeStamping: what a certificate of an authority is for. */
const FOR_TIMESTAMPS = '1.3.6.1.5.5.7.3.8';
const EXTENDED_KEY_USAGE = '2.5.29.37';

/** Where an authority answers, and whom the office believes. */
export interface TimestampPlace {
  readonly url: string;
  /** A PEM file with the roots of the authority, past ones too. */
  readonly certificates: string;
}

export interface Timestamp {
  /** DER of the token, base64. */
  readonly token: string;
  readonly authority: string;
  readonly at: Date;
}

/** An authority outside that says by its signature that it has seen a text, or bytes, at a time (RFC 3161). */
export interface TimestampAuthority {
  /** Throws where the authority gives none, or one that is not right. */
  stamp(text: string | Buffer): Promise<Timestamp>;
  /** What a token says, or null where it is not of this text or not of a believed authority. */
  read(text: string | Buffer, token: string): Promise<Timestamp | null>;
  /** DER of the roots that are believed. */
  readonly roots: readonly Buffer[];
}

/** Throws where the file of certificates cannot be read. */
export function openTimestampAuthority({ url, certificates }: TimestampPlace): TimestampAuthority {
  const roots = readCertificates(certificates);
  return {
    async stamp(text) {
      const { MessageImprint, PKIStatus, TimeStampReq, TimeStampResp } = await pki();
      const { Integer } = await asn1();
      const nonce = randomBytes(8);
      nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x01; // positive, and without zeros in front
      const query = new TimeStampReq({
        version: 1,
        messageImprint: await MessageImprint.create('SHA-256', bytesOf(asBytes(text))),
        certReq: true,
        nonce: new Integer({ valueHex: bytesOf(nonce) }),
      });
      const answer = TimeStampResp.fromBER(await ask(url, Buffer.from(query.toSchema().toBER())));
      const { status } = answer.status;
      if (!answer.timeStampToken || ![PKIStatus.granted, PKIStatus.grantedWithMods].includes(status))
        throw new Error(`the timestamp authority answered status ${status}`);
      const token = Buffer.from(answer.timeStampToken.toSchema().toBER()).toString('base64');
      const stamp = await readToken(text, token, { roots, nonce });
      if (!stamp) throw new Error('the answer of the timestamp authority is not right');
      return stamp;
    },
    read: (text, token) => readToken(text, token, { roots }),
    roots: roots.map(({ raw }) => Buffer.from(raw)),
  };
}

async function ask(url: string, query: Buffer): Promise<ArrayBuffer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': MEDIA_TYPE },
    body: new Uint8Array(query),
    signal: AbortSignal.timeout(ANSWER_MS),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`the timestamp authority answered ${response.status}`);
  const answer = await response.arrayBuffer();
  if (answer.byteLength > LARGEST_ANSWER) throw new Error('the answer of the timestamp authority is too large');
  return answer;
}

interface Believed {
  readonly roots: readonly X509Certificate[];
  /** Of the question, where it has just been asked. */
  readonly nonce?: Buffer;
}

async function readToken(text: string | Buffer, token: string, { roots, nonce }: Believed): Promise<Timestamp | null> {
  try {
    const { Certificate, ContentInfo, SignedData, TSTInfo } = await pki();
    const content: unknown = ContentInfo.fromBER(bytesOf(Buffer.from(token, 'base64'))).content;
    const signed = new SignedData({ schema: content });
    const info: TSTInfo = TSTInfo.fromBER(
      bytesOf(Buffer.from(signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0))),
    );
    const hash = createHash('sha256').update(text).digest();
    if (!hash.equals(Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView))) return null;
    if (nonce && !(info.nonce && nonce.equals(Buffer.from(info.nonce.valueBlock.valueHexView)))) return null;
    const { signatureVerified, signerCertificate } = await signed.verify({
      signer: 0,
      data: bytesOf(asBytes(text)),
      trustedCerts: roots.map(({ raw }) => Certificate.fromBER(bytesOf(raw))),
      checkChain: true,
      checkDate: info.genTime,
      extendedMode: true,
    });
    if (signatureVerified !== true || !signerCertificate || !isForTimestamps(signerCertificate)) return null;
    const { subject } = new X509Certificate(Buffer.from(signerCertificate.toSchema().toBER()));
    return { token, authority: commonNameOf(subject), at: info.genTime };
  } catch {
    return null; // the library throws where anything does not fit
  }
}

function isForTimestamps({ extensions }: Certificate): boolean {
  const usage = extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE)?.parsedValue as
    { readonly keyPurposes?: readonly string[] } | undefined;
  return usage?.keyPurposes?.includes(FOR_TIMESTAMPS) === true;
}

/** Node writes a subject line by line. */
const commonNameOf = (subject: string): string => /^CN=(.*)$/m.exec(subject)?.[1] ?? subject.replaceAll('\n', ', ');

function readCertificates(file: string): readonly X509Certificate[] {
  const found = fs.readFileSync(file, 'utf8').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  if (!found) throw new Error(`TIMESTAMP_CERTIFICATES: ${file} has no certificate`);
  return found.map((pem) => new X509Certificate(pem));
}

const asBytes = (text: string | Buffer): Buffer => (typeof text === 'string' ? Buffer.from(text, 'utf8') : text);

/** A copy, because a buffer of Node may be a part of a larger one. */
export const bytesOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;
