import type { ProceedingKind } from '../proceeding-kind';

/** Section 120: the office calls a company to explain itself until a day that it sets; the answer is a filing. */
export const explanationCall = {
  key: 'EXPLANATION_CALL',
  name: { ne: 'कैफियत तलब', en: 'Call for explanation' },
  phases: [{ key: 'ANSWER', name: { ne: 'कम्पनीको जवाफ', en: 'Answer' }, forms: ['CALL_FOR_EXPLANATION'], opens: [] }],
  notices: [
    {
      key: 'TIME_TO_ANSWER',
      name: { ne: 'जवाफ दिने समय', en: 'Time to answer' },
      length: null,
      channels: ['EMAIL'],
      text: null,
      takes: [],
    },
  ],
  opinions: [],
  outcomes: {
    ORDER: { ne: 'आदेश भएको', en: 'Decided with an order' },
    CLOSED: { ne: 'आदेश नदिई बन्द', en: 'Closed without an order' },
  },
  companyStatus: null,
  late: { notice: 'TIME_TO_ANSWER', blocks: 'OPEN_CALL_FOR_EXPLANATION' },
  notAsked: 'NO_OPEN_CALL',
} as const satisfies ProceedingKind;
