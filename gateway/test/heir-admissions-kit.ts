import { heirAdmissionPageSchema, type HeirAdmission } from '@registrar/domain/calls/heir-admissions';
import { newKey, type Caller } from './filings-kit';
import type { Answer } from './harness';
import { idOf } from './representation-kit';

export const HEIR_ADMISSIONS = 'external/api/heir-admission';

export interface AskedAdmission {
  readonly companyId: string;
  readonly holderId: string;
  readonly username: string;
}

export const proposeHeir = (by: Caller, asked: AskedAdmission, more: object = {}): Promise<Answer> =>
  by.call('POST', HEIR_ADMISSIONS, { ...asked, remark: 'Death certificate and relation seen', ...more }, newKey());

export const decideHeir = (
  by: Caller,
  id: string,
  how: 'approve' | 'refuse' | 'withdraw',
  body: object = { remark: 'Compared with the certificate' },
): Promise<Answer> => by.call('POST', `${HEIR_ADMISSIONS}/${id}/${how}`, body, newKey());

export async function admissionsOf(by: Caller, show: 'open' | 'settled' = 'open'): Promise<HeirAdmission[]> {
  const { body } = await by.call('GET', `${HEIR_ADMISSIONS}?size=100&show=${show}`);
  return heirAdmissionPageSchema.parse(body.data).items;
}

/** Admitted by two officers. */
export async function admit([one, another]: readonly [Caller, Caller], asked: AskedAdmission): Promise<void> {
  const decided = await decideHeir(another, idOf(await proposeHeir(one, asked)), 'approve');
  if (decided.status !== 200) throw new Error(JSON.stringify(decided.body));
}
