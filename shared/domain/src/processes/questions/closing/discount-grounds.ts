import { inBothCalendars } from '../../../calendar';
import { enumeration } from '../../../enumerations/enumeration';
import { registeredOn } from '../../definition/registered-on';
import type { Answers, FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import { answers, choice, optional, optionalDay, withRules, type Finding } from '../answer';
import { always, ask } from '../ask';

const operation = enumeration([
  ['NOT_OPERATING', 'कारोबार थिएन', 'There was no business'],
  ['OPERATING', 'कारोबार चालु थियो', 'There was business'],
]);

const LONGEST_LIST = 500;
/** What the gateway writes: what the register and the dues say of the day on which the section came into force. */
const WRITTEN = ['inForceOn', 'missingYears', 'missingSince', 'unpaidYears', 'unpaidSince', 'figuresFrom'] as const;

const groundAnswers = answers({
  operating: choice(operation.keys, 'OPERATION_REQUIRED'),
  notOperatingSince: optionalDay(),
  /** The day on which section 136ka came into force (AD). */
  inForceOn: optionalDay(),
  /** Fiscal years whose report was due and missing on that day: “2077/78, 2078/79”. */
  missingYears: optional(LONGEST_LIST),
  /** The due day of the oldest of them (AD). */
  missingSince: optionalDay(),
  /** Fiscal years whose fine of section 81 was owed and not paid on that day. */
  unpaidYears: optional(LONGEST_LIST),
  /** The day on which the oldest of them was filed late (AD). */
  unpaidSince: optionalDay(),
  /** The year whose figures stand in the register before the first missing one. */
  figuresFrom: optional(20),
});

/** What the gateway wrote stays as it wrote it. */
const keepWritten = (before: Answers, given: Answers): Answers => ({
  ...Object.fromEntries(Object.entries(given).filter(([key]) => !WRITTEN.some((one) => one === key))),
  ...Object.fromEntries(WRITTEN.flatMap((key) => (before[key] === undefined ? [] : [[key, before[key]]]))),
});

const isGiven = (key: (typeof WRITTEN)[number]) => (data: Answers) => (data[key] ?? '') !== '';
const isNotOperating = ({ operating }: Answers): boolean => operating === 'NOT_OPERATING';

function findings(kept: Partial<ReturnType<typeof groundAnswers.draft.parse>>, frame: FilingFrame): Finding[] {
  const { operating, notOperatingSince: since, inForceOn, missingYears, unpaidYears } = kept;
  const day = inForceOn === undefined ? undefined : inBothCalendars(inForceOn);
  const parameters = day && { dayNepali: day.ne, dayEnglish: day.en };
  if (operating === 'OPERATING')
    return missingYears === undefined && unpaidYears === undefined
      ? [{ path: ['operating'], code: 'NO_GROUND_136KA', ...(parameters && { parameters }) }]
      : [];
  if (operating !== 'NOT_OPERATING') return [];
  if (since === undefined) return [{ path: ['notOperatingSince'], code: 'NOT_OPERATING_SINCE_REQUIRED' }];
  if (inForceOn !== undefined && since > inForceOn)
    return [{ path: ['notOperatingSince'], code: 'NOT_OPERATING_TOO_LATE', ...(parameters && { parameters }) }];
  const registered = registeredOn(frame);
  return registered !== null && since < registered
    ? [{ path: ['notOperatingSince'], code: 'NOT_OPERATING_TOO_EARLY' }]
    : [];
}

/**
 * Section 136ka(1): on the day it came into force the company did not operate, a due report was missing, or a fine of
 * section 81 was unpaid. Reports and fines are what the register says; whether it operated is what the company says.
 */
export const DISCOUNT_GROUNDS = {
  key: 'DISCOUNT_GROUNDS',
  label: { ne: 'सहुलियत पाउने आधार', en: 'Eligibility' },
  schema: groundAnswers.complete,
  schemaFor: (frame) => withRules(groundAnswers, (kept) => findings(kept, frame)),
  draft: groundAnswers.draft,
  optional: false,
  keep: keepWritten,
  fields: [
    ask('inForceOn', 'date', 'दफा १३६क लागू भएको मिति', 'Day on which section 136ka came into force', { told: true }),
    ask('missingYears', 'text', 'त्यस दिन विवरण बाँकी रहेका वर्ष', 'Years whose report was missing on that day', {
      told: true,
      when: isGiven('missingYears'),
    }),
    ask('missingSince', 'date', 'विवरण बाँकी रहेको (म्याद सकिएको मिति)', 'Report missing since (due day)', {
      told: true,
      when: isGiven('missingSince'),
    }),
    ask('unpaidYears', 'text', 'त्यस दिन जरिबाना बाँकी रहेका वर्ष', 'Years whose fine was unpaid on that day', {
      told: true,
      when: isGiven('unpaidYears'),
    }),
    ask('unpaidSince', 'date', 'जरिबाना बाँकी रहेको मिति', 'Fine unpaid since', {
      told: true,
      when: isGiven('unpaidSince'),
    }),
    ask('operating', 'radio', 'त्यस दिन कम्पनीको कारोबार', 'Business of the company on that day', {
      required: always,
      options: operation,
    }),
    ask('notOperatingSince', 'date', 'कारोबार बन्द भएको मिति', 'No business since', {
      when: isNotOperating,
      required: always,
      hint: {
        ne: 'कारोबार कहिल्यै सुरु नभएको भए दर्ता मिति लेख्नुहोस्।',
        en: 'If business never began, enter the day of registration.',
      },
    }),
  ],
} satisfies SectionDefinition<'DISCOUNT_GROUNDS'>;
