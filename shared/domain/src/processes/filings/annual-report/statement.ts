import type { z } from 'zod';
import { formatMoney, type Paisa } from '../../../money';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import { answers, group, optional, optionalAmount, withRules, yesNo, type Finding } from '../../questions/answer';
import { always, ask } from '../../questions/ask';
import type { SectionDefinition } from '../../definition/section-definition';
import type { Caution } from '../../definition/cautions';
import type { Working } from '../../definition/working';
import { isDormant } from './general-meeting';
import { reportedYear } from './report-year';
import {
  balanceLines,
  isEmptyStatement,
  resultLines,
  statementBlocks,
  statementLines,
  statementTotals,
  type StatementFigures,
  type StatementLine,
} from './statement-lines';

const line = optionalAmount();
const figures = group({
  PROPERTY: line,
  INTANGIBLE_ASSETS: line,
  INVESTMENTS: line,
  OTHER_NON_CURRENT_ASSETS: line,
  INVENTORIES: line,
  RECEIVABLES: line,
  ADVANCES_AND_DEPOSITS: line,
  CASH_AND_BANK: line,
  OTHER_CURRENT_ASSETS: line,
  SHARE_CAPITAL: line,
  RESERVES: line,
  ACCUMULATED_LOSS: line,
  LONG_TERM_LOANS: line,
  DEBENTURES: line,
  OTHER_NON_CURRENT_LIABILITIES: line,
  SHORT_TERM_LOANS: line,
  PAYABLES: line,
  TAX_PAYABLE: line,
  PROVISIONS: line,
  OTHER_CURRENT_LIABILITIES: line,
  SALES: line,
  OTHER_INCOME: line,
  COST_OF_SALES: line,
  STAFF_COSTS: line,
  ADMINISTRATIVE_EXPENSES: line,
  DEPRECIATION: line,
  INTEREST: line,
  INCOME_TAX: line,
  OTHER_EXPENSES: line,
} satisfies Record<StatementLine, typeof line>);

/**
 * The figures of the year and of the one before. `previousFrom`: the year whose approved report gave the previous
 * figures; written only by the gateway.
 */
const statementAnswers = answers({
  current: figures,
  previous: figures,
  previousFrom: optional(20),
  /** Of a dormant company without an earlier report: the paid-up capital where the register has none, and the cash. */
  capital: line,
  cash: line,
  /** The short form is not enough: every line is entered. */
  inFull: yesNo(),
});
type StatementAnswers = z.output<typeof statementAnswers.draft>;

/** Keeps figures from an approved report as they were approved. */
function keepPrevious(before: Answers, given: Answers): Answers {
  const { previousFrom, previous } = before;
  const rest = Object.fromEntries(Object.entries(given).filter(([key]) => key !== 'previousFrom'));
  return typeof previousFrom === 'string' ? { ...rest, previousFrom, previous } : rest;
}

const amounts = (difference: Paisa) => ({
  differenceNepali: formatMoney(Math.abs(difference), 'ne'),
  differenceEnglish: formatMoney(Math.abs(difference), 'en'),
});

/** Errors of one column: assets must equal equity and liabilities. */
function columnFindings(column: 'current' | 'previous', given: StatementFigures): Finding[] {
  const { difference, assets, liabilities } = statementTotals(given);
  if (difference === 0) return [];
  return [
    {
      path: [column],
      code: assets > liabilities ? 'ASSETS_EXCEED_LIABILITIES' : 'LIABILITIES_EXCEED_ASSETS',
      parameters: amounts(difference),
    },
  ];
}

/** A dormant company whose figures the portal does not have says its cash, and its capital where that is not known. */
const isShort = (frame: Pick<FilingFrame, 'answers'>, { inFull, current, cash }: Answers): boolean =>
  isDormant(frame) &&
  (reportedYear(frame).begunFrom ?? null) === null &&
  inFull !== true &&
  // what was begun before there was a short form has its lines
  (typeof cash === 'number' || typeof current !== 'object' || !Object.values(current ?? {}).some(Boolean));

/** The register's paid-up capital; undefined: it does not know it. */
const registeredCapital = (frame: Pick<FilingFrame, 'answers'>): Paisa | undefined =>
  reportedYear(frame).paidUpPaisa ?? undefined;

/** What a company has whose only property is its cash: what is missing of its capital is lost, what is more is kept. */
function shortStatement(capital: Paisa, cash: Paisa): StatementFigures {
  const kept = cash - capital;
  return {
    CASH_AND_BANK: cash,
    SHARE_CAPITAL: capital,
    ...(kept > 0 && { RESERVES: kept }),
    ...(kept < 0 && { ACCUMULATED_LOSS: -kept }),
  };
}

const shortFindings = (frame: FilingFrame, { capital, cash }: Partial<StatementAnswers>): Finding[] => [
  ...(registeredCapital(frame) === undefined && capital === undefined
    ? [{ path: ['capital'], code: 'PAID_UP_CAPITAL_REQUIRED' as const }]
    : []),
  ...(cash === undefined ? [{ path: ['cash'], code: 'CASH_REQUIRED' as const }] : []),
];

function dormantFindings(current: StatementFigures, previous: StatementFigures): Finding[] {
  const earned = resultLines
    .filter((key) => (current[key] ?? 0) !== 0)
    .map((key): Finding => ({ path: ['current', key], code: 'DORMANT_WITH_RESULT' }));
  const changed = isEmptyStatement(previous)
    ? []
    : balanceLines
        .filter((key) => (current[key] ?? 0) !== (previous[key] ?? 0))
        .map((key): Finding => ({ path: ['current', key], code: 'DORMANT_WITH_CHANGE' }));
  return [...earned, ...changed];
}

const statementFor = (frame: FilingFrame) =>
  withRules(statementAnswers, (kept) => {
    if (isShort(frame, kept)) return shortFindings(frame, kept);
    const { current = {}, previous = {} } = kept;
    return [
      ...(isEmptyStatement(current) ? [{ path: ['current'], code: 'STATEMENT_REQUIRED' as const }] : []),
      ...columnFindings('current', current),
      ...columnFindings('previous', previous),
      ...(isDormant(frame) ? dormantFindings(current, previous) : []),
    ];
  });

/** A dormant company is asked only if the portal does not have the figures of the year before. */
const isAsked = (frame: FilingFrame): boolean => !isDormant(frame) || (reportedYear(frame).begunFrom ?? null) === null;

const draftOf = (data: Answers): Partial<StatementAnswers> => statementAnswers.draft.safeParse(data).data ?? {};

const columns = [
  { column: 'current', ne: 'यो वर्ष', en: 'This year' },
  { column: 'previous', ne: 'अघिल्लो वर्ष', en: 'Year before' },
] as const;

/** The figures of the year beside those of the year before; each line twice, the present year first. */
export const FINANCIAL_STATEMENT = {
  key: 'FINANCIAL_STATEMENT',
  label: { ne: 'वित्तीय विवरण', en: 'Financial statement' },
  schema: statementAnswers.complete,
  schemaFor: statementFor,
  draft: statementAnswers.draft,
  optional: false,
  appliesTo: isAsked,
  keep: keepPrevious,
  fields: [
    ask('capital', 'amount', 'वर्षको अन्त्यमा चुक्ता पुँजी', 'Paid-up capital at the end of the year', {
      when: (data, frame) => isShort(frame, data) && registeredCapital(frame) === undefined,
      required: always,
      hint: {
        ne: 'दर्ता किताबमा यस कम्पनीको चुक्ता पुँजी छैन।',
        en: 'The register does not know the paid-up capital of this company.',
      },
    }),
    ask('cash', 'amount', 'वर्षको अन्त्यमा नगद तथा बैंक मौज्दात', 'Cash and bank balances at the end of the year', {
      when: (data, frame) => isShort(frame, data),
      required: always,
    }),
    ask(
      'inFull',
      'switch',
      'अरू सम्पत्ति वा दायित्व छ, वा पुँजी अर्कै छ',
      'There is other property or debt, or another capital',
      {
        when: (_data, frame) => isDormant(frame),
        hint: {
          ne: 'नत्र पुँजी र नगद बाहेक केही लेख्नु पर्दैन; बाँकी पोर्टलले मिलाउँछ।',
          en: 'Otherwise capital and cash are enough; the portal works out the rest.',
        },
      },
    ),
    ...statementBlocks.flatMap((block) =>
      statementLines
        .filter((one) => one.block === block.key)
        .flatMap(({ key, label }) =>
          columns.map(({ column, ne, en }) =>
            ask(`${column}.${key}`, 'amount', `${label.ne}, ${ne}`, `${label.en}, ${en.toLowerCase()}`, {
              group: block.label,
              cell: { line: label, column: { ne, en } },
              when: (data, frame) => !isShort(frame, data),
            }),
          ),
        ),
    ),
  ],
} satisfies SectionDefinition<'FINANCIAL_STATEMENT'>;

export interface StatementOfYear {
  readonly current: StatementFigures;
  readonly previous: StatementFigures;
}

/** The figures as answered. For a dormant company without own figures, those of the year before, or its short form. */
export function reportedStatement(frame: Pick<FilingFrame, 'answers'>): StatementOfYear {
  const kept = draftOf(filedAnswers(frame, 'FINANCIAL_STATEMENT'));
  if (isShort(frame, kept))
    return { current: shortStatement(registeredCapital(frame) ?? kept.capital ?? 0, kept.cash ?? 0), previous: {} };
  const current: StatementFigures = kept.current ?? {};
  const previous: StatementFigures = kept.previous ?? {};
  const stands = isDormant(frame) && (reportedYear(frame).begunFrom ?? null) !== null;
  return { current: stands ? Object.fromEntries(balanceLines.map((key) => [key, previous[key]])) : current, previous };
}

/** What the short form comes to, for whoever declares it and for the office. */
export function workingsOfShortForm(frame: FilingFrame): readonly Working[] {
  if (!isShort(frame, filedAnswers(frame, 'FINANCIAL_STATEMENT'))) return [];
  const { current } = reportedStatement(frame);
  return [
    {
      key: 'DORMANT_STATEMENT',
      title: { ne: 'यसबाट बन्ने वित्तीय विवरण', en: 'The statement that this makes' },
      lines: statementLines.flatMap(({ key, label }) => {
        const amount = current[key];
        return amount === undefined
          ? []
          : [{ label, value: { ne: formatMoney(amount, 'ne'), en: formatMoney(amount, 'en') } }];
      }),
    },
  ];
}

/** A share capital that is not that of the register is accepted, and said to whoever files it and to the office. */
export function capitalCautions(frame: FilingFrame): readonly Caution[] {
  const registered = registeredCapital(frame);
  const reported = reportedStatement(frame).current.SHARE_CAPITAL;
  if (registered === undefined || reported === undefined || reported === registered) return [];
  const [mine, theirs] = (['ne', 'en'] as const).map((language) => [
    formatMoney(reported, language),
    formatMoney(registered, language),
  ]) as [string[], string[]];
  return [
    {
      key: 'CAPITAL_NOT_AS_REGISTERED',
      text: {
        ne: `विवरणमा शेयर पुँजी ${mine[0]} छ, दर्ता किताबमा वर्षको अन्त्यको चुक्ता पुँजी ${mine[1]} छ।`,
        en: `The statement has a share capital of ${theirs[0]}; the paid-up capital of the register at the end of the year is ${theirs[1]}.`,
      },
    },
  ];
}
