import { INITIAL_RETURN, obligationKinds } from '@registrar/domain/register/obligation-kinds';
import type { NextStep } from '@registrar/domain/calls/dashboard';
import type { Deadline } from '@registrar/domain/calls/deadlines';
import { formatMoney } from '@registrar/domain/money';
import type { DashboardContribution } from '../dashboard-parts/contribution';
import { LATE_REPORT } from '../dashboard-parts/late-report';
import { duesOf } from '../money/fines/read-dues';
import { sentence } from '../platform/language';
import { deadlinesOf } from './deadlines-of';

/** From when on a day is something to do and not only something to know. */
const NEAR_DAYS = 30;
/** Days of filings and reservations, which are steps of their own with these days. */
const ALREADY_A_STEP: ReadonlySet<Deadline['kind']> = new Set([
  'RESERVATION_FORM',
  'RESERVATION_EXPIRY',
  'CORRECTION_DUE',
  'DOCUMENTS_DUE',
]);
const REPORTS: ReadonlySet<Deadline['kind']> = new Set(obligationKinds);
const isLateReport = ({ kind, overdue }: Deadline): boolean => overdue && REPORTS.has(kind);

/**
 * What is overdue or due soon, among the next steps; a new company's initial update from its first day on. Of the late
 * reports of a company the oldest one, since they are submitted in their order, with what all of them cost so far.
 */
export const deadlinesOnDashboard: DashboardContribution = {
  async nextSteps({ db, actor, now }): Promise<NextStep[]> {
    const shown = (await deadlinesOf(db, actor.accountId, now)).filter(
      ({ daysLeft, kind }) => (daysLeft <= NEAR_DAYS || kind === INITIAL_RETURN) && !ALREADY_A_STEP.has(kind),
    );
    const late = shown.filter(isLateReport);
    const fines = late.length === 0 ? new Map<string, number>() : finesOfMissing(await duesOf(db, actor, now));
    const counts = new Map<string | null, number>();
    for (const { companyId } of late) counts.set(companyId, (counts.get(companyId) ?? 0) + 1);
    return [
      // the nearest day comes first, and so the oldest report of each company
      ...[...new Map(late.toReversed().map((report) => [report.companyId, report])).values()].map((oldest) =>
        stepOfLate(oldest, counts.get(oldest.companyId) ?? 1, fines.get(oldest.companyId ?? '') ?? 0),
      ),
      ...shown.filter((one) => !isLateReport(one)).map(stepOf),
    ];
  },
};

/** What the reports that are still missing cost so far, by company. */
function finesOfMissing(dues: Awaited<ReturnType<typeof duesOf>>): Map<string, number> {
  const fines = new Map<string, number>();
  for (const { shown } of dues)
    if (shown.filedOn === null) fines.set(shown.company.id, (fines.get(shown.company.id) ?? 0) + shown.restPaisa);
  return fines;
}

function stepOf({ kind, id, titleNe, titleEn, aboutNe, aboutEn, dueOn, daysLeft, link }: Deadline): NextStep {
  return {
    code: kind === INITIAL_RETURN && daysLeft > NEAR_DAYS ? 'INITIAL_UPDATE' : `DEADLINE_${kind}:${id}`,
    titleNe: sentence('next.deadline', 'np', { whatNepali: titleNe, nameNepali: aboutNe }),
    titleEn: sentence('next.deadline', 'en', { what: titleEn, name: aboutEn }),
    link: link ?? '/dashboard#deadlines',
    applicationId: null,
    dueOn,
  };
}

function stepOfLate(report: Deadline, count: number, finesPaisa: number): NextStep {
  const title = finesPaisa === 0 ? 'next.deadline' : count === 1 ? 'next.lateReport' : 'next.lateReports';
  const { titleNe, titleEn, aboutNe, aboutEn } = report;
  return {
    ...stepOf(report),
    code: `${LATE_REPORT}:${report.id}`,
    titleNe: sentence(title, 'np', {
      whatNepali: titleNe,
      nameNepali: aboutNe,
      count,
      amount: formatMoney(finesPaisa, 'ne'),
    }),
    titleEn: sentence(title, 'en', { what: titleEn, name: aboutEn, count, amount: formatMoney(finesPaisa, 'en') }),
  };
}
