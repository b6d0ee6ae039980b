import { daysBetween, type AdDay } from '@registrar/domain/calendar';
import type { AnnualReportList, ReportYearOfCompany, YearReturn } from '@registrar/domain/calls/annual-report';
import type { Language } from '@registrar/domain/bilingual';
import { may, isStaff } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import { meetingHeldOn, section78FiledOn } from '@registrar/domain/processes/filings/annual-report/general-meeting';
import { readDueRules, type DueRules } from '../../../obligations/due-rules';
import { actsInAll } from '../../../money/card/payers';
import { askedForDues, paidAndRest, type AskedForDue } from '../../../money/fines/asked-for-dues';
import { waivedOfDues } from '../../../money/fines/waive-fine';
import { assessFine } from '../../../money/fines/assess-fine';
import { describeEvent } from '../../../money/fines/calculate';
import {
  dueId,
  readCapitals,
  capitalOn,
  readCompanies,
  type Capital,
  type Company,
} from '../../../money/fines/read-dues';
import { readFineRows, termsOf, type TermRow } from '../../../money/fines/read-terms';
import { returnsOfYear } from '../../../money/fines/returns-of-year';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import type { Noted } from '../../../register/access-log/note-access';
import { mayFileFor } from '../../../register/representation';
import { openReports } from '../application/company-authority';
import { findBlockers } from '../gate/blocker-tests';
import { readCompanyFacts } from '../gate/company-facts';
import { inLanguage } from '../gate/law-reason';
import { readFilingsOfYears, type FilingOfYear } from './filings-of-years';
import { isHandedIn, readReportYears, type ReportYear } from './report-years';

interface Known {
  readonly company: Company;
  readonly today: AdDay;
  readonly rules: DueRules;
  readonly rows: readonly TermRow[];
  readonly asking: readonly AskedForDue[];
  readonly waived: ReadonlyMap<string, number>;
  readonly capitals: readonly Capital[];
  /** By the id of the filing. */
  readonly filings: ReadonlyMap<string, FilingOfYear>;
}

/**
 * Every year of a company with its fines, for its representatives and intermediaries, its office, and roles that read
 * everything.
 */
export async function listReports(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  { now, language, note }: Noted & { readonly language: Language },
): Promise<AnnualReportList> {
  const facts = (await readCompanyFacts(db, companyId, now)) ?? refuse('REQ-404');
  await openReports(db, actor, facts, note);
  const [company] = await readCompanies(db, [companyId]);
  if (!company) refuse('REQ-404');
  const today = dayInNepal(now);
  const years = await readReportYears(db, companyId, today);
  const rules = await readDueRules(db);
  const ids = years.flatMap(({ year }) =>
    returnsOfYear(company.companyType, year, undefined, rules).map(({ event }) =>
      dueId(companyId, event.eventId, year.name),
    ),
  );
  const filings = await readFilingsOfYears(
    db,
    years.flatMap(({ filing }) => filing ?? []),
  );
  const known: Known = {
    company,
    today,
    rules,
    rows: await readFineRows(db),
    asking: await askedForDues(db, ids),
    waived: await waivedOfDues(db, ids),
    capitals: await readCapitals(db, [companyId]),
    filings,
  };
  const reasons = findBlockers({
    process: 'ANNUAL_REPORT',
    company: facts,
    subjectId: null,
    filing: null,
    reservation: null,
  });
  const mayFile =
    !isStaff(actor.role) &&
    may(actor.role, 'FILE_OWN') &&
    (await mayFileFor(db, actor.accountId, companyId, 'ANNUAL_REPORT', today));
  return {
    company: {
      id: companyId,
      nameEnglish: company.nameEnglish,
      nameNepali: company.nameNepali,
      registrationNumber: company.registrationNumber,
      companyType: company.companyType,
    },
    years: years.map((year) => describeYear(known, year, mayFile && reasons.length === 0)),
    mayPayTogether: may(actor.role, 'PAY') && (await actsInAll(db, actor.accountId, companyId, today)),
    reasons: reasons.map((reason) => inLanguage(reason, language)),
  };
}

function describeYear(
  known: Known,
  { year, state, filing, waitsFor }: ReportYear,
  mayFile: boolean,
): ReportYearOfCompany {
  const { company, rules, today, filings } = known;
  const of = filing === null ? undefined : filings.get(filing.id);
  const frame = of?.meeting;
  const filedOn =
    filing !== null && filing.submitted_at !== null && isHandedIn(filing) ? dayInNepal(filing.submitted_at) : null;
  const returns: YearReturn[] = [];
  for (const { event, dueOn } of returnsOfYear(
    company.companyType,
    year,
    frame ? meetingHeldOn(frame) : undefined,
    rules,
  )) {
    const reached =
      event.eventId === 'REPORT_S78' && frame && filedOn !== null ? (section78FiledOn(frame) ?? filedOn) : filedOn;
    returns.push(describeReturn(known, { event, dueOn, reached, id: dueId(company.id, event.eventId, year.name) }));
  }
  return {
    fiscalYear: year.name,
    startsOn: year.startsOn,
    endsOn: year.endsOn,
    state,
    returns,
    late: returns.some(({ dueOn, filedOn: on }) => (on ?? today) > dueOn),
    restPaisa: returns.reduce((sum, { restPaisa }) => sum + restPaisa, 0),
    filing: of?.shown ?? null,
    waitsFor:
      state === 'NOT_ENDED'
        ? { fiscalYear: null, opensOn: year.endsOn }
        : state === 'WAITING'
          ? { fiscalYear: waitsFor, opensOn: null }
          : null,
    mayBegin: mayFile && state === 'OPEN',
  };
}

function describeReturn(
  { company, rows, asking, waived, capitals, today }: Known,
  {
    event,
    dueOn,
    reached,
    id,
  }: {
    readonly event: Parameters<typeof describeEvent>[0];
    readonly dueOn: AdDay;
    readonly reached: AdDay | null;
    readonly id: string;
  },
): YearReturn {
  const on = reached ?? today;
  const paidUpPaisa = capitalOn(capitals, company.id, dueOn) ?? company.paidUpPaisa;
  const terms = termsOf(rows, event, dueOn, on);
  const facts =
    paidUpPaisa === null ? null : { event, companyType: company.companyType, paidUpPaisa, dueOn, filedOn: on };
  const result = facts && terms && on > dueOn ? assessFine(facts, terms) : null;
  const fine = result?.ok === true ? (reached === null ? result.fine : { ...result.fine, grows: null }) : null;
  return {
    event: describeEvent(event),
    dueOn,
    daysLeft: daysBetween(today, dueOn),
    filedOn: reached,
    fine,
    ...paidAndRest(
      fine?.payablePaisa ?? 0,
      asking.filter(({ dueId: of }) => of === id),
      waived.get(id) ?? 0,
    ),
  };
}
