import {
  statementBlocks,
  statementLineKeys,
  statementLines,
  type StatementFigures,
  type StatementLine,
} from '@registrar/domain/processes/filings/annual-report/statement-lines';
import { isNought, readFigure } from '@registrar/domain/figures';
import { paisaOf } from '@registrar/domain/money';
import { plainCode, plainText } from '@registrar/domain/plain-text';
import { BYTE_ORDER_MARK, csvLine, readSheetText } from '@registrar/domain/sheets';
import { valueAt, type Answers } from '@registrar/domain/processes';
import type { Language } from '@registrar/contract/shell-api';

export type StatementColumn = 'current' | 'previous';

/** What has been typed into a column so far; what is no amount yet counts as nothing. */
export function figuresOf(data: Answers, column: StatementColumn): StatementFigures {
  return Object.fromEntries(
    statementLineKeys.flatMap((key) => {
      const value = valueAt(data, `${column}.${key}`);
      return typeof value === 'number' && Number.isSafeInteger(value) ? [[key, value]] : [];
    }),
  );
}
const COLUMNS: readonly StatementColumn[] = ['current', 'previous'];

/** Why a row or a cell cannot be taken; the sentences are `sheet.trouble.<key>`. */
export type SheetTrouble =
  'lineUnknown' | 'lineMissing' | 'lineTwice' | 'formula' | 'notANumber' | 'comma' | 'negative';

export interface TroubledRow {
  /** Of the sheet, counted from 1. */
  readonly line: number;
  readonly trouble: SheetTrouble;
  /** What stands there. */
  readonly cell: string;
}

export interface StatementSheet {
  /** By column and line, in paisa; only what the sheet says. */
  readonly figures: Readonly<Record<StatementColumn, Readonly<Partial<Record<StatementLine, number>>>>>;
  readonly troubles: readonly TroubledRow[];
  /** The rows are not names with figures beside them. */
  readonly columnsWrong: boolean;
  /** The line in which a quote is opened that nothing closes: the lines after it are one cell. */
  readonly openQuote?: number;
}

const folded = (name: string): string =>
  plainText(name)
    .toLowerCase()
    .replace(/[\s,.()*/-]+/g, ' ')
    .trim();

const LINES = new Map(
  statementLines.flatMap(({ key, label }) => [key, label.ne, label.en].map((name) => [folded(name), key] as const)),
);
/** Headings of the parts may stay in the sheet. */
const HEADINGS = new Set(statementBlocks.flatMap(({ label }) => [folded(label.ne), folded(label.en)]));

const isBlank = (cell: string | undefined): boolean => plainText(cell ?? '').trim() === '';

function paisaIn(cell: string): number | SheetTrouble {
  const text = plainCode(cell);
  if (text.startsWith('=')) return 'formula';
  if (isNought(text)) return 0;
  const figure = readFigure(text);
  if (typeof figure === 'string') return figure === 'comma' ? 'comma' : 'notANumber';
  const paisa = paisaOf(figure) ?? 'notANumber';
  return typeof paisa === 'number' && paisa < 0 ? 'negative' : paisa;
}

/** Of a first line: a line of the form says more than any number of cells does. */
const understood = (cells: readonly string[]): number =>
  (LINES.has(folded(cells[0] ?? '')) || HEADINGS.has(folded(cells[0] ?? '')) ? LINES.size : 0) +
  cells.filter((cell) => !isBlank(cell)).length;

/**
 * A statement as a spreadsheet gives it: the name of the line, this year, and the year before where it is there. Names
 * are those of the form, in either language. What cannot be read is told, and the rest is taken.
 */
export function readStatementSheet(text: string): StatementSheet {
  const { rows: read, openQuote } = readSheetText(text, understood);
  const rows = read.filter(({ cells }) => !cells.every(isBlank));
  const figures: Record<StatementColumn, Partial<Record<StatementLine, number>>> = { current: {}, previous: {} };
  const troubles: TroubledRow[] = [];
  const seen = new Set<StatementLine>();
  for (const [at, { line, cells }] of rows.entries()) {
    const [name = '', ...amounts] = cells;
    const given = amounts.slice(0, COLUMNS.length);
    const key = LINES.get(folded(name));
    if (key === undefined) {
      // the first row may be a heading, and a part may have its own
      const isHeading = HEADINGS.has(folded(name)) || (at === 0 && given.every((cell) => !/\d/.test(plainCode(cell))));
      if (!isHeading && !given.every(isBlank))
        troubles.push({
          line,
          trouble: isBlank(name) ? 'lineMissing' : 'lineUnknown',
          cell: isBlank(name) ? given.join(' ').trim() : name.trim(),
        });
      continue;
    }
    if (seen.has(key)) {
      troubles.push({ line, trouble: 'lineTwice', cell: name.trim() });
      continue;
    }
    seen.add(key);
    for (const [index, column] of COLUMNS.entries()) {
      const cell = given[index] ?? '';
      if (isBlank(cell)) continue;
      const figure = paisaIn(cell);
      if (typeof figure === 'number') figures[column][key] = figure;
      else troubles.push({ line, trouble: figure, cell: cell.trim() });
    }
  }
  return { figures, troubles, columnsWrong: seen.size === 0, openQuote };
}

/** A file to be filled in: the lines with their parts, and two empty columns. */
export function statementTemplate(
  language: Language,
  columns: readonly [line: string, current: string, previous: string],
): string {
  const lines = statementBlocks.flatMap((block) => [
    [block.label[language], null, null] as const,
    ...statementLines
      .filter((line) => line.block === block.key)
      .map(({ label }) => [label[language], null, null] as const),
  ]);
  return `${BYTE_ORDER_MARK}${[columns, ...lines].map((cells) => csvLine(cells)).join('')}`;
}
