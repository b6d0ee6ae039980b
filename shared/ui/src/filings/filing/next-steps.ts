import type { Payable } from '@registrar/domain/calls/money';
import type { ProcessDefinition } from '@registrar/domain/processes';

type NextStep = 'review' | 'fee' | 'approval' | 'certificate' | 'decision';

/** What happens to a filing that was submitted. Where nothing is paid nothing is issued either: it is decided. */
export function nextSteps(
  { money: { payTiming } }: Pick<ProcessDefinition, 'money'>,
  payable: Payable | undefined,
): readonly NextStep[] {
  if (payTiming === 'NONE') return ['review', 'decision'];
  return costsNothing(payable) ? ['review', 'decision', 'certificate'] : ['review', 'fee', 'approval', 'certificate'];
}

/** No officer sets an amount, and what follows from the answers is none. */
function costsNothing(payable: Payable | undefined): boolean {
  if (payable?.state === 'ESTIMATED') return payable.issuedOnSubmit === true && payable.estimate?.totalPaisa === 0;
  return payable?.state === 'SETTLED' && payable.invoices.every(({ totalPaisa }) => totalPaisa === 0);
}
