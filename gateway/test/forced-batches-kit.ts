import {
  forcedBatchDetailSchema,
  forcedBatchPageSchema,
  type ForcedBatch,
  type ForcedBatchDetail,
} from '@registrar/domain/calls/forced-batches';
import { callerOf, newKey, type Caller } from './filings-kit';
import type { Answer, TestGateway } from './harness';
import { settledCompany } from './name-change-kit';
import { idOf } from './representation-kit';

export const FORCED_BATCHES = 'external/api/forced-batch';

export const proposeBatchOf = (by: Caller, companyIds: readonly string[], more: object = {}): Promise<Answer> =>
  by.call(
    'POST',
    FORCED_BATCHES,
    { companyIds, ground: 'REPORTS_MISSING', remark: 'No report for years', ...more },
    newKey(),
  );

export const decideBatch = (by: Caller, id: string, how: 'approve' | 'refuse' | 'withdraw'): Promise<Answer> =>
  by.call('POST', `${FORCED_BATCHES}/${id}/${how}`, { remark: 'As the register shows' }, newKey());

export const takeOutOf = (by: Caller, id: string, companyIds: readonly string[]): Promise<Answer> =>
  by.call('POST', `${FORCED_BATCHES}/${id}/take-out`, { companyIds, remark: 'Is being merged' });

export async function batchOf(by: Caller, id: string): Promise<ForcedBatchDetail> {
  const answer = await by.call('GET', `${FORCED_BATCHES}/${id}`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
  return forcedBatchDetailSchema.parse(answer.body.data);
}

export async function batchesOf(by: Caller, show: 'open' | 'settled'): Promise<ForcedBatch[]> {
  const { body } = await by.call('GET', `${FORCED_BATCHES}?size=100&show=${show}`);
  return forcedBatchPageSchema.parse(body.data).items;
}

/** A batch of the first office that waits for its decision. */
export async function idOfForcedBatch(gateway: TestGateway, puja: Caller): Promise<string> {
  const maya = await callerOf(gateway, 'maya.approver');
  const companies = [await settledCompany(gateway, [puja])];
  return idOf(await proposeBatchOf(maya, companies, { ground: 'NOT_OPERATING' }));
}
