import fs from 'node:fs';

export interface CsvReport {
  write(fields: readonly (string | number)[]): void;
  close(): void;
}

/**
 * A CSV that is written while the lines are found, each at once: whoever ends the command loses none.
 *
 * @param keep which lines of a report that was begun before still hold, by their first field
 */
export function openCsvReport(
  file: string,
  head: readonly string[],
  keep: (firstField: string) => boolean = () => false,
): CsvReport {
  const kept = fs.existsSync(file)
    ? fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .slice(1)
        .filter((line) => line.endsWith('"') && keep(/^"([^"]*)"/.exec(line)?.[1] ?? ''))
    : [];
  const handle = fs.openSync(file, 'w', 0o600);
  fs.writeSync(handle, [head.join(','), ...kept, ''].join('\n'));
  return {
    write: (fields) => void fs.writeSync(handle, `${fields.map((field) => quoted(String(field))).join(',')}\n`),
    close: () => fs.closeSync(handle),
  };
}

/** Quoted, and never a formula: the file is opened in a spreadsheet, and its words come from another file. */
function quoted(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
