import fs from 'node:fs';

export interface CsvReport {
  write(fields: readonly (string | number)[]): void;
  close(): Promise<void>;
}

/** A CSV that is written while the lines are found. `append` goes on with a report that was begun before. */
export function openCsvReport(file: string, head: readonly string[], { append = false } = {}): CsvReport {
  const goesOn = append && fs.existsSync(file);
  const stream = fs.createWriteStream(file, { encoding: 'utf8', mode: 0o600, flags: goesOn ? 'a' : 'w' });
  if (!goesOn) stream.write(`${head.join(',')}\n`);
  return {
    write: (fields) => void stream.write(`${fields.map((field) => quoted(String(field))).join(',')}\n`),
    close: () => new Promise((resolve, reject) => void stream.once('error', reject).end(resolve)),
  };
}

/** Quoted, and never a formula: the file is opened in a spreadsheet, and its words come from another file. */
function quoted(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
