import {
  restorationCandidatePageSchema,
  restorationPageSchema,
  type Restoration,
  type RestorationCandidate,
} from '@registrar/domain/calls/restorations';
import { addDays } from '@registrar/domain/calendar';
import { dayInNepal } from '../src/platform/clock';
import { applyChanges } from '../src/register/apply-changes';
import { scanOf } from './company-orders-kit';
import { callerOf, newKey, type Caller } from './filings-kit';
import type { Answer, TestGateway } from './harness';
import { settledCompany } from './name-change-kit';
import { idOf } from './representation-kit';

export const RESTORATION = 'external/api/restoration';

/** The company leaves the register on a day (AD), as an order enters it. */
export async function deregister(
  { platform }: TestGateway,
  companyId: string,
  day: string,
  status: 'DEREGISTERED' | 'DEREGISTERED_BY_MERGE' = 'DEREGISTERED',
): Promise<void> {
  await platform.runUnitOfWork(async (unit) => {
    const entries = [{ aspect: 'STATUS' as const, after: { status, deregisteredOn: day } }];
    await applyChanges(unit, { companyId, applicationId: null, effectiveOn: day }, { entries });
  });
}

/** The order of a court about the company, as it is filed at the counter; without a scan where one is given. */
export async function fileOrder(
  gateway: TestGateway,
  by: Caller,
  companyId: string,
  more: object = {},
): Promise<Answer> {
  const { registration_number } = await gateway.platform.database.db
    .selectFrom('company')
    .select('registration_number')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const body = {
    companyId,
    court: 'PATAN',
    orderNumber: '083-CO-0117',
    orderedOn: addDays(dayInNepal(gateway.clock.now()), -1),
    paperNumber: registration_number,
    uploadId: await scanOf(by),
    remark: 'Brought to the counter',
    ...more,
  };
  return by.call('POST', RESTORATION, body, newKey());
}

export const decideRestoration = (by: Caller, id: string, how: 'approve' | 'refuse' | 'withdraw'): Promise<Answer> =>
  by.call('POST', `${RESTORATION}/${id}/${how}`, { remark: 'As the court ordered' }, newKey());

export async function restorationsOf(by: Caller, show: 'open' | 'settled' = 'open'): Promise<Restoration[]> {
  const { body } = await by.call('GET', `${RESTORATION}?size=100&show=${show}`);
  return restorationPageSchema.parse(body.data).items;
}

export async function restorableOf(by: Caller, search = ''): Promise<RestorationCandidate[]> {
  const { body } = await by.call('GET', `${RESTORATION}-candidate?size=100&search=${encodeURIComponent(search)}`);
  return restorationCandidatePageSchema.parse(body.data).items;
}

/** A proposal that waits about a company of the first office. */
export async function idOfRestoration(gateway: TestGateway, puja: Caller): Promise<string> {
  const companyId = await settledCompany(gateway, [puja]);
  const today = dayInNepal(gateway.clock.now());
  await deregister(gateway, companyId, today);
  return idOf(await fileOrder(gateway, await callerOf(gateway, 'maya.approver'), companyId, { orderedOn: today }));
}
