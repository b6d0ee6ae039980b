/**
 * Rows of cells, from a CSV file or as a spreadsheet puts them on the clipboard. A cell in quotes may hold separators,
 * line ends and doubled quotes. Without `separator`: tabs where the first line has one, commas otherwise.
 */
export function readRows(text: string, separator?: ',' | '\t'): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  const between = separator ?? (plain.slice(0, plain.indexOf('\n') + 1 || undefined).includes('\t') ? '\t' : ',');
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain[at] ?? '';
    if (quoted && letter === '"' && plain[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (quoted) cell += letter;
    else if (letter === between || letter === '\n') {
      row.push(cell.replace(/\r$/, ''));
      cell = '';
      if (letter === '\n') {
        rows.push(row);
        row = [];
      }
    } else cell += letter;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}
