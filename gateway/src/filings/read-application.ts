import type { Kysely } from 'kysely';
import type { Language } from '@registrar/domain/bilingual';
import type { ApplicationDetail, HistoryEntry } from '@registrar/domain/calls/filings';
import { isStaff } from '@registrar/domain/permissions';
import { nameDetailsDraft } from '@registrar/domain/processes';
import { checkProposedName } from '../names/check-proposed-name';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { allowedActions } from './allowed-actions';
import { findApplication, type Application } from './application';
import { readReservation } from './reservation';
import { sectionStates } from './section-state';
import { readSituation } from './situation';
import { describeSummary, person, summaries } from './summary';
import { maySee } from './visibility';

export interface ReadContext {
  readonly now: Date;
  readonly language: Language;
}

/** The whole application for someone who may see it; for anybody else it is not there. */
export async function readApplication(db: Kysely<DB>, actor: Actor, id: string, { now, language }: ReadContext): Promise<ApplicationDetail> {
  const application = await findApplication(db, id, { forUpdate: false });
  const situation = application && (await readSituation(db, application, actor, now));
  if (!application || !situation || !maySee(situation)) refuse('REQ-404');
  const summary = await summaries(db).where('application.id', '=', id).executeTakeFirstOrThrow();
  return {
    ...describeSummary(summary),
    sections: sectionStates(application, language),
    history: await readHistory(db, id),
    allowedActions: allowedActions(situation, language),
    reservation: await readReservation(db, id, now),
    nameCheck: isStaff(actor.role) ? await checkedName(db, application, now) : null,
  };
}

async function checkedName(db: Kysely<DB>, application: Application, now: Date): Promise<ApplicationDetail['nameCheck']> {
  const draft = nameDetailsDraft.safeParse(application.sections.get('NAME_DETAILS')?.data ?? {});
  const { english = '', nepali = '' } = draft.success ? draft.data : {};
  if (!english && !nepali) return null;
  return checkProposedName(db, { english, nepali }, { now, applicationId: application.row.id });
}

async function readHistory(db: Kysely<DB>, applicationId: string): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('application_history as step')
    .leftJoin('account as actor', 'actor.id', 'step.actor_id')
    .select(['step.at', 'step.action', 'step.from_status', 'step.to_status', 'step.remark', 'step.reason_code', 'step.actor_id', 'step.actor_role', 'actor.name_english', 'actor.name_nepali', 'actor.username'])
    .where('step.application_id', '=', applicationId)
    .orderBy('step.id')
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    action: row.action,
    from: row.from_status,
    to: row.to_status,
    actor: row.actor_id === null ? SYSTEM : person(row.actor_id, row.name_english, row.name_nepali, row.username ?? '', row.actor_role),
    remark: row.remark,
    reasonCode: row.reason_code,
  }));
}

/** The portal itself, as history names it. */
const SYSTEM = { id: '00000000-0000-0000-0000-000000000000', nameEnglish: 'System', nameNepali: 'प्रणाली', roleCode: 'SYSTEM' };
