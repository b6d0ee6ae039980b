import { fiscalYear } from '../../../calendar';
import { toNepaliDigits } from '../../../digits';
import { enumeration } from '../../../enumerations/enumeration';
import { filedAnswers, filedItems, type Answers, type FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue, ListSection, SectionDefinition } from '../../definition/section-definition';
import { answers, choice, optionalDay, withRules, type Finding } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import { endedYears, fiscalYears } from '../../questions/audited-year';
import { meetingFields, meetingFindings, meetingQuestions } from '../annual-report/general-meeting';
import { isPublicCompany } from '../annual-report/report-year';
import { FINANCIAL_STATEMENT } from '../annual-report/statement';
import { balanceLines } from '../annual-report/statement-lines';
import { DISCOUNT_GROUNDS } from '../../questions/closing/discount-grounds';

const business = enumeration([
  ['NONE', 'कारोबार भएन', 'There was none'],
  ['SOME', 'कारोबार भयो', 'There was some'],
]);

const yearAnswers = answers({
  fiscalYear: choice(fiscalYears.keys, 'FISCAL_YEAR_REQUIRED'),
  /** Written by the gateway for a year that it knows to be missing (AD). */
  dueOn: optionalDay(),
  business: choice(business.keys, 'BUSINESS_OF_YEAR_REQUIRED'),
  ...meetingQuestions,
});

const startYear = (name: unknown): number => (typeof name === 'string' ? Number(name.slice(0, 4)) : Number.NaN);

function findings(kept: Partial<ReturnType<typeof yearAnswers.draft.parse>>, frame: FilingFrame): readonly Finding[] {
  if (kept.business === 'SOME') return [{ path: ['business'], code: 'YEAR_WITH_BUSINESS' }];
  const year = kept.fiscalYear === undefined ? undefined : fiscalYear(startYear(kept.fiscalYear));
  return meetingFindings(kept, {
    endsOn: year?.endsOn,
    isPublic: isPublicCompany(frame),
    today: frame.today,
  });
}

/** A year that the gateway named stays that year. */
const keepYear = (before: Answers, given: Answers): Answers => {
  const { dueOn: _claimed, ...rest } = given;
  return typeof before['dueOn'] === 'string'
    ? { ...rest, fiscalYear: before['fiscalYear'], dueOn: before['dueOn'] }
    : rest;
};

function twice(items: readonly { readonly id: string; readonly data: Answers }[]): CrossIssue[] {
  return items.flatMap(({ id, data }, at) =>
    items.slice(0, at).some((one) => one.data['fiscalYear'] === data['fiscalYear'] && data['fiscalYear'] !== undefined)
      ? [{ path: `${id}.fiscalYear`, code: 'YEAR_TWICE' as const }]
      : [],
  );
}

/**
 * Section 136ka(3): the returns of section 80 that are missing, each in the short form of a year without business. The
 * gateway fills in the years and judges them again when the application is submitted.
 */
export const MISSING_RETURNS = {
  kind: 'LIST',
  key: 'MISSING_RETURNS',
  label: { ne: 'बाँकी वार्षिक विवरण', en: 'Missing annual reports' },
  // a company may have filed everything and owe a fine
  optional: true,
  most: 60,
  item: {
    name: { ne: 'आर्थिक वर्ष', en: 'Fiscal year' },
    schemaFor: (frame) => withRules(yearAnswers, (kept) => findings(kept, frame)),
    draft: yearAnswers.draft,
    keep: keepYear,
    title({ fiscalYear: name }) {
      const year = typeof name === 'string' ? name : '';
      return { ne: toNepaliDigits(year), en: year };
    },
    fields: [
      ask('fiscalYear', 'select', 'आर्थिक वर्ष', 'Fiscal year', {
        required: always,
        options: fiscalYears,
        offered: (_data, frame) => endedYears(frame),
      }),
      ask('dueOn', 'date', 'पेश गर्नुपर्ने मिति', 'Was due on', {
        told: true,
        when: ({ dueOn }) => typeof dueOn === 'string',
      }),
      ask('business', 'radio', 'यस वर्षको कारोबार', 'Business in this year', {
        required: always,
        options: business,
        hint: {
          ne: 'कारोबार भएको वर्षको पूरा वार्षिक विवरण पहिले पेश गर्नुपर्छ।',
          en: 'A year with business needs its full annual report first.',
        },
      }),
      ...meetingFields,
    ],
  },
  issues: twice,
} satisfies ListSection<'MISSING_RETURNS'>;

/** A year without business reports the figures of the year before; they are asked once, where the register has none. */
const isWithoutFigures = (frame: FilingFrame): boolean =>
  filedItems(frame, MISSING_RETURNS.key).length > 0 &&
  (filedAnswers(frame, DISCOUNT_GROUNDS.key)['figuresFrom'] ?? '') === '';

/** The frame of the annual report whose statement this is. */
const ofFirstYear = (frame: FilingFrame): FilingFrame => ({
  ...frame,
  answers: { REPORT_YEAR: { begunFrom: null }, GENERAL_MEETING: { dormant: true } },
});

const CURRENT = 'current.';

/** The balance sheet of the first missing year, by the rules of the annual report; amounts in paisa. */
export const CLOSING_FIGURES = {
  key: 'CLOSING_FIGURES',
  label: { ne: 'वासलात', en: 'Balance sheet' },
  schema: FINANCIAL_STATEMENT.schema,
  schemaFor: (frame) => FINANCIAL_STATEMENT.schemaFor(ofFirstYear(frame)),
  draft: FINANCIAL_STATEMENT.draft,
  optional: false,
  appliesTo: isWithoutFigures,
  fields: FINANCIAL_STATEMENT.fields
    .filter(({ path }) => balanceLines.some((line) => path === `${CURRENT}${line}`))
    .map((field) => ({ ...field, label: labelOfLine(field.label) })),
} satisfies SectionDefinition<'CLOSING_FIGURES'>;

/** Without “, this year”, because there is no other column. */
function labelOfLine({ ne, en }: { readonly ne: string; readonly en: string }) {
  return { ne: ne.slice(0, ne.lastIndexOf(',')), en: en.slice(0, en.lastIndexOf(',')) };
}

const nothing = answers({});

/** What is to be paid, with its working: the gateway says it, and nothing is asked. */
export const DISCOUNT_SETTLEMENT = {
  key: 'DISCOUNT_SETTLEMENT',
  label: { ne: 'तिर्नुपर्ने रकम', en: 'Amount to pay' },
  schema: nothing.complete,
  draft: nothing.draft,
  optional: true,
  fields: [],
} satisfies SectionDefinition<'DISCOUNT_SETTLEMENT'>;
