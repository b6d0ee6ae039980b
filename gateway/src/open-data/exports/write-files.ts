import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { OpenDataFile } from '@registrar/domain/calls/open-data-exports';
import { BYTE_ORDER_MARK, csvLine } from '@registrar/domain/sheets';
import type { Platform } from '../../platform/platform';
import type { StoredObject } from '../../platform/storage/storage';
import { companyRows, type CompanyRow } from './company-rows';

/** Two gigabytes; a register of 400,000 companies takes about 40 megabytes. */
const LARGEST_BYTES = 2 * 1024 ** 3;

const COLUMNS = [
  'id',
  'url',
  'registrationNumber',
  'nameNepali',
  'nameEnglish',
  'companyType',
  'status',
  'registeredOn',
  'deregisteredOn',
  'officeNepali',
  'officeEnglish',
  'addressNepali',
  'addressEnglish',
  'authorizedCapitalPaisa',
  'paidUpCapitalPaisa',
] as const satisfies readonly (keyof CompanyRow)[];

export interface WrittenFiles {
  readonly companies: number;
  readonly files: Readonly<Record<OpenDataFile, StoredObject>>;
}

/** Reads the register once and writes both files; neither is ever whole in memory. */
export async function writeFiles({ database: { db }, storage, config }: Platform): Promise<WrittenFiles> {
  const [sheet, lines] = [createGzip(), createGzip()];
  const stored = Promise.all([storage.put(sheet, LARGEST_BYTES), storage.put(lines, LARGEST_BYTES)]);
  // a failure of one is told once, by the write or by the answer below
  stored.catch(() => undefined);
  let companies = 0;
  try {
    await write(sheet, BYTE_ORDER_MARK + csvLine(COLUMNS));
    for await (const rows of companyRows(db, config.portalUrl)) {
      await write(sheet, rows.map((row) => csvLine(COLUMNS.map((column) => row[column]))).join(''));
      await write(lines, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      companies += rows.length;
    }
    sheet.end();
    lines.end();
  } catch (error) {
    for (const stream of [sheet, lines]) stream.destroy(error instanceof Error ? error : undefined);
    throw error;
  }
  const [asSheet, asLines] = await stored;
  return { companies, files: { 'companies.csv.gz': asSheet, 'companies.jsonl.gz': asLines } };
}

async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
