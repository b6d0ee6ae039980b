import type { Bilingual, Language } from '@registrar/contract/shell-api';
import { fieldIssues, validationMessage } from '@registrar/domain/messages';
import type { Answers, FiledItem, FilingFrame } from '@registrar/domain/processes';
import { readHolder } from '@registrar/domain/processes/company-registration';
import { SHAREHOLDER } from '@registrar/domain/processes/questions/holders/shareholder';
import { columnsOfHeading, readSheetText, type Places, type SheetColumn } from '@registrar/domain/sheets';

/** One row of the sheet as it was given, or as it was corrected since. */
export interface SheetRow {
  /** Of the file, counted from 1 with the heading. */
  readonly line: number;
  /** By column key. */
  readonly cells: Readonly<Record<string, string>>;
}

export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** Cells of the heading that name no column. */
  readonly unknown: readonly string[];
  /** Nothing in the first line names a column. */
  readonly headingMissing: boolean;
  /** The line in which a quote is opened that nothing closes: the lines after it are one cell. */
  readonly openQuote?: number;
}

/** A text as rows; lines without any cell are left out. */
export function readSheet(text: string, columns: readonly SheetColumn[]): Sheet {
  const understood = (cells: readonly string[]): number =>
    columnsOfHeading(cells, columns).filter((column) => column !== undefined).length;
  const { rows: read, openQuote } = readSheetText(text, understood);
  const [heading, ...lines] = read;
  const named = columnsOfHeading(heading?.cells ?? [], columns);
  if (!named.some((column) => column !== undefined)) return { rows: [], unknown: [], headingMissing: true, openQuote };
  const rows = lines.flatMap(({ line, cells }): SheetRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    return [
      {
        line,
        cells: Object.fromEntries(
          named.flatMap((column, at) => (column === undefined ? [] : [[column.key, cells[at] ?? '']])),
        ),
      },
    ];
  });
  return {
    rows,
    unknown: (heading?.cells ?? []).filter((cell, at) => named[at] === undefined && cell.trim() !== ''),
    headingMissing: false,
    openQuote,
  };
}

export interface Complaint {
  /** Undefined where no column of the sheet asks for it: it is answered after the import. */
  readonly column: SheetColumn | undefined;
  readonly message: string;
}

/** `unreadable`: a cell says nothing we understand. `incomplete`: it can be kept, and still lacks something. */
export type RowState = 'good' | 'incomplete' | 'unreadable';

export interface JudgedRow {
  readonly row: SheetRow;
  readonly data: Answers;
  readonly name: string;
  readonly state: RowState;
  readonly complaints: readonly Complaint[];
}

export interface SheetContext {
  readonly columns: readonly SheetColumn[];
  readonly places: Places;
  readonly frame: FilingFrame;
  readonly language: Language;
}

export function judgeRow(row: SheetRow, { columns, places, frame, language }: SheetContext): JudgedRow {
  const { data, troubles } = readHolder(row.cells, columns, places, frame);
  const parsed = SHAREHOLDER.item.schemaFor(frame).safeParse(data);
  const kept = SHAREHOLDER.item.draft.safeParse(data);
  const unread = new Set(troubles.map(({ column }) => column.field.path));
  // What could not be read is not also told as missing.
  const issues = parsed.success
    ? []
    : fieldIssues(parsed.error, language).filter(({ path }) => ![...unread].some((one) => path === one));
  const complaints = [
    ...troubles.map(({ column, code, parameters }): Complaint => ({
      column,
      message: validationMessage(code, language, parameters),
    })),
    ...issues.map(({ path, message }): Complaint => ({ column: columnFor(path, row, columns), message })),
  ];
  const title: Bilingual = SHAREHOLDER.item.title(data);
  return {
    row,
    data,
    name: title[language],
    state: troubles.length > 0 || !kept.success ? 'unreadable' : issues.length > 0 ? 'incomplete' : 'good',
    complaints,
  };
}

/** Of a day the column that was filled in. A finding about a group of answers stands at the group's first column. */
function columnFor(path: string, { cells }: SheetRow, columns: readonly SheetColumn[]): SheetColumn | undefined {
  const own = columns.filter(({ field }) => field.path === path);
  return (
    own.find(({ key }) => (cells[key] ?? '').trim() !== '') ??
    own[0] ??
    columns.find(({ field }) => field.path.startsWith(`${path}.`))
  );
}

/** What the list as a whole says once these rows are in it: by row, and about all of them. */
export function judgeTogether(
  rows: readonly JudgedRow[],
  standing: readonly FiledItem[],
  frame: FilingFrame,
  language: Language,
): { readonly ofRows: ReadonlyMap<number, readonly string[]>; readonly overall: readonly string[] } {
  const items = [
    ...standing,
    ...rows.map(({ row, data }, index): FiledItem => ({
      id: `line-${String(row.line)}`,
      position: standing.length + index + 1,
      data,
    })),
  ];
  const ofRows = new Map<number, string[]>();
  const overall: string[] = [];
  for (const { path, code, parameters } of SHAREHOLDER.issues(items, frame)) {
    const line = Number(/^line-(\d+)\./.exec(path)?.[1] ?? NaN);
    const message = validationMessage(code, language, parameters);
    if (!Number.isNaN(line)) ofRows.set(line, [...(ofRows.get(line) ?? []), message]);
    else if (path === '') overall.push(message);
  }
  return { ofRows, overall };
}
