import { stopOutcomes, toldAs, type FilingReportView, type ReportFiling } from '@registrar/domain/calls/filing-reports';
import { everyProcess, processName } from '@registrar/domain/enumerations';
import type { Kysely } from 'kysely';
import { answerLink, findLink, type OutsideLink } from '../../../outside/outside-link';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import { enforceLimit } from '../../../platform/counters';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import { readTerm } from '../../../platform/terms';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { nameOf } from '../../../register/person-name';
import { tellOfStop } from './notify-of-stop';

const PURPOSE = 'FILING_REPORT';

interface Reference {
  readonly actor: Actor | null;
  readonly reference: string;
}

/** What the holder of the link was told of. @throws REQ-404 for a guess, and for the id to anybody but its account */
export async function viewReport(db: Kysely<DB>, by: Reference, now: Date): Promise<FilingReportView> {
  const link = await findLink(db, PURPOSE, by);
  const found = await findAlert(db, link);
  return {
    ...shownOf(found),
    filedBy: await nameOf(db, found.applicant_id),
    state: stateOf(found, link, now),
    until: (link.expires_at ?? now).toISOString(),
    reportedAt: link.answered_at?.toISOString() ?? null,
    outcome: found.outcome === null ? null : stopOutcomes.schema.parse(found.outcome),
  };
}

/**
 * Stops the filing until an officer has looked. Another person of the company may add a report to the same stop, or
 * report it again after an officer let it go on.
 *
 * @throws REQ-404, FLOW-409 for a link that has expired or was used, and a filing that is decided, RATE-429
 */
export async function reportFiling(unit: UnitOfWork, by: Reference, { reason }: ReportFiling): Promise<void> {
  const { application_id: applicationId } = await findAlert(unit.tx, await findLink(unit.tx, PURPOSE, by));
  // in the order of every action on a filing: whoever decides at this moment goes first or waits
  await unit.tx.selectFrom('application').select('id').where('id', '=', applicationId).forUpdate().execute();
  const link = await findLink(unit.tx, PURPOSE, by, { forUpdate: true });
  const found = await findAlert(unit.tx, link);
  switch (stateOf(found, link, unit.now)) {
    case 'REPORTED':
      return refuse('FLOW-409', { message: 'report.already' });
    case 'OVER':
      return refuse('FLOW-409', { message: 'report.over' });
    case 'EXPIRED':
      return refuse('FLOW-409', { message: 'report.expired' });
    case 'OPEN':
  }
  const { reportsADay } = await readTerm(unit.tx, 'COMPANY_LOCK_TERMS', dayInNepal(unit.now));
  const aDay = { name: 'filing-reports', hits: reportsADay, seconds: 24 * 3600 };
  await enforceLimit(unit.tx, unit.now, aDay, `${found.company_id}:${found.email}`);
  const open = await unit.tx
    .selectFrom('filing_stop')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const stopId = open?.id ?? unit.newId();
  if (!open)
    await unit.tx
      .insertInto('filing_stop')
      .values({ id: stopId, application_id: applicationId, status: found.status, stopped_at: unit.now })
      .execute();
  await unit.tx.updateTable('filing_alert').set({ stop_id: stopId }).where('id', '=', found.id).execute();
  await answerLink(unit, PURPOSE, link, { answer: 'REPORTED', remark: reason, shown: shownOf(found) });
  unit.audit({
    actor: found.account_id !== null && by.actor?.accountId === found.account_id ? by.actor : null,
    action: 'FILING_REPORTED',
    objectType: 'filing-stop',
    objectId: stopId,
    after: { applicationId, alertId: found.id, toldAs: found.told_as },
    remark: reason,
  });
  await tellOfStop(unit, stopId, { event: open ? 'again' : 'stopped', remark: reason, key: found.id });
}

async function findAlert(db: Kysely<DB>, link: OutsideLink) {
  const row = await db
    .selectFrom('filing_alert')
    .innerJoin('application', 'application.id', 'filing_alert.application_id')
    .innerJoin('company', 'company.id', 'application.company_id')
    .leftJoin('filing_stop', 'filing_stop.id', 'filing_alert.stop_id')
    .selectAll('filing_alert')
    .select(['application.status', 'application.decided_at', 'application.discarded_at', 'application.applicant_id'])
    .select(['application.application_number', 'application.process_name', 'application.submitted_at'])
    .select(['company.id as company_id', 'company.registration_number', 'filing_stop.outcome'])
    .select(['company.name_english as company_english', 'company.name_nepali as company_nepali'])
    .where('filing_alert.id', '=', link.object_id)
    .executeTakeFirst();
  return row ?? refuse('REQ-404');
}
type Found = Awaited<ReturnType<typeof findAlert>>;

function stateOf(found: Found, link: OutsideLink, now: Date): FilingReportView['state'] {
  if (link.answered_at !== null) return 'REPORTED';
  if (found.decided_at !== null || found.discarded_at !== null || found.status === 'DRAFT') return 'OVER';
  return link.expires_at === null || link.expires_at <= now ? 'EXPIRED' : 'OPEN';
}

/** What the person was shown; the link keeps its hash with the report. */
function shownOf(found: Found) {
  return {
    company: {
      regNo: found.registration_number,
      nameEnglish: found.company_english,
      nameNepali: found.company_nepali,
    },
    person: { nameEnglish: found.name_english, nameNepali: found.name_nepali },
    toldAs: toldAs.schema.parse(found.told_as),
    filing: { number: found.application_number, process: namedProcess(found.process_name) },
    filedAt: found.submitted_at?.toISOString() ?? null,
  };
}

export function namedProcess(process: string): { nameNepali: string; nameEnglish: string } {
  const { ne, en } = everyProcess.has(process) ? processName(process) : { ne: process, en: process };
  return { nameNepali: ne, nameEnglish: en };
}
