import type { ProceedingKind } from '../proceedings/proceeding-kind';
import { TEST_PROCESS } from './test-filing';

/**
 * A kind of proceeding that no law knows: a form in each of two phases, a notice between them, and a third phase that
 * the office opens. The second form has a heading under which nothing is ever filed, as the test filing has.
 */
export const testProceeding = {
  key: 'TEST_PROCEEDING',
  phases: [
    { key: 'I', forms: [TEST_PROCESS], opens: [] },
    { key: 'II', forms: ['PAYMENT_APPLICATION'], opens: [{ after: 'NOTICE', notice: 'CREDITORS' }] },
    { key: 'III', forms: [], opens: [{ after: 'OFFICE' }] },
  ],
  late: null,
  notAsked: 'PHASE_NOT_OPEN',
} as const satisfies ProceedingKind;
