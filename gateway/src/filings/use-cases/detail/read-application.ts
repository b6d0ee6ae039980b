import { companyTypeIdOf } from '@registrar/domain/enumerations';
import type { Kysely } from 'kysely';
import type { Language } from '@registrar/domain/bilingual';
import type { AllowedAction, ApplicationDetail } from '@registrar/domain/calls/filings';
import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import { isStaff } from '@registrar/domain/permissions';
import type { FiledCompany } from '@registrar/domain/processes';
import { filingTransitions } from '@registrar/domain/transitions';
import { readTerm } from '../../../platform/terms';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { sentence, wireLanguage } from '../../../platform/language';
import { allowedActions } from '../../engine/allowed-actions';
import { readStandingCompany } from '../../../register/standing-company';
import { describeFlags } from '../../facts/automatic/judge-job';
import { checklistOf, wireChecklist } from '../../facts/checklist/checklist';
import { companyAnswers } from '../../engine/company/company-answers';
import { changedNamed, companyAsFiled } from '../../facts/company/as-filed';
import { companyChanges } from '../../facts/company/company-changes';
import { describeHistory, readDetailRow } from '../../facts/application/detail-row';
import { pointCautions } from './point-cautions';
import { filingCautions } from '../../processes/allowed-processes';
import { effectsOf } from '../../processes/effects-of';
import { objectionToName } from '../../processes/name-reservation/judge-name';
import { describeCheckChanges } from '../../facts/names/filed-check';
import { checkFiled, filedName } from '../../facts/names/filed-name';
import { readGroupMatter } from '../../facts/group/group-matter';
import { asParentSees } from '../../facts/group/parent-view';
import { describeDeclaration, readStored } from '../../facts/corrections/snapshots';
import { openPlaces } from '../../facts/corrections/open-places';
import { readConflicts } from '../../facts/names/name-conflicts';
import { processingMarks } from '../../facts/application/processing-marks';
import { describeReservation, readReservationById } from '../../facts/names/reservation';
import { readPins } from '../corrections/pins';
import { readRequestedDocuments } from '../corrections/requested-documents';
import { describeSections } from './section-answers';
import { describeCompanyType } from '../../../lookups/seed/company-types';
import type { Situation } from '../../facts/situation';
import { describeSummary } from '../../../applications/summary';
import { isOnlyParent } from '../../../applications/sight';
import { readingOf } from '../../../applications/filing-reading';
import type { NoteReadings } from '../../../register/access-log/note-access';
import { seeApplication } from '../../engine/writable';

type WiredCompany = NonNullable<ApplicationDetail['filedCompany']>;

export interface ReadContext {
  readonly now: Date;
  readonly language: Language;
  /** Given for a read; left out when the detail is the response to the caller's own change. */
  readonly note?: NoteReadings;
}

/** The detail of an application for a caller who may see it; for others it does not exist (REQ-404). */
export async function readApplication(
  db: Kysely<DB>,
  actor: Actor,
  id: string,
  { now, language, note }: ReadContext,
): Promise<ApplicationDetail> {
  const situation = await seeApplication(db, actor, id, now);
  await note?.(actor, ...readingOf(situation));
  const { application } = situation;
  const { reservation: reserved } = application.records;
  const opened = await openPlaces(situation);
  const row = await readDetailRow(db, application, now);
  const forOffice = isStaff(actor.role);
  const { clock } = row;
  const nameCheck = forOffice ? await checkFiled(db, application, now) : null;
  const detail: ApplicationDetail = {
    ...describeSummary(row),
    sections: await describeSections(application, language),
    ...(application.definition.removed && { stored: await readStored(db, application) }),
    history: describeHistory(row),
    allowedActions: withNameObjection(await allowedActions(situation, language), nameCheck, language),
    reservation: reserved && describeReservation({ ...reserved, application_number: row.application_number }, now),
    decisionDueOn: clock?.dueOn ?? null,
    reservedDays:
      forOffice && application.definition.process === 'NAME_RESERVATION'
        ? (await readTerm(db, 'NAME_RESERVATION_TERMS', dayInNepal(now))).validDays
        : null,
    nameCheck,
    nameCheckChanges: nameCheck && row.submitted_at !== null ? describeCheckChanges(row.filed_check, nameCheck) : null,
    clock: forOffice ? clock : null,
    group: await readGroupMatter(db, application, now),
    filedCompany: application.company && wireCompany(application.company),
    namedCompanies: await describeNamed(situation),
    ...(await readCompanyChanges(db, situation)),
    companyType:
      application.companyType === null ? null : describeCompanyType(companyTypeIdOf(application.companyType)),
    fromReservation:
      application.row.reservation_id === null
        ? null
        : await readReservationById(db, application.row.reservation_id, now),
    step: application.row.step,
    declaration: describeDeclaration(row.declaration),
    marks: processingMarks(application, {
      isBeingSigned: row.paper_being_signed !== null,
      isSigned:
        row.signed_papers !== null &&
        row.signed_papers.papers > 0 &&
        row.signed_papers.papers === row.signed_papers.signed,
    }),
    checklist: forOffice ? wireChecklist(checklistOf(application)) : null,
    fieldCautions: await readFieldCautions(situation, forOffice, language),
    automaticFlags: forOffice ? describeFlags(row.flags) : null,
    round: application.row.round,
    dueOn: application.row.due_on,
    unlocked: opened && [...opened],
    pins: await readPins(db, actor, situation),
    requestedDocuments: await readRequestedDocuments(situation),
    conflicts: nameCheck
      ? await readConflicts(db, filedName(application) ?? { english: '', nepali: '' }, nameCheck.similar)
      : null,
  };
  return isOnlyParent(situation) ? asParentSees(detail) : detail;
}

/** Statuses from which a transition asks whether the company has changed: only there are its changes shown. */
const ASKS_COMPANY: ReadonlySet<string | null> = new Set(
  filingTransitions.filter(({ guards }) => guards.includes('COMPANY_VERSION_COMPATIBLE')).map(({ from }) => from),
);

/**
 * The differences between the filed company and its present state, while the filing can still be updated or waits for
 * its decision.
 */
async function readCompanyChanges(
  db: Kysely<DB>,
  situation: Situation,
): Promise<Pick<ApplicationDetail, 'companyChanges' | 'presentCompanyVersion' | 'companyAnswers'>> {
  const { application, isOwner, today } = situation;
  const { company, definition, row } = application;
  if (company === null || !ASKS_COMPANY.has(row.status) || (await companyAsFiled(situation)))
    return { companyChanges: null, presentCompanyVersion: null, companyAnswers: null };
  const present = await readStandingCompany(db, company.id, { on: today });
  const changes = companyChanges(company, present, definition.register.aspects);
  return {
    companyChanges: changes,
    presentCompanyVersion: present.version,
    companyAnswers: isOwner ? await companyAnswers(db, application, present, changes) : null,
  };
}

async function readFieldCautions(
  situation: Situation,
  forOffice: boolean,
  language: Language,
): Promise<ApplicationDetail['fieldCautions']> {
  const { application, db } = situation;
  const own = (await effectsOf(application.definition.process).cautions?.(db, application)) ?? [];
  const ofAnswers = [...own, ...pointCautions(application)].map(
    ({ sectionKey, path, message, forOffice: office, parameters }) => ({
      sectionKey,
      path,
      message: sentence(forOffice ? office : message, wireLanguage(language), forOffice ? parameters : {}),
    }),
  );
  const at = application.definition.origin.cautionedBy?.at;
  if (at === undefined) return ofAnswers;
  const ofCompany = (await filingCautions(situation)).map((reason) => ({
    sectionKey: at.section,
    path: at.path,
    message: sentence('blocker.noMoreThanCaution', wireLanguage(language), { reason: reason.message[language] }),
  }));
  return [...ofCompany, ...ofAnswers];
}

async function describeNamed({ application, db }: Situation): Promise<ApplicationDetail['namedCompanies']> {
  const { named, row } = application;
  const changed = ASKS_COMPANY.has(row.status) ? await changedNamed(db, application) : new Set();
  return named.map((company) => ({ ...wireCompany(company), isChanged: changed.has(company.id) }));
}

/** The frame's company in the shape of the response. */
function wireCompany({ parts, shares, ...company }: FiledCompany): WiredCompany {
  return {
    ...company,
    parts: parts.map((part) => ({ ...part, data: { ...part.data } })),
    shares: shares && [...shares],
  };
}

/** Shows the objection of the name check to an approval before the officer tries it. */
function withNameObjection(
  actions: AllowedAction[],
  nameCheck: NameCheckAnswer | null,
  language: Language,
): AllowedAction[] {
  const objection = nameCheck && objectionToName(nameCheck);
  if (!objection) return actions;
  const reason = {
    code: objection.code,
    message: sentence(objection.message, wireLanguage(language), objection.parameters),
  };
  return actions.map((entry) =>
    entry.action === 'approve' && entry.allowed ? { ...entry, allowed: false, reason } : entry,
  );
}
