import { publicParts } from '@registrar/domain/register';
import { holder, RESERVE, tableText } from '@registrar/domain/share-ledger';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { dayInNepal } from '../src/platform/clock';
import { readLastEntries } from '../src/register/entries/read-entries';
import { postShares } from '../src/register/shares/post-shares';
import { readStandingTable } from '../src/register/shares/read-share-ledger';
import type { Caller } from './filings-kit';
import type { TestGateway } from './harness';
import { settledCompany } from './name-change-kit';
import { enterHolders, HOLDERS, RATE } from './share-ledger-kit';

const [ASHA, BINA] = HOLDERS;

export const CAPITAL = {
  authorizedCapital: 200 * RATE,
  issuedCapital: 100 * RATE,
  paidUpCapital: 90 * RATE,
  ratePerShare: RATE,
  issuedShares: 100,
};

/** Of one with these shares: Asha 1 to 60, promoter; Bina 61 to 90, public; the rest in reserve; Chet has none. */
export const SHARES = ['HOLDER:a:1:60:10000:PROMOTER', 'HOLDER:b:61:90:10000:PUBLIC', 'RESERVE:-:91:100:0:-'];

/** A company in order with `SHARES`; `paid` on each of Bina's. */
export async function companyOfShares(
  gateway: TestGateway,
  representative: Caller,
  { paid = RATE }: { readonly paid?: number } = {},
): Promise<string> {
  const { platform, clock } = gateway;
  const companyId = await settledCompany(gateway, [representative]);
  const effectiveOn = dayInNepal(clock.now());
  await platform.database.db
    .updateTable('company')
    .set({ company_type_id: companyTypeIdOf('PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI') })
    .where('id', '=', companyId)
    .execute();
  const capital = { ...CAPITAL, paidUpCapital: 60 * RATE + 30 * paid };
  await enterHolders(platform, companyId, effectiveOn, [{ aspect: 'CAPITAL', after: capital }]);
  await platform.runUnitOfWork((unit) =>
    postShares(unit, { companyId, applicationId: null, effectiveOn }, [
      { ...holder(ASHA), from: 1, to: 60, paidPerShare: RATE, shareType: 'PROMOTER' },
      { ...holder(BINA), from: 61, to: 90, paidPerShare: paid, shareType: 'PUBLIC' },
      { ...RESERVE, from: 91, to: 100, paidPerShare: 0, shareType: null },
    ]),
  );
  return companyId;
}

/** The table that stands, a line for each range, with the letter of each holder of `HOLDERS`. */
export async function tableOf({ platform }: TestGateway, companyId: string): Promise<string[]> {
  return tableText(await readStandingTable(platform.database.db, companyId))
    .split('\n')
    .map((line) => line.replace('0190a000-0000-7000-8000-00000000000', ''));
}

export async function capitalOf({ platform }: TestGateway, companyId: string) {
  const entries = await readLastEntries(platform.database.db, companyId);
  return publicParts.CAPITAL.parse(entries.find(({ aspect }) => aspect === 'CAPITAL')?.after);
}
