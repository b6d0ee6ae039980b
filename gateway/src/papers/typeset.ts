import type { Bilingual } from '@registrar/domain/bilingual';
import { printedVerificationCode } from '@registrar/domain/calls/letters';
import { renderSVG } from 'uqr';
import type { PdfEngine, RenderedPdf } from '../platform/pdf/pdf-engine';
import type { Paper } from './paper-data';
import { TEMPLATES } from './templates/sources';

/** Where anybody checks a paper. */
export const verifyPath = (printedCode: string): string => `/verify-document?code=${printedCode}`;
export const verifyAddress = (portalUrl: string, printedCode: string): string =>
  new URL(verifyPath(printedCode), portalUrl).href;

export const DEMONSTRATION: Bilingual = {
  ne: 'प्रदर्शनका लागि मात्र; यसको कानुनी मान्यता छैन',
  en: 'For demonstration only; it has no legal effect',
};
const DRAFT: Bilingual = { ne: 'मस्यौदा', en: 'DRAFT' };

export interface IssuedAs {
  readonly code: string;
  readonly portalUrl: string;
  /** The signing key is of our own making. */
  readonly demonstration: boolean;
  readonly madeAt: Date;
}

/** Sets an issued paper: the same paper with the same code gives the same bytes. */
export function typeset(
  pdf: PdfEngine,
  { template, data }: Paper,
  { code, portalUrl, demonstration, madeAt }: IssuedAs,
): Promise<RenderedPdf> {
  const printed = printedVerificationCode(code);
  const address = verifyAddress(portalUrl, printed);
  return pdf.render({
    main: template,
    sources: TEMPLATES,
    pictures: { 'qr.svg': qrOf(address) },
    madeAt,
    data: {
      ...data,
      draft: null,
      code: printed,
      verifyAddress: address,
      demonstration: demonstration ? DEMONSTRATION : null,
    },
  });
}

// M: a photocopy with a stamp on its corner is still read; no border of its own, the paper is white
const qrOf = (address: string): Buffer => Buffer.from(renderSVG(address, { ecc: 'M', border: 0, pixelSize: 4 }));

/** Letters of the register as they were issued, one after the other in one file to be printed; not signed. */
export function typesetTogether(
  pdf: PdfEngine,
  letters: readonly { readonly paper: Paper; readonly code: string }[],
  { title, portalUrl, demonstration, madeAt }: Omit<IssuedAs, 'code'> & { readonly title: Bilingual },
): Promise<RenderedPdf> {
  const set = letters.map(({ paper, code }, at) => {
    const printed = printedVerificationCode(code);
    const qr = `qr-${at}.svg`;
    return { ...paper.data, code: printed, verifyAddress: verifyAddress(portalUrl, printed), qr };
  });
  return pdf.render({
    main: 'letters.typ',
    sources: TEMPLATES,
    pictures: Object.fromEntries(set.map(({ qr, verifyAddress: address }) => [qr, qrOf(address)])),
    madeAt,
    data: {
      title,
      letters: set.map((letter) => ({ ...letter, draft: null, demonstration: demonstration ? DEMONSTRATION : null })),
    },
  });
}

/** Sets what is not issued: without a code, and with the word "draft" across every page. */
export function typesetDraft(
  pdf: PdfEngine,
  { template, data }: Paper,
  language: 'ne' | 'en',
  { final = false, madeAt }: { final?: boolean; madeAt: Date },
): Promise<RenderedPdf> {
  return pdf.render({
    main: template,
    sources: TEMPLATES,
    madeAt,
    data: { ...data, draft: final ? null : DRAFT[language], code: null, verifyAddress: null, demonstration: null },
  });
}
