import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { issuedIn, moveShares, openTable, tableText, type ShareTable } from '@registrar/domain/share-ledger';
import fc from 'fast-check';
import { sql } from 'kysely';
import { addCompany } from '../../../test/company-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { afterStep, anyStep, enterHolders, HOLDERS, RATE, withoutChange } from '../../../test/share-ledger-kit';
import { dayInNepal } from '../../platform/clock';
import { postShares } from './post-shares';
import { readShares } from './read-shares';

const FIRST_DAY = '2026-11-22';

let gateway: TestGateway;
let representative = '';
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.clock.moveTo(new Date('2026-11-22T06:00:00Z'));
  representative = await gateway.addAccount({ username: 'share.ledger' });
});
afterAll(() => gateway?.close());

/** A company with three holders who have no shares yet. */
async function company(): Promise<string> {
  const { id } = await addCompany(gateway, representative);
  await enterHolders(gateway.platform, id, dayInNepal(gateway.clock.now()));
  return id;
}

const post = (companyId: string, table: ShareTable, effectiveOn: string): Promise<string> =>
  gateway.platform.runUnitOfWork((unit) => postShares(unit, { companyId, applicationId: null, effectiveOn }, table));

test('the list of every day is the table as posted, whatever was posted later', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1_000 }),
      fc.array(anyStep({ issued: 300, moves: 4, length: 400 }), { minLength: 1, maxLength: 6 }),
      async (issued, steps) => {
        const companyId = await company();
        const posted: ShareTable[] = [];
        let table = openTable(
          [{ holderId: HOLDERS[0], ranges: [{ from: 1, to: issued }], paid: issued * RATE, shareType: 'PUBLIC' }],
          issued,
          RATE,
        );
        for (const step of [withoutChange, ...steps]) {
          table = afterStep(table, step);
          await post(companyId, table, addDays(FIRST_DAY, posted.length));
          posted.push(table);
        }
        const { rows: doubled } = await sql`
        select 1 from share_range a join share_range b on a.company_id = b.company_id and a.id < b.id
          and int8range(a.first_kitta, a.last_kitta, '[]') && int8range(b.first_kitta, b.last_kitta, '[]') and int4range(a.opened_by, a.closed_by) && int4range(b.opened_by, b.closed_by)
         where a.company_id = ${companyId}`.execute(gateway.platform.database.db);
        expect(doubled).toEqual([]);
        for (const [day, expected] of posted.entries()) {
          const found = await readShares(gateway.platform.database.db, companyId, addDays(FIRST_DAY, day));
          expect(tableText(found?.table ?? [])).toBe(tableText(expected));
          expect(found?.issued).toBe(issuedIn(expected));
        }
      },
    ),
    { numRuns: 25 },
  );
}, 240_000);

test('each hash includes the one before: the same table posted again has another hash', async () => {
  const companyId = await company();
  const table = openTable([], 10, RATE);
  const first = await post(companyId, table, FIRST_DAY);
  expect(await post(companyId, table, FIRST_DAY)).not.toBe(first);
  expect(await readShares(gateway.platform.database.db, companyId, addDays(FIRST_DAY, -1))).toBeUndefined();
});

test('two postings at the same time run one after the other', async () => {
  const companyId = await company();
  const table = openTable([], 100, RATE);
  await post(companyId, table, FIRST_DAY);
  await Promise.all(
    HOLDERS.map((holderId, index) =>
      post(
        companyId,
        moveShares(table, { from: 1 + index * 10, to: 10 + index * 10, owner: { bucket: 'HOLDER', holderId } }),
        FIRST_DAY,
      ),
    ),
  );
  const { rows } = await sql<{
    number: number;
  }>`select number from share_posting where company_id = ${companyId} order by number`.execute(
    gateway.platform.database.db,
  );
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect((await readShares(gateway.platform.database.db, companyId, FIRST_DAY))?.issued).toBe(100);
});

describe('the database itself refuses', () => {
  let companyId = '';
  beforeAll(async () => {
    companyId = await company();
    await post(
      companyId,
      openTable([{ holderId: HOLDERS[0], ranges: [{ from: 1, to: 50 }], paid: 0, shareType: 'PUBLIC' }], 100, RATE),
      FIRST_DAY,
    );
  });

  const attempt = (...statements: string[]): Promise<unknown> =>
    gateway.platform.database.db.transaction().execute(async (tx) => {
      for (const statement of statements) await sql.raw(statement.replaceAll('COMPANY', `'${companyId}'`)).execute(tx);
    });
  const OPEN = `insert into share_posting (company_id, number, effective_on, issued, company_version, recorded_at) values (COMPANY, 2, '2026-11-22', 100, 9, now())`;
  const range = (first: number, last: number, holder: string, posting: number): string =>
    `insert into share_range (company_id, bucket, holder_id, first_kitta, last_kitta, paid_per_share, opened_by) values (COMPANY, ${holder === '' ? `'RESERVE', null` : `'HOLDER', '${holder}'`}, ${first}, ${last}, 0, ${posting})`;
  const close = (first: number): string =>
    `update share_range set closed_by = 2 where company_id = COMPANY and first_kitta = ${first} and closed_by is null`;
  const SEAL = `update share_posting set table_hash = encode(sha256(convert_to(concat((select table_hash from share_posting where company_id = COMPANY and number = 1), E'\\n', share_table_text(COMPANY, 2)), 'UTF8')), 'hex') where company_id = COMPANY and number = 2`;

  test.each([
    ['a share in two places', [OPEN, range(40, 60, HOLDERS[1], 2)], /share_range_overlap/],
    ['a gap', [OPEN, close(51), range(52, 100, '', 2), SEAL], /every share from 1 to 100/],
    ['a share beyond the last one', [OPEN, close(51), range(51, 101, '', 2), SEAL], /every share from 1 to 100/],
    [
      'a table that another seal was put on',
      [
        OPEN,
        close(51),
        range(51, 100, HOLDERS[1], 2),
        `update share_posting set table_hash = repeat('0', 64) where company_id = COMPANY and number = 2`,
      ],
      /not that of the table/,
    ],
    [
      'a holder the register does not know',
      [OPEN, close(51), range(51, 100, '0190a000-0000-7000-8000-0000000000ff', 2), SEAL],
      /not in the register/,
    ],
    ['a posting that is left open', [OPEN, close(51), range(51, 100, HOLDERS[1], 2)], /without its seal/],
    ['a range under a sealed posting', [range(101, 110, '', 1)], /sealed/],
    [
      'an end without a posting',
      ['update share_range set closed_by = 7 where company_id = COMPANY and first_kitta = 51'],
      /sealed, or there is none/,
    ],
    [
      'another owner for a range that stands',
      [
        OPEN,
        `update share_range set holder_id = '${HOLDERS[2]}', closed_by = 2 where company_id = COMPANY and first_kitta = 1`,
      ],
      /nothing is written but its end/,
    ],
    ['a range taken away', ['delete from share_range where company_id = COMPANY'], /never changed or taken away/],
    ['a posting taken away', ['delete from share_posting where company_id = COMPANY'], /never changed or taken away/],
    ['a posting out of its order', [OPEN.replace(', 2,', ', 3,')], /does not follow/],
    ['a posting of an earlier day', [OPEN.replace('2026-11-22', '2026-11-21')], /later day/],
    [
      'another number of issued shares at the company',
      ['update company set issued_shares = 99 where id = COMPANY'],
      /states 99 issued shares/,
    ],
    ['an emptied table', ['truncate share_range'], /never changed or taken away/],
  ])('%s', async (_, statements, complaint) => {
    await expect(attempt(...statements)).rejects.toThrow(complaint);
    expect((await readShares(gateway.platform.database.db, companyId, FIRST_DAY))?.number).toBe(1);
  });

  test('and accepts a complete table', async () => {
    await expect(attempt(OPEN, close(51), range(51, 100, HOLDERS[1], 2), SEAL)).resolves.toBeUndefined();
  });
});
