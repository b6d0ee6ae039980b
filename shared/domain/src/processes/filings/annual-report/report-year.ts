import { z } from 'zod';
import type { Paisa } from '../../../money';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import { ask } from '../../questions/ask';
import type { SectionDefinition } from '../../definition/section-definition';

/** The reported year, with the data that the gateway had when the draft was opened. */
const reportYear = z.object({
  /** For example 2081/82. */
  fiscalYear: z.string().optional(),
  startsOn: z.iso.date().optional(),
  endsOn: z.iso.date().optional(),
  /** The year whose approved report this one is prefilled from; null: the portal has none. */
  begunFrom: z.string().nullable().optional(),
  /** On the last day of the year; null: the register does not know it. */
  paidUpPaisa: z.number().int().nullable().optional(),
});
export type ReportYear = z.infer<typeof reportYear>;

/** Chosen before the draft is opened, because there is one report per year; written only by the gateway. */
export const REPORT_YEAR = {
  key: 'REPORT_YEAR',
  label: { ne: 'आर्थिक वर्ष', en: 'Fiscal year' },
  schema: reportYear,
  draft: reportYear,
  optional: true,
  keep: (before) => before,
  fields: [
    ask('fiscalYear', 'text', 'विवरण दिइने आर्थिक वर्ष', 'Fiscal year of the report'),
    ask('begunFrom', 'text', 'अघिल्लो विवरण', 'Begun from the report of'),
  ],
} satisfies SectionDefinition<'REPORT_YEAR'>;

export const reportedYear = (frame: Pick<FilingFrame, 'answers'>): ReportYear =>
  reportYear.safeParse(filedAnswers(frame, 'REPORT_YEAR')).data ?? {};

/** Section 185: from this paid-up capital on a company has a secretary; section 109(4): and a directors' report. */
export const LARGE_PAID_UP: Paisa = 10_000_000_00;
/** Section 109(4): or from this turnover on. */
export const LARGE_TURNOVER: Paisa = 100_000_000_00;

export const hasLargeCapital = (frame: Pick<FilingFrame, 'answers'>): boolean =>
  (reportedYear(frame).paidUpPaisa ?? 0) >= LARGE_PAID_UP;
export const isPublicCompany = ({ companyType }: Pick<FilingFrame, 'companyType'>): boolean =>
  companyType !== null && companyType.startsWith('PUBLIC');
