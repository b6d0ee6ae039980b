import type { Enumeration } from '../enumerations/enumeration';
import { consentBodies } from './consent-bodies';
import { blacklistTypes, wordEntrySchemas, wordModeNames, type WordEntry, type WordList } from './word-entries';
import { plainText } from '../plain-text';
import { readSheetText } from '../sheets/read-rows';
import { fieldIssues, type FieldIssue } from '../messages/issues';
import type { Language } from '../bilingual';

/** Columns of a file of words, by list; the first line of the file names them, in any order. */
export const wordFileColumns: Readonly<Record<WordList, readonly string[]>> = {
  BLACKLIST: ['english', 'nepali', 'type', 'reason_english', 'reason_nepali'],
  FORBIDDEN: ['english', 'nepali', 'mode', 'overridable'],
  PRONOUN: ['english', 'nepali'],
  DOT_COM: ['english', 'nepali'],
  CONSENT: ['english', 'nepali', 'mode', 'body'],
  ACTIVITY: ['english', 'nepali', 'nsic'],
  OBJECTIVE: ['english', 'nepali', 'nsic'],
};

/** Columns whose cells hold one of so many values, by its key or by either of its names. */
export const wordFileChoices: Readonly<Record<string, Enumeration>> = {
  mode: wordModeNames,
  body: consentBodies,
  type: blacklistTypes,
};

export interface WordFile {
  readonly entries: readonly WordEntry[];
  /** The line of the file on which each entry begins, counted from 1 with the heading. */
  readonly lines: readonly number[];
  /** Rows that cannot be taken, by the line on which they begin. */
  readonly faults: readonly { readonly line: number; readonly issue: FieldIssue }[];
  /** Columns that the list needs and the heading does not name. */
  readonly missingColumns: readonly string[];
  /** The line in which a quote is opened that nothing closes: the lines after it are one cell. */
  readonly openQuote?: number;
}

/**
 * Reads a CSV file of words for one list. Empty cells are left out, `overridable` is yes, true, 1 or छ; NSIC codes
 * stand apart by blanks.
 */
export function readWordFile(list: WordList, text: string, language: Language): WordFile {
  const columnsOf = (cells: readonly string[]): string[] => cells.map((cell) => plainText(cell).trim().toLowerCase());
  const understood = (cells: readonly string[]): number =>
    columnsOf(cells).filter((column) => wordFileColumns[list].includes(column)).length;
  const { rows: read, openQuote } = readSheetText(text, understood);
  const [heading, ...rows] = read;
  const columns = columnsOf(heading?.cells ?? []);
  const missingColumns = ['english', 'nepali'].filter((column) => !columns.includes(column));
  const entries: WordEntry[] = [];
  const takenLines: number[] = [];
  const faults: { line: number; issue: FieldIssue }[] = [];
  for (const { line, cells } of missingColumns.length > 0 ? [] : rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const parsed = wordEntrySchemas[list].safeParse(
      entryOf(new Map(columns.map((column, at) => [column, cells[at]?.trim() ?? '']))),
    );
    if (parsed.success) {
      entries.push(parsed.data);
      takenLines.push(line);
    } else for (const issue of fieldIssues(parsed.error, language).slice(0, 1)) faults.push({ line, issue });
  }
  return { entries, lines: takenLines, faults, missingColumns, ...(openQuote !== undefined && { openQuote }) };
}

function entryOf(cells: ReadonlyMap<string, string>): Record<string, unknown> {
  const entry: Record<string, unknown> = { english: cells.get('english') ?? '', nepali: cells.get('nepali') ?? '' };
  for (const [column, choice] of Object.entries(wordFileChoices))
    if (cells.get(column)) entry[column] = keyOf(choice, cells.get(column) ?? '');
  for (const [column, field] of [
    ['reason_english', 'reasonEnglish'],
    ['reason_nepali', 'reasonNepali'],
  ] as const)
    if (cells.get(column)) entry[field] = cells.get(column);
  if (cells.get('overridable')) entry.overridable = /^(yes|true|1|छ)$/i.test(cells.get('overridable') ?? '');
  if (cells.get('nsic')) entry.nsicPrefixes = cells.get('nsic')?.split(/\s+/);
  return entry;
}

/** Whoever fills in a sheet may write what the page calls it. */
function keyOf({ items }: Enumeration, cell: string): string {
  const said = cell.toLowerCase();
  return (
    items.find((item) => [item.key, item.nameEnglish, item.nameNepali].some((name) => name.toLowerCase() === said))
      ?.key ?? cell
  );
}
