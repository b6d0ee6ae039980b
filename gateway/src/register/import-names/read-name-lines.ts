import { isUtf8 } from 'node:buffer';
import { plainText } from '@registrar/domain/plain-text';
import { likelySeparator, toldSeparator, type Separator } from '@registrar/domain/sheets';
import type { Readable } from 'node:stream';
import { COLUMNS, type Column } from './name-line';

/** In bytes. No line of a company is that long; a longer one is reported and skipped. */
const LONGEST_LINE = 5_000;
const REQUIRED: readonly Column[] = ['registration_number'];
/** Column names in files from other systems. */
const OTHER_NAMES: Readonly<Record<string, Column>> = {
  registration_no: 'registration_number',
  reg_no: 'registration_number',
  number: 'registration_number',
  english: 'name_english',
  english_name: 'name_english',
  nepali: 'name_nepali',
  nepali_name: 'name_nepali',
};

export type ReadLine = { readonly line: number } & (
  { readonly fields: Partial<Record<Column, string>> } | { readonly reason: string }
);

/** The file itself cannot be read; no line was processed. */
export class UnreadableNames extends Error {}

/**
 * Reads the lines one by one, never the whole file. A name contains no line end, so each line is parsed on its own: a
 * line with an unclosed quote is refused and does not consume the next lines.
 */
export async function* readNameLines(source: Readable): AsyncGenerator<ReadLine> {
  let columns: readonly Column[] | undefined;
  let separator: Separator | undefined;
  let line = 0;
  for await (const bytes of physicalLines(source)) {
    line += 1;
    const text = bytes !== undefined && isUtf8(bytes) ? bytes.toString('utf8') : undefined;
    if (columns === undefined) {
      if (text === undefined || text.includes('\0'))
        throw new UnreadableNames('The file is not a CSV in UTF-8. Save it as “CSV UTF-8”.');
      const told = separator === undefined ? toldSeparator(text) : undefined;
      const heading = told === undefined ? plainText(text) : '';
      if (told !== undefined) separator = told;
      if (heading.trim() === '') continue;
      separator ??= likelySeparator(heading, (cells) => columnsOf(cells).filter((name) => KNOWN.has(name)).length);
      const head = cellsOf(heading, separator);
      if (head?.some((cell) => cell !== '')) columns = checkHeader(head);
      continue;
    }
    if (bytes === undefined) yield { line, reason: `is longer than ${LONGEST_LINE} bytes` };
    else if (text === undefined) yield { line, reason: 'is not written in UTF-8' };
    else {
      const read = fieldsOf(text, columns, separator ?? ',');
      if (read !== undefined) yield { line, ...read };
    }
  }
  if (columns === undefined) throw new UnreadableNames('The file is empty.');
}

/** Undefined for an empty line. */
function fieldsOf(
  text: string,
  columns: readonly Column[],
  separator: Separator,
): { fields: Partial<Record<Column, string>> } | { reason: string } | undefined {
  // oxlint-disable-next-line no-control-regex -- that is what is looked for
  if (/[\u0000-\u0008\u000B-\u001F\u007F\uFFFD]/.test(text)) return { reason: 'holds signs that cannot be read' };
  const cells = cellsOf(text, separator);
  if (cells === undefined) return { reason: 'is no line of a CSV: a quote is not closed, or stands inside a field' };
  if (cells.every((cell) => cell === '')) return undefined;
  if (cells.slice(columns.length).some((cell) => cell !== ''))
    return { reason: `has ${cells.length} fields, the first line names ${columns.length}` };
  const fields: Partial<Record<Column, string>> = {};
  for (const [index, column] of columns.entries()) fields[column] = plainText(cells[index] ?? '');
  return { fields };
}

/** The bytes of each line without its end; undefined for a line that is too long. */
async function* physicalLines(source: Readable): AsyncGenerator<Buffer | undefined> {
  const chunks: AsyncIterable<Buffer | string> = source;
  let rest = Buffer.alloc(0);
  let tooLong = false;
  for await (const chunk of chunks) {
    let bytes = Buffer.concat([rest, Buffer.from(chunk)]);
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10)) {
      yield tooLong || end > LONGEST_LINE ? undefined : withoutReturn(bytes.subarray(0, end));
      tooLong = false;
      bytes = bytes.subarray(end + 1);
    }
    if (bytes.length > LONGEST_LINE) tooLong = true;
    rest = tooLong ? Buffer.alloc(0) : bytes;
  }
  if (tooLong) yield undefined;
  else if (rest.length > 0) yield withoutReturn(rest);
}

const withoutReturn = (line: Buffer): Buffer => (line.at(-1) === 13 ? line.subarray(0, -1) : line);

const CELLS: Readonly<Record<Separator, RegExp>> = {
  ',': /[ \t]*"((?:[^"]|"")*)"[ \t]*(,|$)|([^",]*)(,|$)/y,
  ';': /[ \t]*"((?:[^"]|"")*)"[ \t]*(;|$)|([^";]*)(;|$)/y,
  '\t': / *"((?:[^"]|"")*)" *(\t|$)|([^"\t]*)(\t|$)/y,
};

/** The fields of one line; undefined if its quotes do not match. */
function cellsOf(line: string, separator: Separator): string[] | undefined {
  if (!line.includes('"')) return line.split(separator).map((cell) => cell.trim());
  const cells: string[] = [];
  const pattern = CELLS[separator];
  pattern.lastIndex = 0;
  for (;;) {
    const found = pattern.exec(line);
    if (!found) return undefined;
    cells.push((found[1] ?? found[3] ?? '').replaceAll('""', '"').trim());
    if ((found[2] ?? found[4]) === '') return cells;
  }
}

/** The columns by each of their names. */
const KNOWN: ReadonlyMap<string, Column> = new Map<string, Column>([
  ...COLUMNS.map((column) => [column, column] as const),
  ...Object.entries(OTHER_NAMES),
]);

const columnsOf = (header: readonly string[]): string[] =>
  header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, '_'),
  );

function checkHeader(header: readonly string[]): Column[] {
  const written = columnsOf(header);
  while (written.at(-1) === '') written.pop();
  const unknown = written.filter((name) => !KNOWN.has(name));
  if (unknown.length > 0)
    throw new UnreadableNames(
      `The first line names columns that are not known: ${unknown.join(', ')}. Known are: ${COLUMNS.join(', ')}.`,
    );
  const names = written.flatMap((name) => KNOWN.get(name) ?? []);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new UnreadableNames(`The first line names the column ${twice.join(', ')} twice.`);
  const missing: Column[] = REQUIRED.filter((name) => !names.includes(name));
  if (!names.includes('name_english') && !names.includes('name_nepali')) missing.push('name_english');
  if (missing.length > 0) throw new UnreadableNames(`The first line lacks the columns ${missing.join(', ')}.`);
  return names;
}
