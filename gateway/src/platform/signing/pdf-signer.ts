import fs from 'node:fs';
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import { Signer, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { PDFDocument } from 'pdf-lib';
import { ConfigurationError } from '../config/config';
import { readOrCreateSecret } from '../config/secret-files';
import { cmsSignature } from './cms-signature';
import { newDemonstrationPem, readP12, readPem, type SigningIdentity } from './signing-identity';
import { fingerprintOf, fingerprintsIn, signText, type SignedText } from './signed-text';
import type { SigningPlace } from './signing-place';

export interface SignatureWords {
  /** English: readers of PDF show it as it is. */
  readonly reason: string;
  readonly location: string;
  readonly contact: string;
  readonly signedAt: Date;
}

export interface PdfSigner {
  /** Whose signature it is: the name in the certificate. */
  readonly name: string;
  /** A key of our own making: its papers say that they are worth nothing. */
  readonly demonstration: boolean;
  /** The same PDF with a PAdES B-B signature over all of it. */
  sign(pdf: Buffer, words: SignatureWords): Promise<Buffer>;
  /** The same key over a text. */
  signText(text: string): SignedText;
  /** SHA-256 of the certificates of this installation: the present one, and those of the keys it had before. */
  fingerprints(): ReadonlySet<string>;
}

/** Hex digits kept free for the signature: a certificate of 4096 bits with two above it fits. */
const ROOM = 24_000;

/**
 * The key of an office is read at once: what is wrong with it is said when the gateway starts, not with the first
 * paper. A demonstration makes its key with its first paper; making one takes as long as a start.
 *
 * @throws ConfigurationError where the configured key cannot be read, with what is wrong
 */
export function openPdfSigner(place: SigningPlace): PdfSigner {
  const past = place.pastCertificates === undefined ? [] : readPast(place.pastCertificates);
  if (place.kind === 'p12') {
    const identity = readConfigured(place.file, place.passphrase);
    return signerOf(() => identity, past, false);
  }
  let made: SigningIdentity | undefined;
  return signerOf(
    () => (made ??= readPem(readOrCreateSecret(place.dataDirectory, 'signing-key.pem', newDemonstrationPem))),
    past,
    true,
  );
}

function readConfigured(file: string, passphrase: string): SigningIdentity {
  try {
    return readP12(fs.readFileSync(file), passphrase, new Date());
  } catch (error) {
    throw new ConfigurationError([`SIGNING_P12: ${error instanceof Error ? error.message : String(error)}`]);
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

const signerOf = (identity: () => SigningIdentity, past: readonly string[], demonstration: boolean): PdfSigner => ({
  demonstration,
  get name() {
    return identity().name;
  },
  sign: async (pdf, words) => sign(pdf, words, identity()),
  signText: (text) => signText(text, identity()),
  fingerprints: () => new Set([...identity().certificates.slice(0, 1).map(fingerprintOf), ...past]),
});

async function sign(
  pdf: Buffer,
  { reason, location, contact, signedAt }: SignatureWords,
  identity: SigningIdentity,
): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  pdflibAddPlaceholder({
    pdfDoc: document,
    reason,
    location,
    contactInfo: contact,
    name: identity.name,
    signingTime: signedAt,
    signatureLength: ROOM,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  });
  const prepared = await document.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
  return new SignPdf().sign(Buffer.from(prepared), new CmsSigner(identity), signedAt);
}

class CmsSigner extends Signer {
  readonly #identity: SigningIdentity;

  constructor(identity: SigningIdentity) {
    super();
    this.#identity = identity;
  }

  override async sign(pdf: Buffer): Promise<Buffer> {
    return cmsSignature(pdf, this.#identity);
  }
}
