import type { z } from 'zod';
import { REASON_MAXIMUM } from '../../../reasons';
import { enumeration } from '../../../enumerations/enumeration';
import type { FieldDefinition } from '../../definition/field-definition';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import {
  answers,
  choice,
  optional,
  optionalDay,
  optionalPercent,
  withRules,
  yesNo,
  type Finding,
} from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import type { SectionDefinition } from '../../definition/section-definition';
import { lastDayToMeet, MONTHS_TO_MEET } from '../../../schedules/general-meeting-day';
import { isPublicCompany, reportedYear } from './report-year';

/** Whether the annual general meeting of the year was held; a private company may have waived it (section 148). */
export const meetingAnswers = enumeration([
  ['HELD', 'भयो', 'Held'],
  ['NOT_HELD', 'भएन', 'Not held'],
]);

/** The questions on the meeting itself. */
export const meetingQuestions = {
  meeting: choice(meetingAnswers.keys, 'AGM_HELD_REQUIRED'),
  heldOn: optionalDay(),
  /** Of the shares, with at most two decimals. */
  presencePercent: optionalPercent(),
  decisions: optional(REASON_MAXIMUM),
  notHeldReason: optional(REASON_MAXIMUM),
  /** The day on which the report of section 78 was filed separately. */
  section78FiledOn: optionalDay(),
};
const meeting = answers({ dormant: yesNo(), ...meetingQuestions });
export const generalMeetingDraft = meeting.draft;

const isHeld = (data: Answers): boolean => data['meeting'] === 'HELD';
const isNotHeld = (data: Answers): boolean => data['meeting'] === 'NOT_HELD';

/** The year that the meeting is about, and the company that held it. */
export interface MeetingOfYear {
  /** Last day of the fiscal year (AD); undefined: it is not chosen yet. */
  readonly endsOn: string | undefined;
  readonly isPublic: boolean;
  readonly today: string;
}

/** What the law has against the answers on a meeting (sections 76, 78 and 80). */
export function meetingFindings(
  kept: Partial<z.output<typeof generalMeetingDraft>>,
  { endsOn, isPublic, today }: MeetingOfYear,
): readonly Finding[] {
  if (kept.meeting === 'NOT_HELD')
    return isPublic && kept.notHeldReason === undefined
      ? [{ path: ['notHeldReason'], code: 'AGM_REASON_REQUIRED' }]
      : [];
  if (kept.meeting !== 'HELD') return [];
  const { heldOn, section78FiledOn } = kept;
  const last = endsOn === undefined ? undefined : lastDayToMeet(endsOn);
  return [
    ...(heldOn === undefined
      ? [{ path: ['heldOn'], code: 'AGM_DAY_REQUIRED' as const }]
      : heldOn > today
        ? [{ path: ['heldOn'], code: 'DATE_IN_FUTURE' as const }]
        : endsOn !== undefined && heldOn <= endsOn
          ? [{ path: ['heldOn'], code: 'AGM_BEFORE_YEAR_END' as const }]
          : last !== undefined && heldOn > last
            ? [{ path: ['heldOn'], code: 'AGM_TOO_LATE' as const, parameters: { months: MONTHS_TO_MEET } }]
            : []),
    ...(kept.presencePercent === undefined
      ? [{ path: ['presencePercent'], code: 'AGM_PRESENCE_REQUIRED' as const }]
      : []),
    ...(kept.decisions === undefined ? [{ path: ['decisions'], code: 'AGM_DECISIONS_REQUIRED' as const }] : []),
    ...(section78FiledOn === undefined
      ? []
      : section78FiledOn > today
        ? [{ path: ['section78FiledOn'], code: 'DATE_IN_FUTURE' as const }]
        : endsOn !== undefined && section78FiledOn <= endsOn
          ? [{ path: ['section78FiledOn'], code: 'SECTION_78_BEFORE_YEAR_END' as const }]
          : []),
  ];
}

const meetingFor = (frame: FilingFrame) =>
  withRules(meeting, (kept) =>
    meetingFindings(kept, {
      endsOn: reportedYear(frame).endsOn,
      isPublic: isPublicCompany(frame),
      today: frame.today,
    }),
  );

export const meetingFields: readonly FieldDefinition[] = [
  ask('meeting', 'radio', 'वार्षिक साधारण सभा', 'Annual general meeting', {
    required: always,
    options: meetingAnswers,
  }),
  ask('heldOn', 'date', 'सभा भएको मिति', 'Date of the meeting', { when: isHeld, required: always }),
  ask('presencePercent', 'percent', 'उपस्थिति (शेयरको प्रतिशत)', 'Presence (per cent of the shares)', {
    when: isHeld,
    required: always,
  }),
  ask('decisions', 'textarea', 'सभाका निर्णय', 'Decisions of the meeting', {
    when: isHeld,
    required: always,
    maximum: REASON_MAXIMUM,
  }),
  ask('notHeldReason', 'textarea', 'सभा नहुनुको कारण', 'Why it was not held', {
    // the short form of a private company asks nothing that may be left out
    when: (data, frame) => isNotHeld(data) && (data['dormant'] !== true || isPublicCompany(frame)),
    required: (_data, frame) => isPublicCompany(frame),
    maximum: REASON_MAXIMUM,
  }),
  ask(
    'section78FiledOn',
    'date',
    'दफा ७८ को प्रतिवेदन कार्यालयमा बुझाएको मिति',
    'Date on which the report of section 78 reached the office',
    {
      when: (data, frame) => isHeld(data) && isPublicCompany(frame),
      hint: {
        ne: 'छुट्टै बुझाइसकेको भए मात्र; नत्र यसै विवरणसँग बुझाएको मानिन्छ।',
        en: 'Only where it was filed apart; otherwise it counts as filed with this report.',
      },
    },
  ),
];

export const GENERAL_MEETING = {
  key: 'GENERAL_MEETING',
  label: { ne: 'वार्षिक साधारण सभा', en: 'Annual general meeting' },
  schema: meeting.complete,
  schemaFor: meetingFor,
  draft: meeting.draft,
  optional: false,
  fields: [
    ask('dormant', 'switch', 'यो वर्ष कारोबार भएन', 'There was no business in this year', {
      hint: {
        ne: 'आम्दानी, खर्च र कुनै परिवर्तन नभएको कम्पनीले मात्र छान्नुहोस्। साधारण सभा र नगदको जानकारी दिए पुग्छ।',
        en: 'Only for a company without income, expense or any change. The general meeting and the cash are all that is asked.',
      },
    }),
    ...meetingFields,
  ],
} satisfies SectionDefinition<'GENERAL_MEETING'>;

const kept = (frame: Pick<FilingFrame, 'answers'>) =>
  meeting.draft.safeParse(filedAnswers(frame, 'GENERAL_MEETING')).data;

/** AD; undefined: it was not held, or there is no answer. */
export const meetingHeldOn = (frame: Pick<FilingFrame, 'answers'>): string | undefined =>
  kept(frame)?.meeting === 'HELD' ? kept(frame)?.heldOn : undefined;
/** AD; undefined: it is filed with this report. */
export const section78FiledOn = (frame: Pick<FilingFrame, 'answers'>): string | undefined =>
  kept(frame)?.meeting === 'HELD' ? kept(frame)?.section78FiledOn : undefined;
/** No income, no expense, no change: the short form. */
export const isDormant = (frame: Pick<FilingFrame, 'answers'>): boolean => kept(frame)?.dormant === true;
export const isActiveYear = (frame: FilingFrame): boolean => !isDormant(frame);
