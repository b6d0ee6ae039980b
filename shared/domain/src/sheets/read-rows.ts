export interface SheetRow {
  /** Where it begins, counted from 1 as an editor counts. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type Separator = ',' | ';' | '\t';
const SEPARATORS: readonly Separator[] = ['\t', ',', ';'];

export interface ReadSheet {
  readonly rows: readonly SheetRow[];
  /** The line in which a quote is opened that nothing closes; what follows it is one cell. */
  readonly openQuote?: number;
}

/** How many cells of a heading mean something; where nobody knows, how many there are. */
export type HeadingCount = (heading: readonly string[]) => number;
const filledCells: HeadingCount = (heading) => heading.filter((cell) => cell.trim() !== '').length;

/**
 * Rows of cells, from a CSV file or as a spreadsheet puts them on the clipboard. A cell in quotes may hold separators,
 * line ends and doubled quotes; a line ends as any system ends it. The separator is that of a first line `sep=;`, or
 * the one that makes more of the first line: `headings` says how many of its cells are understood.
 */
export function readSheetText(text: string, headings: HeadingCount = filledCells): ReadSheet {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const end = plain.indexOf('\n');
  const told = end < 0 ? undefined : toldSeparator(plain.slice(0, end));
  return told === undefined
    ? rowsBy(plain, likelySeparator(plain, headings), 1)
    : rowsBy(plain.slice(end + 1), told, 2);
}

/** What a first line `sep=;` says, by which one spreadsheet tells another; undefined of any other line. */
export function toldSeparator(line: string): Separator | undefined {
  const [, said] = /^\uFEFF?"?sep=(.)"?\s*$/i.exec(line) ?? [];
  return SEPARATORS.find((separator) => separator === said);
}

/** The separator by which most of a heading is understood. */
export function likelySeparator(text: string, headings: HeadingCount = filledCells): Separator {
  const counted = SEPARATORS.map((separator) => ({
    separator,
    count: headings(rowsBy(text, separator, 1, 1).rows[0]?.cells ?? []),
  }));
  return counted.reduce((most, other) => (other.count > most.count ? other : most)).separator;
}

function rowsBy(plain: string, between: string, firstLine: number, most = Infinity): ReadSheet {
  const rows: SheetRow[] = [];
  let row: string[] = [];
  let cell = '';
  let quotedSince: number | undefined;
  let line = firstLine;
  let begunAt = firstLine;
  for (let at = 0; at < plain.length && rows.length < most; at += 1) {
    const letter = plain[at] ?? '';
    if (letter === '\n') line += 1;
    if (quotedSince !== undefined && letter === '"' && plain[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (quotedSince !== undefined || cell === ''))
      quotedSince = quotedSince === undefined ? line : undefined;
    else if (quotedSince !== undefined) cell += letter;
    else if (letter === between || letter === '\n') {
      row.push(cell);
      cell = '';
      if (letter === '\n') {
        rows.push({ line: begunAt, cells: row });
        row = [];
        begunAt = line;
      }
    } else cell += letter;
  }
  if (rows.length < most && (cell !== '' || row.length > 0)) rows.push({ line: begunAt, cells: [...row, cell] });
  return quotedSince === undefined ? { rows } : { rows, openQuote: quotedSince };
}
