import type { Kysely } from 'kysely';
import type { Language } from '@registrar/domain/bilingual';
import type { AllowedAction, ApplicationDetail, HistoryEntry } from '@registrar/domain/calls/filings';
import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import { isStaff } from '@registrar/domain/permissions';
import type { FiledCompany } from '@registrar/domain/processes';
import { readTerm } from '../platform/terms';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { sentence, wireLanguage } from '../platform/language';
import type { Application } from '../applications/application';
import { allowedActions } from './allowed-actions';
import { readStandingCompany } from '../register/standing-company';
import { readFlags } from './automatic/judge-job';
import { wireChecklist } from './checklist/checklist';
import { companyAnswers } from './company/company-answers';
import { companyChanges } from './company/company-changes';
import { openTermClock } from './desk/legal-clock';
import { effectsOf } from './effects/effects-of';
import { objectionToName } from './effects/judge-name';
import { readCheckChanges } from './filed-check';
import { checkFiled, filedName } from './filed-name';
import { readGroupMatter } from './group/group-matter';
import { asParentSees } from './group/parent-view';
import { readDeclaration } from './corrections/snapshots';
import { readConflicts } from './name-conflicts';
import { readProcessingMarks } from './processing-marks';
import { readReservation, readReservationById } from './reservation';
import { readPins } from './corrections/pins';
import { readRequestedDocuments } from './corrections/requested-documents';
import { readSections } from './sections/section-answers';
import { companyTypeIdOf, describeCompanyType } from '../lookups/seed/company-types';
import type { Situation } from './situation';
import { describeSummary, person, summaries } from '../applications/summary';
import { isOnlyParent } from '../applications/sight';
import { seeApplication } from './writable';

export interface ReadContext {
  readonly now: Date;
  readonly language: Language;
}

/** The whole application for someone who may see it; for anybody else it is not there. */
export async function readApplication(db: Kysely<DB>, actor: Actor, id: string, { now, language }: ReadContext): Promise<ApplicationDetail> {
  const situation = await seeApplication(db, actor, id, now);
  const { application } = situation;
  const summary = await summaries(db).where('application.id', '=', id).executeTakeFirstOrThrow();
  const forOffice = isStaff(actor.role);
  const clock = application.row.status === 'DRAFT' ? null : await readClock(db, id, now);
  const nameCheck = forOffice ? await checkFiled(db, application, now) : null;
  const detail: ApplicationDetail = {
    ...describeSummary(summary),
    sections: await readSections(db, application, language),
    history: await readHistory(db, id),
    allowedActions: withNameObjection(allowedActions(situation, language), nameCheck, language),
    reservation: await readReservation(db, id, now),
    decisionDueOn: clock?.dueOn ?? null,
    reservedDays: forOffice && application.definition.process === 'NAME_RESERVATION' ? (await readTerm(db, 'NAME_RESERVATION_TERMS', dayInNepal(now))).validDays : null,
    nameCheck,
    nameCheckChanges: nameCheck && summary.submitted_at !== null ? await readCheckChanges(db, id, nameCheck) : null,
    clock: forOffice ? clock : null,
    group: await readGroupMatter(db, application, now),
    filedCompany: application.company && wireCompany(application.company),
    ...(await readCompanyChanges(db, situation)),
    companyType: application.companyType === null ? null : describeCompanyType(companyTypeIdOf(application.companyType)),
    fromReservation: application.row.reservation_id === null ? null : await readReservationById(db, application.row.reservation_id, now),
    step: application.row.step,
    declaration: application.row.round === 0 ? null : await readDeclaration(db, id, application.row.round),
    marks: await readProcessingMarks(db, application.row),
    checklist: forOffice ? wireChecklist(situation.checklist) : null,
    fieldCautions: await readFieldCautions(db, application, forOffice, language),
    automaticFlags: forOffice ? await readFlags(db, id, application.row.round) : null,
    round: application.row.round,
    dueOn: application.row.due_on,
    unlocked: situation.opened && [...situation.opened],
    pins: await readPins(db, actor, situation),
    requestedDocuments: await readRequestedDocuments(db, situation),
    conflicts: nameCheck ? await readConflicts(db, filedName(application) ?? { english: '', nepali: '' }, nameCheck.similar) : null,
  };
  return isOnlyParent(situation) ? asParentSees(detail) : detail;
}

/** What the company is not any more, while the filing can still be brought up to it, or waits for its decision. */
async function readCompanyChanges(db: Kysely<DB>, { application, companyAsFiled, isOwner, today }: Situation): Promise<Pick<ApplicationDetail, 'companyChanges' | 'presentCompanyVersion' | 'companyAnswers'>> {
  const { company, definition } = application;
  if (company === null || companyAsFiled) return { companyChanges: null, presentCompanyVersion: null, companyAnswers: null };
  const present = await readStandingCompany(db, company.id, { on: today });
  const changes = companyChanges(company, present, definition.aspects);
  return { companyChanges: changes, presentCompanyVersion: present.version, companyAnswers: isOwner ? await companyAnswers(db, application, present, changes) : null };
}

async function readFieldCautions(db: Kysely<DB>, application: Application, forOffice: boolean, language: Language): Promise<ApplicationDetail['fieldCautions']> {
  const found = (await effectsOf(application.definition.process).cautions?.(db, application)) ?? [];
  return found.map(({ sectionKey, path, message, forOffice: office, parameters }) => ({ sectionKey, path, message: sentence(forOffice ? office : message, wireLanguage(language), forOffice ? parameters : {}) }));
}

/** The frame's company in the shape of the answer. */
function wireCompany({ parts, shares, ...company }: FiledCompany): ApplicationDetail['filedCompany'] {
  return { ...company, parts: parts.map((part) => ({ ...part, data: { ...part.data } })), shares: shares && [...shares] };
}

/** What the name itself has against an approval is said before anybody tries. */
function withNameObjection(actions: AllowedAction[], nameCheck: NameCheckAnswer | null, language: Language): AllowedAction[] {
  const objection = nameCheck && objectionToName(nameCheck);
  if (!objection) return actions;
  const reason = { code: objection.code, message: sentence(objection.message, wireLanguage(language), objection.parameters) };
  return actions.map((entry) => (entry.action === 'approve' && entry.allowed ? { ...entry, allowed: false, reason } : entry));
}

async function readClock(db: Kysely<DB>, id: string, now: Date): Promise<ApplicationDetail['clock']> {
  const clock = await openTermClock(db, now);
  const row = await db
    .selectFrom('application')
    .select(['application.status', clock.usedDays.as('used'), clock.termDays.as('term')])
    .where('application.id', '=', id)
    .executeTakeFirstOrThrow();
  return clock.describe({ status: row.status, usedDays: row.used, termDays: row.term });
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
