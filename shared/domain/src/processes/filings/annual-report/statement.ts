import { formatMoney, type Paisa } from '../../../money';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';
import { answers, group, optional, optionalAmount, withRules, type Finding } from '../../questions/answer';
import { ask } from '../../questions/ask';
import type { SectionDefinition } from '../../definition/section-definition';
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
const statementAnswers = answers({ current: figures, previous: figures, previousFrom: optional(20) });

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
  withRules(statementAnswers, ({ current = {}, previous = {} }) => [
    ...(isEmptyStatement(current) ? [{ path: ['current'], code: 'STATEMENT_REQUIRED' as const }] : []),
    ...columnFindings('current', current),
    ...columnFindings('previous', previous),
    ...(isDormant(frame) ? dormantFindings(current, previous) : []),
  ]);

/** A dormant company is asked only if the portal does not have the figures of the year before. */
const isAsked = (frame: FilingFrame): boolean => !isDormant(frame) || (reportedYear(frame).begunFrom ?? null) === null;

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
  fields: statementBlocks.flatMap((block) =>
    statementLines
      .filter((one) => one.block === block.key)
      .flatMap(({ key, label }) =>
        columns.map(({ column, ne, en }) =>
          ask(`${column}.${key}`, 'amount', `${label.ne}, ${ne}`, `${label.en}, ${en.toLowerCase()}`, {
            group: block.label,
          }),
        ),
      ),
  ),
} satisfies SectionDefinition<'FINANCIAL_STATEMENT'>;

export interface StatementOfYear {
  readonly current: StatementFigures;
  readonly previous: StatementFigures;
}

/** The figures as answered. For a dormant company without own figures, those of the year before. */
export function reportedStatement(frame: Pick<FilingFrame, 'answers'>): StatementOfYear {
  const kept = statementAnswers.draft.safeParse(filedAnswers(frame, 'FINANCIAL_STATEMENT')).data;
  const current: StatementFigures = kept?.current ?? {};
  const previous: StatementFigures = kept?.previous ?? {};
  const stands = isDormant(frame) && (reportedYear(frame).begunFrom ?? null) !== null;
  return { current: stands ? Object.fromEntries(balanceLines.map((key) => [key, previous[key]])) : current, previous };
}
