import type { Readable } from 'node:stream';
import { parse, type CsvError, type InfoRecord } from 'csv-parse';
import type { RefusedLine } from './import-outcome';

/** All columns of the file; a line leaves empty what its kind does not have. */
export const COLUMNS = [
  'kind', 'old_id', 'username', 'password_hash', 'name_english', 'name_nepali', 'email', 'mobile_number', 'office',
  'registration_number', 'company_type', 'owner', 'district', 'registered_on', 'registered_on_bs', 'address_english', 'address_nepali',
  'authorized_capital', 'paid_up_capital', 'phone', 'company', 'designation', 'gender', 'identification_type', 'identification_number',
  'amount', 'paid_on', 'paid_on_bs', 'receipt_number', 'voucher_number', 'bank',
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
  const parser = parse({
    bom: true,
    columns: checkHeader,
    info: true,
    trim: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_RECORD,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) onRefused({ line: lineOf(error), kind: '', oldId: '', reason: `not a line of this CSV: ${error.message}` });
      return undefined;
    },
  });
  source.on('error', (error) => parser.destroy(error));
  // csv-parse types its records as anything; with `info` and `columns` they are these
  const records: AsyncIterable<ParsedRecord> = source.pipe(parser);
  for await (const { record, info } of records) yield { line: info.lines, fields: record };
}

function checkHeader(header: string[]): string[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const known: readonly string[] = COLUMNS;
  const unknown = names.filter((name) => !known.includes(name));
  const missing = REQUIRED.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new UnreadableFile(`The first line names columns that are not known: ${unknown.join(', ')}. Known are: ${COLUMNS.join(', ')}.`);
  if (missing.length > 0) throw new UnreadableFile(`The first line lacks the columns ${missing.join(', ')}.`);
  return names;
}

function lineOf(error: CsvError): number {
  const { lines } = error;
  return typeof lines === 'number' ? lines : 0;
}
