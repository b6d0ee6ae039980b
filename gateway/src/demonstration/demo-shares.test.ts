import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paidOn, shareBuckets, type ShareRange } from '@registrar/domain/share-ledger';
import { sql } from 'kysely';
import { companyOf } from '../../test/representation-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { dayInNepal } from '../platform/clock';
import { readHolders } from '../register/shares/read-ownership';
import { readShares, type PostedTable } from '../register/shares/read-shares';
import { DEMO_RECORDS } from './demo-records';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
});
afterAll(() => gateway?.close());
const db = () => gateway.platform.database.db;

async function postedOf(registrationNumber: string): Promise<{ posted: PostedTable; ranges: string[] }> {
  const id = await companyOf(gateway, registrationNumber);
  const today = dayInNepal(gateway.clock.now());
  const posted = await readShares(db(), id, today);
  if (!posted) throw new Error('No shares were posted');
  const holders = await readHolders(db(), id, today);
  const nameOf = ({ holderId, bucket }: ShareRange) =>
    holderId === null ? shareBuckets.name(bucket).en : (holders.get(holderId)?.nameEnglish.split(' ')[0] ?? '');
  return {
    posted,
    ranges: posted.table.map(
      (range) => `${range.from}-${range.to} ${nameOf(range)} ${range.shareType ?? '-'} ${range.paidPerShare / 100}`,
    ),
  };
}

test('the private company has several ranges, some paid in part, and a reserve', async () => {
  const { ranges } = await postedOf('100010');
  expect(ranges).toEqual([
    '1-5000 Sarita PROMOTER 100',
    '5001-6000 Arjun PROMOTER 100',
    '6001-18000 Sarita PROMOTER 100',
    '18001-20000 Arjun PROMOTER 100',
    '20001-21500 Kalpana PROMOTER 100',
    '21501-30000 Arjun PROMOTER 100',
    '30001-35000 Kalpana PROMOTER 100',
    '35001-40000 Kalpana PROMOTER 50',
    '40001-45000 Reserve (jageda) - 0',
  ]);
});

test('the public company has ranges of promoters and of the public', async () => {
  const { ranges } = await postedOf('100046');
  expect(ranges).toContain('1-45000 Deepa PROMOTER 100');
  expect(ranges).toContain('110001-112500 Pramila PUBLIC 100');
  expect(ranges.at(-1)).toBe('180001-200000 Reserve (jageda) - 0');
});

test('every posting is sealed as the database writes the table, and the capital is what is paid', async () => {
  for (const { registrationNumber, issuedShares } of DEMO_RECORDS) {
    const { posted } = await postedOf(registrationNumber);
    const id = await companyOf(gateway, registrationNumber);
    const former = await db()
      .selectFrom('share_posting')
      .select('table_hash')
      .where('company_id', '=', id)
      .where('number', '=', posted.number - 1)
      .executeTakeFirst();
    const {
      rows: [sealed],
    } = await sql<{ hash: string }>`
      select encode(sha256(convert_to(${former?.table_hash ?? ''} || E'\n' || share_table_text(${id}, ${posted.number}), 'UTF8')), 'hex') as hash`.execute(
      db(),
    );
    expect(posted.hash).toBe(sealed?.hash);
    const company = await db()
      .selectFrom('company')
      .select(['paid_up_capital', 'issued_shares'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect({ ...company, paid_up_capital: Number(company.paid_up_capital) }).toEqual({
      paid_up_capital: paidOn(posted.table),
      issued_shares: issuedShares,
    });
  }
});
