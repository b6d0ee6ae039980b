import type { ProceedingKind } from '../proceeding-kind';

/** Section 120: the office calls a company to explain itself until a day that it sets; the answer is a filing. */
export const explanationCall = {
  key: 'EXPLANATION_CALL',
  phases: [{ key: 'ANSWER', forms: ['CALL_FOR_EXPLANATION'], opens: [] }],
  late: { notice: 'TIME_TO_ANSWER', blocks: 'OPEN_CALL_FOR_EXPLANATION' },
  notAsked: 'NO_OPEN_CALL',
} as const satisfies ProceedingKind;
