import type { ProceedingKind } from '../proceeding-kind';
import { forcedNotices, forcedOutcomes, forcedPhases } from './forced-parts';

/**
 * Section 136(1)(kha) and (ga): two officers open it, because reports of three years are missing, a fine is unpaid, or
 * the company does not operate. A ground that the company cures ends it.
 */
export const forcedByOffice = {
  key: 'FORCED_BY_OFFICE',
  closing: 'FORCED',
  isCurable: true,
  name: { ne: 'कार्यालयले गर्ने दर्ता खारेजी', en: 'De-registration by the office' },
  phases: [
    {
      key: 'FORCED_I',
      name: { ne: 'पहिलो चरण: आधार र सूचना', en: 'Phase I: grounds and notice' },
      forms: [],
      opens: [],
    },
    ...forcedPhases,
  ],
  notices: forcedNotices,
  moreTime: 'SERVED',
  opinions: ['TAX_OFFICE'],
  outcomes: { ...forcedOutcomes, CURED: { ne: 'कारण हटेको', en: 'Ground cured' } },
  // nobody of a company that does not operate would sell what it holds
  ends: [{ outcome: 'DEREGISTERED', by: 'OFFICE', after: 'ALL_PHASES', freezesHoldings: true }],
  companyStatus: {
    open: 'IN_DEREGISTRATION',
    outcomes: { DEREGISTERED: 'DEREGISTERED', ANSWERED: 'ACTIVE', CURED: 'ACTIVE' },
  },
  late: null,
  notAsked: 'PHASE_NOT_OPEN',
} as const satisfies ProceedingKind;
