import fs from 'node:fs';
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import { Signer, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { PDFDocument } from 'pdf-lib';
import { ConfigurationError } from '../config/config';
import { readOrCreateSecret } from '../config/secret-files';
import { appendValidation } from './append-validation';
import { cmsSignature } from './cms-signature';
import { newDemonstrationPem, readP12, readPem, type SigningIdentity } from './signing-identity';
import { fingerprintOf, fingerprintsIn, signText, type SignedText } from './signed-text';
import type { SigningPlace } from './signing-place';
import type { Timestamp, TimestampAuthority } from './timestamp-authority';
import { openToken } from './token-identity';
import { certificatesIn, ValidationSource } from './validation-data';

export interface SignatureWords {
  /** English: readers of PDF show it as it is. */
  readonly reason: string;
  readonly location: string;
  readonly contact: string;
  readonly signedAt: Date;
}

/** How far a signature goes (ETSI EN 319 142-1, 6). */
export type SignatureLevel = 'B-B' | 'B-T' | 'B-LT';

export interface SignedPdf {
  readonly bytes: Buffer;
  readonly level: SignatureLevel;
  /** What an authority outside says of it; null where none is configured. */
  readonly timestamp: { readonly at: Date; readonly authority: string } | null;
}

export interface PdfSigner {
  /** Whose signature it is: the name in the certificate. */
  readonly name: string;
  /** A key of our own making: its papers say that they are worth nothing. */
  readonly demonstration: boolean;
  /**
   * The same PDF with a PAdES signature over all of it: B-T with the timestamp of an authority where one is configured,
   * B-LT where its and the signer's authorities publish what a reader needs later.
   *
   * Throws where the configured authority gives no timestamp, or the token no signature.
   */
  sign(pdf: Buffer, words: SignatureWords): Promise<SignedPdf>;
  /** The same key over a text. */
  signText(text: string): Promise<SignedText>;
  /** SHA-256 of the certificates of this installation: the present one, and those of the keys it had before. */
  fingerprints(): ReadonlySet<string>;
}

/** Who vouches for the time of a signature, and where the data for later is gathered. */
export interface SigningAuthorities {
  readonly timestamps: TimestampAuthority | null;
  readonly validation: ValidationSource;
}

/** Hex digits kept free for the signature: a certificate of 4096 bits with two above it fits. */
const ROOM = 24_000;
/** A token brings the certificates of its authority. */
const ROOM_FOR_TOKEN = 24_000;

/**
 * The key of an office is read at once: what is wrong with it is said when the gateway starts, not with the first
 * paper. A demonstration makes its key with its first paper; making one takes as long as a start.
 *
 * @throws ConfigurationError where the configured key cannot be read, with what is wrong
 */
export function openPdfSigner(
  place: SigningPlace,
  authorities: SigningAuthorities = { timestamps: null, validation: new ValidationSource(null) },
): PdfSigner {
  const past = place.pastCertificates === undefined ? [] : readPast(place.pastCertificates);
  if (place.kind === 'p12') {
    const identity = readConfigured('SIGNING_P12', () =>
      readP12(fs.readFileSync(place.file), place.passphrase, new Date()),
    );
    return signerOf(() => identity, past, { demonstration: false, authorities });
  }
  if (place.kind === 'pkcs11') {
    const identity = readConfigured('SIGNING_PKCS11_*', () => openToken(place, new Date()));
    return signerOf(() => identity, past, { demonstration: false, authorities });
  }
  let made: SigningIdentity | undefined;
  return signerOf(
    () => (made ??= readPem(readOrCreateSecret(place.dataDirectory, 'signing-key.pem', newDemonstrationPem))),
    past,
    { demonstration: true, authorities },
  );
}

function readConfigured(name: string, read: () => SigningIdentity): SigningIdentity {
  try {
    return read();
  } catch (error) {
    throw new ConfigurationError([`${name}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

function readPast(file: string): readonly string[] {
  try {
    return fingerprintsIn(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigurationError([
      `SIGNING_PAST_CERTIFICATES: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
}

const signerOf = (
  identity: () => SigningIdentity,
  past: readonly string[],
  { demonstration, authorities }: { readonly demonstration: boolean; readonly authorities: SigningAuthorities },
): PdfSigner => ({
  demonstration,
  get name() {
    return identity().name;
  },
  sign: async (pdf, words) => sign(pdf, words, identity(), authorities),
  signText: async (text) => signText(text, identity()),
  fingerprints: () => new Set([...identity().certificates.slice(0, 1).map(fingerprintOf), ...past]),
});

async function sign(
  pdf: Buffer,
  { reason, location, contact, signedAt }: SignatureWords,
  identity: SigningIdentity,
  { timestamps, validation }: SigningAuthorities,
): Promise<SignedPdf> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  pdflibAddPlaceholder({
    pdfDoc: document,
    reason,
    location,
    contactInfo: contact,
    name: identity.name,
    signingTime: signedAt,
    signatureLength: timestamps ? ROOM + ROOM_FOR_TOKEN : ROOM,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  });
  const prepared = await document.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
  const signer = new CmsSigner(identity, timestamps);
  const bytes = await new SignPdf().sign(Buffer.from(prepared), signer, signedAt);
  const { stamp } = signer;
  if (!timestamps || !stamp) return { bytes, level: 'B-B', timestamp: null };
  const timestamp = { at: stamp.at, authority: stamp.authority };
  const ofAuthority = await certificatesIn(Buffer.from(stamp.token, 'base64'));
  const data = await validation.of([identity.certificates, [...ofAuthority, ...timestamps.roots]], stamp.at);
  return data.complete
    ? { bytes: await appendValidation(bytes, data), level: 'B-LT', timestamp }
    : { bytes, level: 'B-T', timestamp };
}

class CmsSigner extends Signer {
  readonly #identity: SigningIdentity;
  readonly #timestamps: TimestampAuthority | null;
  /** What the authority gave for the signature that was made. */
  stamp: Timestamp | undefined;

  constructor(identity: SigningIdentity, timestamps: TimestampAuthority | null) {
    super();
    this.#identity = identity;
    this.#timestamps = timestamps;
  }

  override async sign(pdf: Buffer): Promise<Buffer> {
    const timestamps = this.#timestamps;
    if (!timestamps) return cmsSignature(pdf, this.#identity);
    return cmsSignature(pdf, this.#identity, async (signature) => {
      this.stamp = await timestamps.stamp(signature);
      return Buffer.from(this.stamp.token, 'base64');
    });
  }
}
