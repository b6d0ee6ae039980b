import { printedVerificationCode } from '@registrar/domain/calls/letters';
import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';

export interface Copied {
  readonly mediaType: 'application/pdf' | 'image/jpeg' | 'image/png';
  readonly serial: string;
  readonly code: string;
  readonly madeAt: Date;
}

/** A4 in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 36;
const INK = rgb(0.075, 0.22, 0.41);

/** Puts what is copied behind the sheet that certifies it, each page with the mark. Same parts give the same bytes. */
export async function appendCopied(sheet: Uint8Array, original: Uint8Array, copied: Copied): Promise<Buffer> {
  const made = await PDFDocument.load(sheet, { updateMetadata: false });
  const font = await made.embedFont(StandardFonts.HelveticaBold);
  const pages =
    copied.mediaType === 'application/pdf'
      ? await pagesOf(made, original)
      : [await pictureOn(made, original, copied.mediaType)];
  for (const [at, page] of pages.entries()) mark(page, font, copied, `${at + 1}/${pages.length}`);
  made.setModificationDate(copied.madeAt);
  return Buffer.from(await made.save({ useObjectStreams: false }));
}

/** The pages of the original in its order, added behind the last one. */
async function pagesOf(made: PDFDocument, original: Uint8Array): Promise<PDFPage[]> {
  const source = await PDFDocument.load(original, { updateMetadata: false });
  const pages = await made.copyPages(source, source.getPageIndices());
  return pages.map((page) => made.addPage(page));
}

async function pictureOn(made: PDFDocument, original: Uint8Array, mediaType: Copied['mediaType']): Promise<PDFPage> {
  const picture = await (mediaType === 'image/png' ? made.embedPng(original) : made.embedJpg(original));
  const { width, height } = picture.scaleToFit(WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN);
  const page = made.addPage([WIDTH, HEIGHT]);
  page.drawImage(picture, { x: (WIDTH - width) / 2, y: (HEIGHT - height) / 2, width, height });
  return page;
}

/** On the foot of the page. The words in Nepali stand on the sheet: a font for them would be embedded once more. */
function mark(page: PDFPage, font: PDFFont, { serial, code }: Copied, place: string): void {
  const text = `CERTIFIED COPY  ${serial}  ${printedVerificationCode(code)}  ${place}`;
  const box = page.getMediaBox();
  page.drawRectangle({
    x: box.x + 20,
    y: box.y + 8,
    width: font.widthOfTextAtSize(text, 8) + 12,
    height: 14,
    color: rgb(1, 1, 1),
    borderColor: INK,
    borderWidth: 0.7,
  });
  page.drawText(text, { x: box.x + 26, y: box.y + 12, size: 8, font, color: INK });
}

/** How many pages a copy of it has. */
export async function pagesIn(original: Uint8Array, mediaType: Copied['mediaType']): Promise<number> {
  if (mediaType !== 'application/pdf') return 1;
  return (await PDFDocument.load(original, { updateMetadata: false })).getPageCount();
}
