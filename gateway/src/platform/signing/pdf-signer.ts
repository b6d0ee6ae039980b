import fs from 'node:fs';
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import { Signer, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { PDFDocument } from 'pdf-lib';
import { readOrCreateSecret } from '../config/secret-files';
import { cmsSignature } from './cms-signature';
import { newDemonstrationPem, readP12, readPem, type SigningIdentity } from './signing-identity';

/** A demonstration makes its own key; an office is given one. */
export type SigningPlace = { readonly kind: 'demonstration'; readonly dataDirectory: string } | { readonly kind: 'p12'; readonly file: string; readonly passphrase: string };

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
  /** The same PDF with a PAdES B-B signature over all of it. */
  sign(pdf: Buffer, words: SignatureWords): Promise<Buffer>;
}

/** Hex digits kept free for the signature: a certificate of 4096 bits with two above it fits. */
const ROOM = 24_000;

/** @throws Error where the key cannot be read, with what is wrong: asked when the gateway starts, not with the first paper */
export function openPdfSigner(place: SigningPlace): PdfSigner {
  const identity = place.kind === 'p12' ? readP12(fs.readFileSync(place.file), place.passphrase, new Date()) : readPem(readOrCreateSecret(place.dataDirectory, 'signing-key.pem', newDemonstrationPem));
  return { name: identity.name, sign: (pdf, words) => sign(pdf, words, identity) };
}

async function sign(pdf: Buffer, { reason, location, contact, signedAt }: SignatureWords, identity: SigningIdentity): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  pdflibAddPlaceholder({
    pdfDoc: document, reason, location, contactInfo: contact, name: identity.name, signingTime: signedAt, signatureLength: ROOM, subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  });
  const prepared = await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
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
