import { randomUUID } from 'node:crypto';
import { holder, type ShareTable } from '@registrar/domain/share-ledger';
import { nepaliHolder } from '@registrar/domain/testing/registration-people';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { dayInNepal } from '../../../gateway/src/platform/clock';
import { enterInRegister } from '../../../gateway/src/register/entries/enter';
import { postShares } from '../../../gateway/src/register/shares/post-shares';
import type { Caller } from '../../../gateway/test/filings-kit';
import type { TestGateway } from '../../../gateway/test/harness';
import { settledCompany } from '../../../gateway/test/name-change-kit';

export const RATE = 100_00;
/** Shares of a range. */
export const IN_RANGE = 20;

export interface LargeLedger {
  readonly companyId: string;
  /** Whose the first range is, the second and so on, from the beginning again after the last one. */
  readonly holders: readonly string[];
}

/** A public company of many holders, each with as many ranges, which lie as far from each other as can be. */
export async function largeLedger(
  gateway: TestGateway,
  representative: Caller,
  size: { readonly holders: number; readonly ranges: number },
): Promise<LargeLedger> {
  const { platform, clock } = gateway;
  const companyId = await settledCompany(gateway, [representative]);
  const effectiveOn = dayInNepal(clock.now());
  await platform.database.db
    .updateTable('company')
    .set({ company_type_id: companyTypeIdOf('PUBLIC_NON_GOVERNMENT_ALL_NEPALI') })
    .where('id', '=', companyId)
    .execute();
  const holders = Array.from({ length: size.holders }, () => randomUUID());
  const issuedShares = size.ranges * IN_RANGE;
  const amount = issuedShares * RATE;
  const filing = { companyId, applicationId: null, effectiveOn };
  await platform.runUnitOfWork(async (unit) => {
    await enterInRegister(unit, filing, [
      {
        aspect: 'CAPITAL',
        after: {
          authorizedCapital: 2 * amount,
          issuedCapital: amount,
          paidUpCapital: amount,
          ratePerShare: RATE,
          issuedShares,
        },
      },
      ...holders.map((subjectId, at) => ({
        aspect: 'SHAREHOLDER' as const,
        subjectId,
        after: {
          nameEnglish: `Holder ${at + 1}`,
          nameNepali: `शेयरधनी ${at + 1}`,
          entity: 'INDIVIDUAL',
          companyId: null,
          details: nepaliHolder(at + 1, undefined),
        },
      })),
    ]);
    await postShares(unit, filing, tableOf(holders, size.ranges));
  });
  return { companyId, holders };
}

/** Promoters have the first 51 of a hundred ranges. */
const tableOf = (holders: readonly string[], ranges: number): ShareTable =>
  Array.from({ length: ranges }, (_, at) => ({
    ...holder(holders[at % holders.length] ?? ''),
    from: at * IN_RANGE + 1,
    to: (at + 1) * IN_RANGE,
    paidPerShare: RATE,
    shareType: at < ranges * 0.51 ? 'PROMOTER' : 'PUBLIC',
  }));
