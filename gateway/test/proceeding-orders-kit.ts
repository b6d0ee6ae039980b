import { proceedingOrdersSchema, type ProceedingOrders } from '@registrar/domain/calls/proceeding-orders';
import { fileBeside } from './blockers-kit';
import { newKey, type Caller } from './filings-kit';
import type { Answer } from './harness';
import { actOn, openedProceeding, PROCEEDING, readProceedingOf } from './proceedings-kit';
import type { TestFilingOffice } from './test-filing-kit';
import { TEST_PROCESS } from '@registrar/domain/testing/test-filing';

export const PROCEEDING_ORDER = 'external/api/proceeding-order';

/** One form, and a phase that the office opens after it; the notice to creditors is given at any time. */
export const SHORT_WAY = {
  phases: [
    { key: 'I', name: { ne: 'पहिलो चरण', en: 'Phase I' }, forms: [TEST_PROCESS], opens: [] },
    { key: 'II', name: { ne: 'दोस्रो चरण', en: 'Phase II' }, forms: [], opens: [{ after: 'OFFICE' }] },
  ],
} as const;

export async function readOrdersOf(by: Caller, id: string): Promise<ProceedingOrders> {
  const answer = await by.call('GET', `${PROCEEDING}/${id}/order`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
  return proceedingOrdersSchema.parse(answer.body.data);
}

/** Proposes at the present version. */
export async function proposeOrderOn(by: Caller, id: string, more: object = {}): Promise<Answer> {
  const { version } = await readProceedingOf(by, id);
  const body = { version, outcome: 'CLOSED', reason: 'All is settled.', liabilities: 'The holders answer.', ...more };
  return by.call('POST', `${PROCEEDING}/${id}/order`, body, newKey());
}

export function orderIdOf(answer: Answer): string {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return String((answer.body.data as { readonly id: string }).id);
}

export const decideProceedingOrder = (
  by: Caller,
  id: string,
  how: 'approve' | 'refuse' | 'withdraw',
  body: object = { remark: 'Read' },
): Promise<Answer> => by.call('POST', `${PROCEEDING_ORDER}/${id}/${how}`, body, newKey());

/** A proceeding of the short way in which every phase is done. */
export async function doneProceeding(
  office: TestFilingOffice,
  of?: string,
): Promise<{ readonly id: string; readonly companyId: string }> {
  const opened = await openedProceeding(office, of);
  await fileBeside(
    office.gateway,
    { companyId: opened.companyId, process: TEST_PROCESS, by: office.puja },
    {
      status: 'APPROVED',
      subject_kind: 'PROCEEDING',
      subject_id: opened.id,
      decided_at: office.gateway.clock.now(),
    },
  );
  const answer = await actOn(office.maya, opened.id, 'phase/II/opening', { remark: 'Settled' });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
  return opened;
}
