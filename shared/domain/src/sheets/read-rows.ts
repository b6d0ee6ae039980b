export interface SheetRow {
  /** Where it begins, counted from 1 as an editor counts. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Rows of cells, from a CSV file or as a spreadsheet puts them on the clipboard. A cell in quotes may hold separators,
 * line ends and doubled quotes. Without `separator`: tabs where the first line has one, commas otherwise.
 */
export function readRows(text: string, separator?: ',' | '\t'): SheetRow[] {
  const plain = text.replace(/^\uFEFF/, '');
  const between = separator ?? (plain.slice(0, plain.indexOf('\n') + 1 || undefined).includes('\t') ? '\t' : ',');
  const rows: SheetRow[] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let begunAt = 1;
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain[at] ?? '';
    if (letter === '\n') line += 1;
    if (quoted && letter === '"' && plain[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (quoted) cell += letter;
    else if (letter === between || letter === '\n') {
      row.push(cell.replace(/\r$/, ''));
      cell = '';
      if (letter === '\n') {
        rows.push({ line: begunAt, cells: row });
        row = [];
        begunAt = line;
      }
    } else cell += letter;
  }
  if (cell !== '' || row.length > 0) rows.push({ line: begunAt, cells: [...row, cell] });
  return rows;
}
