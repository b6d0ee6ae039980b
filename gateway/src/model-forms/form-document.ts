import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IRunOptions,
} from 'docx';
import type { DrawnForm, DrawnPart } from './compose-form';

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Half points. */
const SIZE = 22;
const TITLE_SIZE = 30;
const FOOT_SIZE = 16;
/** Twentieths of a point. */
const A4 = { width: 11_906, height: 16_838 };
const MARGIN = 1304;
const WIDE = A4.width - 2 * MARGIN;
const NUMBER_WIDTH = 800;
const SIGNING_HEIGHT = 700;
/** Word sets Devanagari with the font and the size of "complex scripts"; both are on every Windows and Mac. */
const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Mangal' };

/** The same form as a Word document, to be written on. */
export function formDocument({ language, title, parts, version }: DrawnForm): Promise<Buffer> {
  const document = new Document({
    title,
    creator: '',
    styles: {
      default: {
        document: {
          run: { font: FONT, size: SIZE, language: { value: 'en-US', bidirectional: 'ne-NP' } },
          paragraph: { spacing: { after: 120, line: 300 } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: { size: A4, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [
                  run(version, { size: FOOT_SIZE }, language),
                  new TextRun({ size: FOOT_SIZE, children: ['   ', PageNumber.CURRENT, '/', PageNumber.TOTAL_PAGES] }),
                ],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({
            heading: HeadingLevel.HEADING_1,
            alignment: AlignmentType.CENTER,
            spacing: { after: 240 },
            children: [run(title, { bold: true, size: TITLE_SIZE, color: '000000' }, language)],
          }),
          ...parts.flatMap((part) => drawn(part, language)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

type Style = Pick<IRunOptions, 'bold' | 'size' | 'color'>;

function run(text: string, { bold, size = SIZE, color }: Style, language: DrawnForm['language']): TextRun {
  return new TextRun({
    text: readable(text),
    font: FONT,
    size,
    sizeComplexScript: size,
    ...(bold && { bold, boldComplexScript: true }),
    ...(color && { color }),
    language: language === 'ne' ? { value: 'ne-NP', bidirectional: 'ne-NP' } : { value: 'en-US' },
  });
}

function drawn(part: DrawnPart, language: DrawnForm['language']): (Paragraph | Table)[] {
  switch (part.kind) {
    case 'GAP':
      return [new Paragraph({})];
    case 'TEXT':
      return [paragraph(part.text, language)];
    case 'CLAUSE':
      return [
        new Paragraph({
          keepNext: true,
          spacing: { before: 160, after: 80 },
          children: [
            run(`${part.number}. ${part.heading}`, { bold: true }, language),
            ...(part.law === null ? [] : [run(`   ${part.law}`, { size: FOOT_SIZE }, language)]),
          ],
        }),
        ...part.paragraphs.map((text) => paragraph(text, language, MARGIN / 3)),
      ];
    case 'TABLE':
      return [table(part, language), new Paragraph({})];
  }
}

const paragraph = (text: string, language: DrawnForm['language'], left = 0): Paragraph =>
  new Paragraph({ indent: { left: Math.round(left) }, children: [run(text, {}, language)] });

function table({ rows, signed }: DrawnPart & { kind: 'TABLE' }, language: DrawnForm['language']): Table {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = signed
    ? [NUMBER_WIDTH, ...Array.from({ length: columns - 1 }, () => Math.floor((WIDE - NUMBER_WIDTH) / (columns - 1)))]
    : Array.from({ length: columns }, () => Math.floor(WIDE / columns));
  return new Table({
    width: { size: WIDE, type: WidthType.DXA },
    columnWidths: widths,
    rows: rows.map(
      (row, at) =>
        new TableRow({
          tableHeader: at === 0,
          cantSplit: true,
          ...(signed && at > 0 && { height: { value: SIGNING_HEIGHT, rule: 'atLeast' } }),
          children: widths.map(
            (size, column) =>
              new TableCell({
                width: { size, type: WidthType.DXA },
                margins: { top: 60, bottom: 60, left: 90, right: 90 },
                children: (row[column] ?? '')
                  .split('\n')
                  .map((line) => new Paragraph({ children: [run(line, { bold: at === 0 }, language)] })),
              }),
          ),
        }),
    ),
  });
}

/** What XML cannot hold would make the whole file unreadable. */
const readable = (text: string): string => text.replaceAll(/(?!\t)\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, '');
