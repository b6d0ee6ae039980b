import type { Readable } from 'node:stream';
import { parse, type InfoRecord } from 'csv-parse';
import { COLUMNS, type Column } from './name-line';

/** No name is that long; a quote that is never closed would otherwise swallow the file into memory. */
const LONGEST_RECORD = 5_000;
const REQUIRED: readonly Column[] = ['registration_number'];

export interface ReadLine {
  readonly line: number;
  readonly fields: Partial<Record<Column, string>>;
}

/** The file itself cannot be read; no line of it was looked at. */
export class UnreadableNames extends Error {}

/** The lines one after another, never the whole file; what is no line of a CSV is told and left out. */
export async function* readNameLines(source: Readable, onNoLine: (line: number, reason: string) => void): AsyncGenerator<ReadLine> {
  const parser = parse({
    bom: true, columns: checkHeader, info: true, trim: true, skip_empty_lines: true, relax_column_count_less: true, max_record_size: LONGEST_RECORD, skip_records_with_error: true,
    on_skip: (error) => {
      if (error) onNoLine(typeof error.lines === 'number' ? error.lines : 0, `not a line of this CSV: ${error.message}`);
      return undefined;
    },
  });
  source.on('error', (error) => parser.destroy(error));
  // csv-parse types its records as anything; with `info` and `columns` they are these
  const records: AsyncIterable<{ record: Partial<Record<string, string>>; info: InfoRecord }> = source.pipe(parser);
  for await (const { record, info } of records) yield { line: info.lines, fields: record };
}

function checkHeader(header: string[]): string[] {
  const names = header.map((name) => name.trim().toLowerCase().replaceAll(/[\s-]+/g, '_'));
  const known: readonly string[] = COLUMNS;
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new UnreadableNames(`The first line names columns that are not known: ${unknown.join(', ')}. Known are: ${COLUMNS.join(', ')}.`);
  const missing: Column[] = REQUIRED.filter((name) => !names.includes(name));
  if (!names.includes('name_english') && !names.includes('name_nepali')) missing.push('name_english');
  if (missing.length > 0) throw new UnreadableNames(`The first line lacks the columns ${missing.join(', ')}.`);
  return names;
}
