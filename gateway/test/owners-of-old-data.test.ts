import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { findOrphans } from '../src/owners/orphans';
import { migrate } from '../src/platform/database/migrate';
import { openDatabase } from '../src/platform/database/open-database';
import type { DB } from '../src/platform/database/schema.generated';
import { restoreRelease } from './restore-release';

const rowSchema = z.looseObject({ id: z.string() });
type Row = z.infer<typeof rowSchema>;

async function rowsOf(db: Kysely<DB>, table: string): Promise<Row[]> {
  const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db);
  return rows.map(({ row }) => rowSchema.parse(row)).sort((one, other) => one.id.localeCompare(other.id));
}

/** What each column of then becomes; a row is of the first whose column it had. */
const LETTERS = [
  ['receipt_id', 'RECEIPT'],
  ['refund_id', 'REFUND'],
  ['reservation_id', 'RESERVATION'],
  ['explanation_call_id', 'PROCEEDING'],
  ['application_id', 'FILING'],
  ['company_id', 'COMPANY'],
] as const;
const INVOICES = [
  ['application_id', 'FILING'],
  ['fine_due_id', 'FINE_DUE'],
  ['company_id', 'JOINT'],
] as const;

function ownerOfThen(row: Row, columns: readonly (readonly [string, string])[]): { kind: string; id: unknown } {
  const [column, kind] = columns.find(([name]) => row[name] != null) ?? [];
  if (column === undefined || kind === undefined) throw new Error(`${row.id} was of nothing`);
  return { kind, id: row[column] };
}

/** All that a row of then says, without what named its owner. */
const withoutOwner = (row: Row, dropped: readonly string[]): Row => ({
  ...rowSchema.parse(Object.fromEntries(Object.entries(row).filter(([name]) => !dropped.includes(name)))),
});

describe.each([
  ['first-release', ['RECEIPT', 'RESERVATION'], ['FILING']],
  [
    'second-release',
    ['COMPANY', 'FILING', 'PROCEEDING', 'RECEIPT', 'REFUND', 'RESERVATION'],
    ['FILING', 'FINE_DUE', 'JOINT'],
  ],
])('the %s', (release, letterKinds, invoiceKinds) => {
  test('every letter and every invoice goes on, row by row, with what it is for', async () => {
    const restored = await restoreRelease(path.join(import.meta.dirname, release));
    const database = await openDatabase(restored.place);
    try {
      const letters = await rowsOf(database.db, 'letter');
      const invoices = await rowsOf(database.db, 'invoice');
      await migrate(database.db);

      const lettersNow = await rowsOf(database.db, 'letter');
      expect(lettersNow.map(({ issued_for_kind: kind, issued_for_id: id }) => ({ kind, id }))).toEqual(
        letters.map((row) => ownerOfThen(row, LETTERS)),
      );
      const dropped = ['receipt_id', 'refund_id', 'reservation_id', 'explanation_call_id'];
      expect(lettersNow).toMatchObject(letters.map((row) => withoutOwner(row, [...dropped, 'collected_at'])));
      expect([...new Set(lettersNow.map((row) => row['issued_for_kind']))].sort()).toEqual(letterKinds);

      const invoicesNow = await rowsOf(database.db, 'invoice');
      expect(invoicesNow.map(({ for_kind: kind, for_id: id }) => ({ kind, id }))).toEqual(
        invoices.map((row) => ownerOfThen(row, INVOICES)),
      );
      expect(invoicesNow).toMatchObject(invoices);
      expect([...new Set(invoicesNow.map((row) => row['for_kind']))].sort()).toEqual(invoiceKinds);

      expect(await findOrphans(database.db)).toEqual([]);
    } finally {
      await database.close();
      await restored.drop();
    }
  }, 180_000);
});
