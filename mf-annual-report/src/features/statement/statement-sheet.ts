import { statementBlocks, statementLines, type StatementLine } from '@registrar/domain/processes/annual-report/statement-lines';
import { toLatinDigits } from '@registrar/domain/digits';
import { parseMoney } from '@registrar/domain/money';
import { BYTE_ORDER_MARK, csvLine, readRows } from '@registrar/domain/sheets';
import type { Language } from '@registrar/contract/shell-api';

export type StatementColumn = 'current' | 'previous';
const COLUMNS: readonly StatementColumn[] = ['current', 'previous'];

/** Why a row or a cell cannot be taken; the sentences are `sheet.trouble.<key>`. */
export type SheetTrouble = 'lineUnknown' | 'lineMissing' | 'lineTwice' | 'formula' | 'notANumber' | 'negative';

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
}

const folded = (name: string): string => name.normalize('NFC').toLowerCase().replace(/[\s,.()*/-]+/g, ' ').trim();

const LINES = new Map(statementLines.flatMap(({ key, label }) => [key, label.ne, label.en].map((name) => [folded(name), key] as const)));
/** Headings of the parts may stay in the sheet. */
const HEADINGS = new Set(statementBlocks.flatMap(({ label }) => [folded(label.ne), folded(label.en)]));

const isBlank = (cell: string | undefined): boolean => (cell ?? '').trim() === '';

function readFigure(cell: string): number | SheetTrouble {
  const text = cell.trim();
  if (text.startsWith('=')) return 'formula';
  if (/^\(.*\)$|^[-−]/.test(text)) return 'negative';
  return parseMoney(text) ?? 'notANumber';
}

/**
 * A statement as a spreadsheet gives it: the name of the line, this year, and the year before where it is there. Names
 * are those of the form, in either language. What cannot be read is told, and the rest is taken.
 */
export function readStatementSheet(text: string): StatementSheet {
  const rows = readRows(text).filter(({ cells }) => !cells.every(isBlank));
  const figures: Record<StatementColumn, Partial<Record<StatementLine, number>>> = { current: {}, previous: {} };
  const troubles: TroubledRow[] = [];
  const seen = new Set<StatementLine>();
  for (const [at, { line, cells }] of rows.entries()) {
    const [name = '', ...amounts] = cells;
    const given = amounts.slice(0, COLUMNS.length);
    const key = LINES.get(folded(name));
    if (key === undefined) {
      // the first row may be a heading, and a part may have its own
      const isHeading = HEADINGS.has(folded(name)) || (at === 0 && given.every((cell) => !/\d/.test(toLatinDigits(cell))));
      if (!isHeading && !given.every(isBlank)) troubles.push({ line, trouble: isBlank(name) ? 'lineMissing' : 'lineUnknown', cell: isBlank(name) ? given.join(' ').trim() : name.trim() });
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
      const figure = readFigure(cell);
      if (typeof figure === 'number') figures[column][key] = figure;
      else troubles.push({ line, trouble: figure, cell: cell.trim() });
    }
  }
  return { figures, troubles, columnsWrong: seen.size === 0 };
}

/** A file to be filled in: the lines with their parts, and two empty columns. */
export function statementTemplate(language: Language, columns: readonly [line: string, current: string, previous: string]): string {
  const lines = statementBlocks.flatMap((block) => [[block.label[language], null, null] as const, ...statementLines.filter((line) => line.block === block.key).map(({ label }) => [label[language], null, null] as const)]);
  return `${BYTE_ORDER_MARK}${[columns, ...lines].map((cells) => csvLine(cells)).join('')}`;
}
