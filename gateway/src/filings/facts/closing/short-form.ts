import { fiscalYear, type FiscalYear } from '@registrar/domain/calendar';
import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { fieldIssues } from '@registrar/domain/messages';
import type { Answers, FiledCompany, FilingFrame, SectionDefinition } from '@registrar/domain/processes';
import { GENERAL_MEETING } from '@registrar/domain/processes/filings/annual-report/general-meeting';
import { reportDocuments } from '@registrar/domain/processes/filings/annual-report/report-documents';
import { FINANCIAL_STATEMENT } from '@registrar/domain/processes/filings/annual-report/statement';
import type { StatementFigures } from '@registrar/domain/processes/filings/annual-report/statement-lines';
import {
  askableDocuments,
  type DocumentRequirement,
} from '@registrar/domain/processes/definition/document-requirement';

/** The sections that a short return may have. */
const SHORT_FORM: readonly SectionDefinition[] = [GENERAL_MEETING, FINANCIAL_STATEMENT];

/** By section key. */
export type GivenSections = Readonly<Record<string, Answers>>;

export interface ShortForm {
  readonly frame: FilingFrame;
  /** The forms of the year in their order, each with the answers that are already known. */
  readonly asks: readonly { readonly section: SectionDefinition; readonly answers: Answers }[];
  readonly documents: readonly DocumentRequirement[];
}

interface YearToReport {
  readonly year: FiscalYear;
  readonly company: FiledCompany;
  /** Null: no earlier year has figures. Empty figures: they come with the year before, in the same closing. */
  readonly before: StatementFigures | null;
  readonly today: string;
}

/**
 * The report of a year without business (docs/remotes/mf-annual-report.md#why). A year with business needs its own
 * report before the company closes.
 */
export function shortForm({ year, company, before, today }: YearToReport, given: GivenSections = {}): ShortForm {
  const previousFrom = fiscalYear(year.startYear - 1)?.name ?? null;
  const answers: Answers = {
    REPORT_YEAR: {
      fiscalYear: year.name,
      startsOn: year.startsOn,
      endsOn: year.endsOn,
      begunFrom: before === null ? null : previousFrom,
      paidUpPaisa: null,
    },
    GENERAL_MEETING: { ...given['GENERAL_MEETING'], dormant: true },
    FINANCIAL_STATEMENT: {
      ...(before === null && given['FINANCIAL_STATEMENT']),
      ...(before !== null && { previous: before, previousFrom }),
    },
  };
  const frame: FilingFrame = { companyType: company.type, company, answers, today };
  return {
    frame,
    asks: SHORT_FORM.filter((section) => section.appliesTo?.(frame) ?? true).map((section) => ({
      section,
      answers: section === GENERAL_MEETING ? (frame.answers['GENERAL_MEETING'] as Answers) : {},
    })),
    documents: askableDocuments(reportDocuments, frame).filter(({ when }) => when === 'ALWAYS'),
  };
}

/** The errors of a return, by the rules of the annual report; each path begins with the key of its section. */
export function problemsOf({ frame, asks }: ShortForm, language: Language): FieldError[] {
  return asks.flatMap(({ section }) => {
    const parsed = (section.schemaFor?.(frame) ?? section.schema).safeParse(frame.answers[section.key]);
    return parsed.success
      ? []
      : fieldIssues(parsed.error, language).map((issue) => ({ ...issue, path: `${section.key}.${issue.path}` }));
  });
}
