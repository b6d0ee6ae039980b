import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { openTable, type ShareOwner, type ShareTable } from '@registrar/domain/share-ledger';
import fc from 'fast-check';
import { addCompany } from '../../../../test/company-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { afterStep, anyStep, enterHolders, HOLDERS, RATE } from '../../../../test/share-ledger-kit';
import { postShares } from '../../../register/shares/post-shares';
import { readStandingCompany } from '../../../register/standing-company';
import { standingShares } from './begin-report';

/** The last day of 2082/83. */
const YEAR_END = '2026-07-16';

let gateway: TestGateway;
let representative = '';
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.clock.moveTo(new Date('2026-11-22T06:00:00Z'));
  representative = await gateway.addAccount({ username: 'share.record' });
});
afterAll(() => gateway?.close());

async function company(): Promise<string> {
  const { id } = await addCompany(gateway, representative);
  await enterHolders(gateway.platform, id, '2025-07-01', [
    {
      aspect: 'CAPITAL',
      subjectId: null,
      after: {
        authorizedCapital: 90_000_000,
        issuedCapital: 45_000_000,
        paidUpCapital: 45_000_000,
        ratePerShare: RATE,
        issuedShares: null,
      },
    },
  ]);
  return id;
}

/** Counts share by share, without the ranges of the ledger. */
function countOneByOne(table: ShareTable): {
  holders: number;
  heldShares: number;
  reservedShares: number;
  forfeitedShares: number;
  amountOutstanding: number;
} {
  const shares = table.flatMap((range) => Array.from({ length: range.to - range.from + 1 }, () => range));
  const of = (bucket: ShareOwner['bucket']) => shares.filter((share) => share.bucket === bucket);
  return {
    holders: new Set(of('HOLDER').map(({ holderId }) => holderId)).size,
    heldShares: of('HOLDER').length,
    reservedShares: of('RESERVE').length,
    forfeitedShares: of('JAFAT').length,
    amountOutstanding: of('HOLDER').reduce((sum, { paidPerShare }) => sum + RATE - paidPerShare, 0),
  };
}

test('section 51 of a year is the ledger of its last day, whatever was posted on it, before or after: 200 companies', async () => {
  /** Days after the end of the year; often the last day itself. */
  const day = fc.oneof(
    { arbitrary: fc.integer({ min: -300, max: 100 }), weight: 3 },
    { arbitrary: fc.constantFrom(-1, 0, 1), weight: 1 },
  );
  const posting = fc.record({ day, step: anyStep({ issued: 50, moves: 3, length: 60 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 0, max: RATE }),
      fc.array(posting, { minLength: 1, maxLength: 3 }),
      async (issued, paidEach, postings) => {
        const companyId = await company();
        let table = openTable(
          [{ holderId: HOLDERS[0], ranges: [{ from: 1, to: issued }], paid: issued * paidEach, shareType: null }],
          issued,
          RATE,
        );
        let standing = table;
        const post = (on: number) =>
          gateway.platform.runUnitOfWork((unit) =>
            postShares(unit, { companyId, applicationId: null, effectiveOn: addDays(YEAR_END, on) }, table),
          );
        await post(-340);
        for (const { day: on, step } of [...postings].sort((one, other) => one.day - other.day)) {
          table = afterStep(table, step);
          await post(on);
          if (on <= 0) standing = table;
        }
        const { asOf, ...shares } = standingShares(
          await readStandingCompany(gateway.platform.database.db, companyId, { on: YEAR_END }),
          YEAR_END,
        );
        expect(asOf).toBe(YEAR_END);
        expect(shares).toMatchObject({ ...countOneByOne(standing), paidUpCapital: 45_000_000 });
      },
    ),
    { numRuns: 200 },
  );
}, 300_000);
