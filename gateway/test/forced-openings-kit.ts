import {
  forcedCandidatePageSchema,
  forcedOpeningPageSchema,
  type ForcedCandidate,
  type ForcedOpening,
} from '@registrar/domain/calls/forced-openings';
import { callerOf, newKey, type Caller } from './filings-kit';
import type { Answer, TestGateway } from './harness';
import { settledCompany } from './name-change-kit';
import { idOf } from './representation-kit';

export const FORCED_OPENINGS = 'external/api/forced-opening';

export const proposeForced = (by: Caller, companyId: string, more: object = {}): Promise<Answer> =>
  by.call(
    'POST',
    FORCED_OPENINGS,
    { companyId, ground: 'REPORTS_MISSING', remark: 'No report for years', ...more },
    newKey(),
  );

export const decideForced = (by: Caller, id: string, how: 'approve' | 'refuse' | 'withdraw'): Promise<Answer> =>
  by.call('POST', `${FORCED_OPENINGS}/${id}/${how}`, { remark: 'As the register shows' }, newKey());

export async function candidatesOf(by: Caller, search = ''): Promise<ForcedCandidate[]> {
  const { body } = await by.call('GET', `external/api/forced-candidate?size=100&search=${encodeURIComponent(search)}`);
  return forcedCandidatePageSchema.parse(body.data).items;
}

export async function openingsOf(by: Caller, show: 'open' | 'settled' = 'open'): Promise<ForcedOpening[]> {
  const { body } = await by.call('GET', `${FORCED_OPENINGS}?size=100&show=${show}`);
  return forcedOpeningPageSchema.parse(body.data).items;
}

/** A proposal that waits about a company of the first office. */
export async function idOfForcedProposal(gateway: TestGateway, puja: Caller): Promise<string> {
  const maya = await callerOf(gateway, 'maya.approver');
  return idOf(await proposeForced(maya, await settledCompany(gateway, [puja]), { ground: 'NOT_OPERATING' }));
}
