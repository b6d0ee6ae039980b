import type { ProceedingKind } from '../proceeding-kind';
import { forcedNotices, forcedOutcomes, forcedPhases } from './forced-parts';

/** Section 136(1)(ka): the promoters ask for it, because business never started. The approval opens it. */
export const forced = {
  key: 'FORCED',
  closing: 'FORCED',
  isCurable: true,
  name: { ne: 'संस्थापकको निवेदनबाट दर्ता खारेजी', en: 'De-registration on application of the promoters' },
  openedBy: 'FORCED',
  phases: [
    { key: 'FORCED_I', name: { ne: 'पहिलो चरण: निवेदन', en: 'Phase I: application' }, forms: ['FORCED'], opens: [] },
    ...forcedPhases,
  ],
  notices: forcedNotices,
  moreTime: 'SERVED',
  opinions: ['TAX_OFFICE'],
  outcomes: { ...forcedOutcomes, WITHDRAWN: { ne: 'कम्पनीले फिर्ता लिएको', en: 'Withdrawn by the company' } },
  ends: [
    { outcome: 'DEREGISTERED', by: 'OFFICE', after: 'ALL_PHASES' },
    { outcome: 'WITHDRAWN', by: 'COMPANY', after: 'ANY_TIME' },
  ],
  companyStatus: {
    open: 'IN_DEREGISTRATION',
    outcomes: { DEREGISTERED: 'DEREGISTERED', ANSWERED: 'ACTIVE', WITHDRAWN: 'ACTIVE' },
  },
  late: null,
  notAsked: 'PHASE_NOT_OPEN',
} as const satisfies ProceedingKind;
