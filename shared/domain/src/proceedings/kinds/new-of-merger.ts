import type { ProceedingKind } from '../proceeding-kind';
import { merger, swapAllotment, timeToAllot } from './merger';

/** Section 177: a new company into which two others merged, until the shares of the swap are allotted. */
export const newOfMerger = {
  key: 'NEW_OF_MERGER',
  name: { ne: 'गाभिएर बनेको कम्पनीको शेयर बाँडफाँड', en: 'Allotment of a company that two merged into' },
  phases: [swapAllotment],
  notices: [timeToAllot],
  opinions: [],
  outcomes: { MERGED: merger.outcomes.MERGED },
  companyStatus: { open: 'MERGING', outcomes: { MERGED: 'ACTIVE' } },
  late: { notice: timeToAllot.key, blocks: 'MERGING' },
  notAsked: 'NO_CONFIRMED_MERGER',
} as const satisfies ProceedingKind;
