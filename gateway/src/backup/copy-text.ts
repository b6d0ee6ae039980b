/**
 * Rows as lines of PostgreSQL's own COPY text format: tab between columns, `\N` for null. Whoever has to look into a
 * backup without this program can load them with `\copy`.
 */
export type TextRow = readonly (string | null)[];

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};
const MEANINGS: Readonly<Record<string, string>> = { '\\': '\\', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
const NULL = '\\N';

/** One line, with its end. */
export function writeLine(row: TextRow): string {
  return `${row.map((value) => (value === null ? NULL : value.replace(/[\\\b\f\n\r\t\v]/g, (sign) => ESCAPES[sign] ?? sign))).join('\t')}\n`;
}

/** The lines of a text that ends with the end of a line. */
export function readLines(text: string): TextRow[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t').map(readValue));
}

function readValue(value: string): string | null {
  if (value === NULL) return null;
  return value.includes('\\') ? value.replace(/\\(.)/g, (_escape, sign: string) => MEANINGS[sign] ?? sign) : value;
}
