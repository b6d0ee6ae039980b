import type { Language } from '@registrar/domain/bilingual';
import type { BegunOutcome, BegunReport } from '@registrar/domain/calls/own-companies';
import { companyStatuses } from '@registrar/domain/enumerations/statuses';
import { statusesOwing } from '@registrar/domain/processes/tables/duties';
import { readReportYears, type ReportYear } from '../filings/facts/annual-report/report-years';
import { createApplication } from '../filings/use-cases/application/create-application';
import { requireTurn } from '../peak/hold-turn';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { sentence, wireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { Refusal } from '../platform/refusal';
import { authorityOfGround, companiesOf, groundsOf, type Ground } from '../register/representation';

const PROCESS = 'ANNUAL_REPORT';
/** The blockers that are a state of the company. */
const STATES: ReadonlySet<string> = new Set(['IN_DEREGISTRATION', 'IN_LIQUIDATION', 'DEREGISTERED']);

/**
 * The oldest report that each company owes is begun, or found. Each company is a unit of work of its own: what was
 * begun stays when the line is lost or another company refuses, and the same question again finds it.
 */
export async function beginReports(
  platform: Platform,
  actor: Actor,
  companyIds: readonly string[],
  language: Language,
): Promise<BegunReport[]> {
  const { database, clock } = platform;
  await requireTurn(platform, actor, 'beginning', { process: PROCESS });
  const grounds = groundsOf(await companiesOf(database.db, actor.accountId, dayInNepal(clock.now())));
  const items: BegunReport[] = [];
  // one after the other, each in a short transaction: a caller holds one connection
  for (const companyId of new Set(companyIds))
    items.push(
      mayReport(grounds.get(companyId))
        ? await beginOldest(platform, actor, companyId, language)
        : told(companyId, 'NOT_PERMITTED'),
    );
  return items;
}

/** A company of somebody else is answered as one that does not exist. */
function mayReport(ground: Ground | undefined): boolean {
  if (ground === undefined) return false;
  const authority = authorityOfGround(ground);
  return authority === 'ALL' || authority.includes(PROCESS);
}

async function beginOldest(
  platform: Platform,
  actor: Actor,
  companyId: string,
  language: Language,
): Promise<BegunReport> {
  const { runUnitOfWork, database, clock } = platform;
  try {
    return await runUnitOfWork(async (unit) => {
      const oldest = await oldestOpen(unit.tx, companyId, dayInNepal(unit.now));
      if (oldest === undefined) return nothingDue(unit.tx, companyId, language);
      if (oldest.filing !== null) return alreadyOpen(companyId, oldest);
      const fiscalYear = oldest.year.name;
      const subject = { kind: 'FISCAL_YEAR' as const, id: fiscalYear };
      const id = await createApplication(unit, actor, { processName: PROCESS, companyId, subject }, language);
      return told(companyId, 'BEGUN', { fiscalYear, applicationId: id });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // somebody else began it at the same moment
    const now = await oldestOpen(database.db, companyId, dayInNepal(clock.now()));
    return now !== undefined && now.filing !== null ? alreadyOpen(companyId, now) : refused(companyId, error, language);
  }
}

const oldestOpen = async (...asked: Parameters<typeof readReportYears>): Promise<ReportYear | undefined> =>
  (await readReportYears(...asked)).find(({ state }) => state === 'OPEN' || state === 'DRAFT');

const alreadyOpen = (companyId: string, { year, filing }: ReportYear): BegunReport =>
  told(companyId, 'ALREADY_OPEN', { fiscalYear: year.name, applicationId: filing?.id ?? null });

async function nothingDue(db: Platform['database']['db'], companyId: string, language: Language): Promise<BegunReport> {
  const { status } = await db
    .selectFrom('company')
    .select('status')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const state = companyStatuses.schema.parse(status);
  return statusesOwing('REPORT').includes(state)
    ? told(companyId, 'NOTHING_DUE')
    : told(companyId, 'WRONG_STATE', { reason: companyStatuses.name(state)[language] });
}

function refused(companyId: string, { code, details }: Refusal, language: Language): BegunReport {
  if (code === 'PERM-403' || code === 'REQ-404') return told(companyId, 'NOT_PERMITTED');
  const { blocker, text, errors, message } = details;
  return told(companyId, blocker !== undefined && STATES.has(blocker.code) ? 'WRONG_STATE' : 'BLOCKED', {
    reason: text ?? errors?.[0]?.message ?? sentence(message ?? 'error.blocked', wireLanguage(language)),
    wayOut: blocker?.link ?? null,
  });
}

const told = (
  companyId: string,
  outcome: BegunOutcome,
  more: Partial<Omit<BegunReport, 'companyId' | 'outcome'>> = {},
): BegunReport => ({
  companyId,
  outcome,
  fiscalYear: null,
  applicationId: null,
  reason: null,
  wayOut: null,
  ...more,
});
