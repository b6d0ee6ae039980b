import { Readable } from 'node:stream';
import { plainText } from '@registrar/domain/plain-text';
import { likelySeparator, toldSeparator, type Separator } from '@registrar/domain/sheets';
import { parse, type CsvError, type InfoRecord } from 'csv-parse';
import type { RefusedLine } from './import-outcome';

/** All columns of the file; a line leaves empty what its kind does not have. */
export const COLUMNS = [
  'kind',
  'old_id',
  'username',
  'password_hash',
  'name_english',
  'name_nepali',
  'email',
  'mobile_number',
  'office',
  'registration_number',
  'company_type',
  'owner',
  'district',
  'registered_on',
  'registered_on_bs',
  'address_english',
  'address_nepali',
  'authorized_capital',
  'paid_up_capital',
  'phone',
  'company',
  'designation',
  'gender',
  'identification_type',
  'identification_number',
  'amount',
  'paid_on',
  'paid_on_bs',
  'receipt_number',
  'voucher_number',
  'bank',
] as const;
export type Column = (typeof COLUMNS)[number];
const REQUIRED: readonly Column[] = ['kind', 'old_id', 'name_english', 'name_nepali', 'office'];

/** Nothing of an old record is that long; a quote that is never closed would otherwise swallow the file into memory. */
const LONGEST_RECORD = 20_000;

export interface Line {
  readonly line: number;
  readonly fields: Partial<Record<Column, string>>;
}

/** The file itself cannot be read; no line of it was looked at. */
export class UnreadableFile extends Error {}

interface ParsedRecord {
  readonly record: Partial<Record<string, string>>;
  readonly info: InfoRecord;
}

/** The lines one after another, never the whole file; what is no line of a CSV is told and left out. */
export async function* readLines(source: Readable, onRefused: (refused: RefusedLine) => void): AsyncGenerator<Line> {
  const { separator, firstLine, whole } = await separated(source);
  const parser = parse({
    bom: true,
    delimiter: separator,
    from_line: firstLine,
    columns: checkHeader,
    info: true,
    trim: true,
    // a hash is compared as it is
    cast: (text, { column }) => (column === 'password_hash' ? text : plainText(text)),
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error)
        onRefused({ line: lineOf(error), kind: '', oldId: '', reason: `not a line of this CSV: ${error.message}` });
      return undefined;
    },
  });
  whole.on('error', (error) => parser.destroy(error));
  // csv-parse types its records as anything; with `info` and `columns` they are these
  const records: AsyncIterable<ParsedRecord> = whole.pipe(parser);
  for await (const { record, info } of records) yield { line: info.lines, fields: record };
}

interface Separated {
  readonly separator: Separator;
  /** The second where the first one says which separator the file has. */
  readonly firstLine: number;
  readonly whole: Readable;
}

/** Looks at the heading before anything is parsed: spreadsheets write semicolons and tabs as well as commas. */
async function separated(source: Readable): Promise<Separated> {
  const chunks: AsyncIterator<Buffer | string> = source[Symbol.asyncIterator]();
  let begun = Buffer.alloc(0);
  let ended = false;
  const lines = (): string[] =>
    begun
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r\n?|\n/);
  // two lines: the first may be `sep=;`
  while (!ended && begun.length < LONGEST_RECORD && lines().length < 3) {
    const next = await chunks.next();
    if (next.done) ended = true;
    else begun = Buffer.concat([begun, Buffer.from(next.value)]);
  }
  const [first = '', second = ''] = lines();
  const told = toldSeparator(first);
  const isKnown = (name: string): boolean => COLUMNS.some((column) => column === name.trim().toLowerCase());
  return {
    separator: told ?? likelySeparator(first || second, (cells) => cells.filter(isKnown).length),
    firstLine: told === undefined ? 1 : 2,
    whole: Readable.from(
      (async function* () {
        yield begun;
        for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield Buffer.from(next.value);
      })(),
    ),
  };
}

function checkHeader(header: string[]): string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const known: readonly string[] = COLUMNS;
  const unknown = names.filter((name) => !known.includes(name));
  const missing = REQUIRED.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new UnreadableFile(
      `The first line names columns that are not known: ${unknown.join(', ')}. Known are: ${COLUMNS.join(', ')}.`,
    );
  if (missing.length > 0) throw new UnreadableFile(`The first line lacks the columns ${missing.join(', ')}.`);
  return names;
}

function lineOf(error: CsvError): number {
  const { lines } = error;
  return typeof lines === 'number' ? lines : 0;
}
