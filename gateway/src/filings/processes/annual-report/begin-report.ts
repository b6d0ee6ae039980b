import type { FiscalYear } from '@registrar/domain/calendar';
import { companyTypeRules, hasShares } from '@registrar/domain/registration/company-type-rules';
import type { FiledCompany } from '@registrar/domain/processes';
import { bilingualNameSchema } from '@registrar/domain/envelope';
import { reportedAuditors, reportedSecretary } from '@registrar/domain/processes/filings/annual-report/auditors';
import { standingDirectors } from '@registrar/domain/processes/questions/disclosures/director-disclosures';
import { shareFiguresOf } from '@registrar/domain/processes/questions/capital/share-record';
import { filedDetails } from '@registrar/domain/processes/questions/people/registered-people';
import { reportedShares, type StandingShares } from '@registrar/domain/processes/filings/annual-report/share-statement';
import { reportedStatement } from '@registrar/domain/processes/filings/annual-report/statement';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';
import { readStandingCompany } from '../../../register/standing-company';
import type { Begun } from '../effects/process-effects';
import { reportBefore, type ReportBefore } from '../../facts/annual-report/report-before';

/** The answers of an annual report that register, ledger and the report of the year before already have. */
export async function beginReport(db: Kysely<DB>, company: FiledCompany, year: FiscalYear): Promise<Begun> {
  const before = await reportBefore(db, company.id, year);
  const standing = await readStandingCompany(db, company.id, { on: year.endsOn, version: company.version });
  const shares = standingShares(standing, year.endsOn);
  const auditor = offeredAuditor(company, before);
  const previous = before && reportedStatement(before).current;
  return {
    sections: {
      REPORT_YEAR: {
        fiscalYear: year.name,
        startsOn: year.startsOn,
        endsOn: year.endsOn,
        begunFrom: before?.fiscalYear ?? null,
        paidUpPaisa: shares.paidUpCapital ?? null,
      },
      ...(before && { FINANCIAL_STATEMENT: { previous, previousFrom: before.fiscalYear } }),
      ...(auditor && { AUDITORS: { thisYear: auditor } }),
      ...(before && reportedSecretary(before) && { COMPANY_SECRETARY: reportedSecretary(before) }),
      ...(company.type !== null &&
        hasShares(company.type) && { SHARE_STATEMENT: { standing: shares, ...offeredShares(shares, before) } }),
    },
    items: {
      DIRECTOR_DISCLOSURE:
        company.type !== null && companyTypeRules(company.type).directors !== null ? standingDirectors(company) : [],
    },
  };
}

/** The shares at the end of a day. */
export function standingShares(company: Pick<FiledCompany, 'parts' | 'shares'>, asOf: string): StandingShares {
  return {
    asOf,
    ...shareFiguresOf(company),
    directors: company.parts.flatMap(({ aspect, data }) =>
      aspect === 'DIRECTOR' ? [bilingualNameSchema.parse(data)] : [],
    ),
  };
}

/** Suggested answers; the company may change them. */
function offeredShares(
  { issuedCapital, paidUpCapital, ratePerShare }: StandingShares,
  before: ReportBefore | undefined,
): object {
  const last = before && reportedShares(before);
  return {
    shareValuationRate: last?.shareValuationRate ?? ratePerShare,
    ...(issuedCapital !== undefined &&
      paidUpCapital !== undefined && {
        totalInstallment: paidUpCapital,
        outstanding: Math.max(0, issuedCapital - paidUpCapital),
      }),
    ...(last && {
      bankLoan: last.bankLoan,
      bankLoanAmount: last.bankLoanAmount,
      otherInvestments: last.otherInvestments,
      debentureHolders: last.debentureHolders,
      forfeitedShares: last.forfeitedShares,
    }),
  };
}

/** The auditor that the report before appointed for this year, or the auditor in the register. */
function offeredAuditor(company: FiledCompany, before: ReportBefore | undefined): object | undefined {
  const named = before && reportedAuditors(before)?.nextYear;
  if (named) return named;
  const standing = company.parts.find(({ aspect }) => aspect === 'AUDITOR')?.data;
  if (!standing) return undefined;
  const { nameNepali, nameEnglish } = bilingualNameSchema.parse(standing);
  return { fullNameNepali: nameNepali, fullNameEnglish: nameEnglish, ...filedDetails(standing) };
}
