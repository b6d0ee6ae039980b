import type { CallDetail, CallsOfCompany } from '@registrar/domain/calls/explanation-calls';
import type { Person } from '@registrar/testing/playwright';
import { acceptDocuments, act } from './filed-registrations';
import { callsOf } from './gateway-calls';
import { companyRepresentedBy } from './location-changes';
import { demo } from './people';

/** Calls of the company of this person, the newest first. */
async function callsOfCompany(person: Person): Promise<readonly string[]> {
  const { id } = await companyRepresentedBy(person);
  const { items } = await (await callsOf(person)).get<CallsOfCompany>(`/external/api/company/${id}/explanation-call`);
  return items.map((item) => item.id);
}

/** A call for explanation of the company of this person. */
export async function openCallOf(person: Person): Promise<string> {
  const [newest] = await callsOfCompany(person);
  if (newest === undefined) throw new Error('The company has no call for explanation');
  return newest;
}

/**
 * The call of the demonstration whose time is over, as it was before anybody answered it: a journey may come a second
 * time.
 */
export async function overdueCallOf(person: Person): Promise<string> {
  const oldest = (await callsOfCompany(person)).at(-1);
  if (oldest === undefined) throw new Error('The company has no call for explanation');
  const { answer } = await (await callsOf(person)).get<CallDetail>(`/external/api/explanation-call/${oldest}`);
  if (answer?.status === 'DRAFT') await act(person, answer.id, 'discard');
  const atOperator = answer?.status === 'SUBMITTED' || answer?.status === 'IN_PROCESS';
  if (atOperator) await verifyAnswer(answer.id);
  if (atOperator || answer?.status === 'VERIFY')
    await act(demo.approver, answer.id, 'reject', { reasonCode: 'OTHER', remark: 'It does not answer the call.' });
  if (answer?.status === 'APPROVED')
    await act(demo.otherApprover, answer.id, 'revoke', {
      reasonCode: 'OTHER',
      remark: 'The order was given in error.',
    });
  return oldest;
}

/** The operator has looked at the answer: it waits for the decision on the call. Nothing is paid for it. */
export async function verifyAnswer(id: string): Promise<void> {
  await act(demo.operator, id, 'claim').catch(() => undefined);
  await acceptDocuments(demo.operator, id);
  await act(demo.operator, id, 'verify');
}
