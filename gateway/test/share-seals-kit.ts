import { createHash } from 'node:crypto';
import { expect } from '@jest/globals';
import { tableText } from '@registrar/domain/share-ledger';
import { textOf, written } from '@registrar/domain/testing/share-operations';
import type { Kysely } from 'kysely';
import type { DB } from '../src/platform/database/schema.generated';
import { readPosting, readStandingTable, readTableAfter } from '../src/register/shares/read-share-ledger';

/**
 * Every posting of a company follows the one before as one would write it on paper, each seal is that of its table and
 * of the seal before, and the last table is the one that stands.
 */
export async function expectSealed(db: Kysely<DB>, companyId: string): Promise<void> {
  const postings = await db
    .selectFrom('share_posting')
    .select(['number', 'table_hash'])
    .where('company_id', '=', companyId)
    .orderBy('number')
    .execute();
  let seal = '';
  let paper: ReturnType<typeof written> = new Map();
  for (const [index, { number, table_hash }] of postings.entries()) {
    expect(number).toBe(index + 1);
    const text = tableText(await readTableAfter(db, companyId, number));
    paper = paper && written(paper, [await readPosting(db, companyId, number)]);
    expect(paper && textOf(paper)).toBe(text);
    seal = createHash('sha256').update(`${seal}\n${text}`).digest('hex');
    expect(table_hash).toBe(seal);
  }
  expect(paper && textOf(paper)).toBe(tableText(await readStandingTable(db, companyId)));
}
