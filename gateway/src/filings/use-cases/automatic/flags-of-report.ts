import type { AutomaticFlag } from '@registrar/domain/enumerations';
import { reportedAuditors, reportedNamesakes } from '@registrar/domain/processes/filings/annual-report/auditors';
import { isDormant, section78FiledOn } from '@registrar/domain/processes/filings/annual-report/general-meeting';
import { reportedStatement } from '@registrar/domain/processes/filings/annual-report/statement';
import {
  statementLineKeys,
  statementTotals,
  type StatementFigures,
} from '@registrar/domain/processes/filings/annual-report/statement-lines';
import {
  comesFromPaper,
  filedDisclosures,
} from '@registrar/domain/processes/questions/disclosures/director-disclosures';
import { isNamesake, isSamePerson } from '@registrar/domain/processes/questions/people/same-person';
import type { FilingFrame } from '@registrar/domain/processes';
import type { TermOf } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import { findApplication, frameOf, type Application } from '../../../applications/application';
import { paymentStateOf } from '../../../money/payment-state';
import type { DB } from '../../../platform/database/schema.generated';
import { licencesOfAnother } from '../../processes/annual-report/auditor-licences';
import { readReportYears } from '../../facts/annual-report/report-years';

/**
 * The flags of an annual report for an officer; null: it is not paid, or an earlier year is undecided. Then it is
 * judged again later.
 */
export async function flagsOfReport(
  db: Kysely<DB>,
  application: Application,
  terms: Pick<TermOf<'AUTO_APPROVAL'>, 'figureFactor' | 'auditorYears'>,
): Promise<AutomaticFlag[] | null> {
  const { row, definition, today } = application;
  if (
    row.company_id === null ||
    paymentStateOf(application.records.invoices, definition.money.payTiming).state !== 'SETTLED'
  )
    return null;
  const years = await readReportYears(db, row.company_id, today);
  const before = years.filter(({ year }) => year.name < (row.subject_id ?? ''));
  if (before.some(({ state }) => state !== 'APPROVED')) return null;
  const frames: FilingFrame[] = [];
  for (const { filing } of before.slice(-terms.auditorYears)) {
    const found = filing && (await findApplication(db, filing.id, { forUpdate: false, today }));
    // a return recorded with a closing has no figures to compare with
    if (found?.definition.process === 'ANNUAL_REPORT') frames.push(frameOf(found));
  }
  return [
    ...flagsAmong(frameOf(application), frames, terms),
    ...((await licencesOfAnother(db, application)).length > 0 ? ['LICENCE_OF_ANOTHER' as const] : []),
  ];
}

/** The reports of the earlier years, the oldest first. */
export function flagsAmong(
  frame: FilingFrame,
  before: readonly FilingFrame[],
  { figureFactor, auditorYears }: Pick<TermOf<'AUTO_APPROVAL'>, 'figureFactor' | 'auditorYears'>,
): AutomaticFlag[] {
  const last = before.at(-1);
  const { current, previous } = reportedStatement(frame);
  const auditors = before.filter((one) => !isDormant(one)).slice(-auditorYears);
  const hasServed =
    auditors.length === auditorYears && !isDormant(frame) && auditors.every((one) => isSameAuditor(frame, one));
  const figures = last ? reportedStatement(last).current : previous;
  const [now, then] = [statementTotals(current), statementTotals(figures)];
  const found: [AutomaticFlag, boolean][] = [
    ['AUDITOR_TERMS', hasServed],
    ['AUDITOR_NAMESAKE', reportedNamesakes(frame).length > 0],
    ['FIGURES_JUMP', jumps(now.assets, then.assets, figureFactor) || jumps(now.income, then.income, figureFactor)],
    ['FIGURES_CHANGED', last !== undefined && !sameFigures(previous, figures)],
    ['DISCLOSURE_ON_PAPER', !isDormant(frame) && filedDisclosures(frame).some(({ data }) => comesFromPaper(data))],
    ['FILED_APART', section78FiledOn(frame) !== undefined],
  ];
  return found.flatMap(([flag, holds]) => (holds ? [flag] : []));
}

function isSameAuditor(frame: FilingFrame, other: FilingFrame): boolean {
  const [one, two] = [reportedAuditors(frame)?.thisYear, reportedAuditors(other)?.thisYear];
  if (one === undefined || two === undefined) return false;
  const [auditor, before] = [one, two].map(({ fullNameEnglish, fullNameNepali, panNumber }) => ({
    nameEnglish: fullNameEnglish,
    nameNepali: fullNameNepali,
    panNumber,
  }));
  // a namesake is flagged too: an officer has to find out who it is
  return (
    auditor !== undefined && before !== undefined && (isSamePerson(auditor, before) || isNamesake(auditor, before))
  );
}

/** A change from zero or to zero has no factor. */
function jumps(now: number, then: number, factor: number): boolean {
  return now > 0 && then > 0 && (now > then * factor || then > now * factor);
}

const sameFigures = (one: StatementFigures, other: StatementFigures): boolean =>
  statementLineKeys.every((key) => (one[key] ?? 0) === (other[key] ?? 0));
