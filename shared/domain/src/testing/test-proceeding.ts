import { kindTable } from '../proceedings/kind-table';
import type { ProceedingKind } from '../proceedings/proceeding-kind';
import { TEST_PROCESS } from './test-filing';

/**
 * A kind of proceeding that no law knows: a form in each of two phases. The second opens after a notice, in which
 * anybody may object, and two opinions, of which one is given by silence; the third is opened by the office. The second
 * form has a heading under which nothing is ever filed, as the test filing has.
 */
export const testProceeding = {
  key: 'TEST_PROCEEDING',
  name: { ne: 'परीक्षण कारबाही', en: 'Test proceeding' },
  phases: [
    { key: 'I', name: { ne: 'पहिलो चरण', en: 'Phase I' }, forms: [TEST_PROCESS], opens: [] },
    {
      key: 'II',
      name: { ne: 'दोस्रो चरण', en: 'Phase II' },
      forms: ['PAYMENT_APPLICATION'],
      opens: [
        { after: 'NOTICE', notice: 'CREDITORS' },
        { after: 'OPINION', body: 'TAX_OFFICE', silence: 'NO_CONSENT' },
        { after: 'OPINION', body: 'LABOUR_OFFICE', silence: 'CONSENT' },
      ],
    },
    { key: 'III', name: { ne: 'तेस्रो चरण', en: 'Phase III' }, forms: [], opens: [{ after: 'OFFICE' }] },
  ],
  notices: [
    {
      key: 'CREDITORS',
      name: { ne: 'साहुलाई सूचना', en: 'Notice to creditors' },
      length: 'THIRTY_FIVE_DAY',
      channels: ['NEWSPAPER', 'POST', 'PUBLIC_PAGE'],
      text: {
        version: 2,
        ne: '{{company}} (दर्ता नम्बर {{registrationNumber}}) विरुद्ध दाबी वा उजुरी भए {{until}} सम्म {{number}} मा दिनुहोला।',
        en: 'Claims and objections against {{company}} (registration number {{registrationNumber}}) are taken under {{number}} until {{until}}.',
      },
      takes: ['OBJECTION', 'CLAIM'],
    },
    {
      key: 'CREDITORS_AGAIN',
      name: { ne: 'साहुलाई दोस्रो सूचना', en: 'Second notice to creditors' },
      length: 'ONE_DAY',
      channels: ['NEWSPAPER'],
      text: { version: 1, ne: '{{company}}: दोस्रो सूचना।', en: '{{company}}: second notice.' },
      takes: [],
      follows: 'CREDITORS',
    },
  ],
  opinions: ['TAX_OFFICE', 'LABOUR_OFFICE'],
  outcomes: {
    CLOSED: { ne: 'बन्द', en: 'Closed' },
    WITHDRAWN: { ne: 'फिर्ता', en: 'Withdrawn' },
    REFUSED: { ne: 'अस्वीकृत', en: 'Refused' },
  },
  companyStatus: {
    open: 'IN_DEREGISTRATION',
    outcomes: { CLOSED: 'DEREGISTERED', WITHDRAWN: 'ACTIVE', REFUSED: 'ACTIVE' },
  },
  ends: [
    { outcome: 'CLOSED', by: 'OFFICE', after: 'ALL_PHASES' },
    { outcome: 'REFUSED', by: 'OFFICE', after: 'ANY_TIME' },
    { outcome: 'WITHDRAWN', by: 'COMPANY', after: 'ANY_TIME' },
  ],
  late: null,
  notAsked: 'PHASE_NOT_OPEN',
} as const satisfies ProceedingKind;

/**
 * Lets proceedings of the kind be opened, or of one of which something else is said. Gives back what puts the table in
 * order again: tests of one worker share it.
 */
export function addTestProceeding(variation: Partial<ProceedingKind> = {}): () => void {
  const kind: ProceedingKind = { ...testProceeding, ...variation };
  const before = kindTable.get(kind.key);
  kindTable.set(kind.key, kind);
  return () => {
    if (before) kindTable.set(kind.key, before);
    else kindTable.delete(kind.key);
  };
}
