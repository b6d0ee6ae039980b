import type { Language } from '@registrar/domain/bilingual';
import type { CreateApplicationRequest } from '@registrar/domain/calls/filings';
import { toNepaliDigits } from '@registrar/domain/digits';
import { everyProcess } from '@registrar/domain/enumerations';
import { validationMessage } from '@registrar/domain/messages';
import { isStaff } from '@registrar/domain/permissions';
import type { ProcessDefinition } from '@registrar/domain/processes';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import type { FilingSubject } from '@registrar/domain/processes/definition/filing-subject';
import { findTransition, mayAct } from '@registrar/domain/transitions';
import { MAIN_OFFICE_ID } from '../../../lookups/seed/offices';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';
import { mayFileFor } from '../../../register/representation';
import { requireUnrelated } from '../../../register/require-unrelated';
import { blockersOfDraft } from '../../processes/allowed-processes';
import { beginDraft, seedAnswers } from './begin-draft';
import { takeAgain } from '../names/company-reservations';
import { takeNamedCompanies } from '../../../applications/named-companies';
import { requireSubject, subjectOf } from '../../../applications/subject-of';
import { onlyProceeding, requireOwnSubject } from '../../facts/company/own-subject';
import { copyAnswers, ownEnded } from './copy-ended';
import { effectsOf } from '../../processes/effects-of';
import { plainReason, refuseBlocked, refuseIfBlocked } from '../../facts/gate/law-reason';
import { answersTakenOver, openReservation } from '../names/open-reservation';

/**
 * Opens a draft: a personal one at the office chosen on registration, a company's at the office of the company. For a
 * company the caller must be a representative, or an intermediary whose mandate includes the process at this moment; of
 * a process that officers begin, an officer of its office who does not represent it.
 */
export async function createApplication(
  unit: UnitOfWork,
  actor: Actor,
  asked: CreateApplicationRequest,
  language: Language,
): Promise<string> {
  const { processName, companyId: askedFor, copyOf, reservationId } = asked;
  const ended = copyOf === undefined ? undefined : await ownEnded(unit, actor, copyOf, processName);
  const definition = everyProcess.has(processName) ? processDefinition(processName) : undefined;
  // a process that the portal knows but does not offer yet is refused with the same reason as in the list of processes
  if (!definition)
    return everyProcess.has(processName) ? refuseBlocked([plainReason('NOT_OFFERED')], language) : refuse('REQ-404');
  const transition = findTransition(null, 'create', false);
  if (
    !transition ||
    !mayAct(transition, actor.role, definition.origin.mayStart) ||
    !definition.origin.mayStart.includes(actor.role)
  )
    refuse('PERM-403');

  const companyId = ended ? (ended.row.company_id ?? undefined) : askedFor;
  if (definition.origin.ofCompany && companyId === undefined)
    refuse('VAL-422', {
      errors: [
        { path: 'companyId', code: 'COMPANY_REQUIRED', message: validationMessage('COMPANY_REQUIRED', language) },
      ],
    });

  const chosen = asked.subject ?? (await onlyProceeding(unit, definition, companyId));
  const subject = requireSubject(definition, ended ? subjectOf(ended.row) : chosen, language);
  const reservation = definition.origin.fromReservation
    ? await openReservation(unit, actor, reservationId ?? ended?.row.reservation_id ?? undefined, language)
    : undefined;
  const company =
    reservation || companyId === undefined
      ? undefined
      : await openForCompany(unit, actor, { companyId, subjectId: subject?.id ?? null }, definition, language);
  if (companyId !== undefined) await requireOwnSubject(unit, definition, subject, companyId);
  const officeId = reservation
    ? reservation.reservedBy.row.office_id
    : (company?.office_id ?? actor.officeId ?? MAIN_OFFICE_ID);
  const id = unit.newId();
  const opened = await unit.tx
    .insertInto('application')
    .values({
      id,
      process_name: definition.process,
      status: 'DRAFT',
      office_id: officeId,
      applicant_id: actor.accountId,
      applicant_role: actor.role,
      company_id: companyId,
      source_application_id: copyOf ?? null,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      definition_version: definition.version,
      ...(reservation && {
        reservation_id: reservation.id,
        company_type_id: reservation.companyTypeId,
        title_english: reservation.nameEnglish,
        title_nepali: reservation.nameNepali,
      }),
      ...(definition.origin.namedByCompany && company !== undefined && titleOf(company, subject)),
      created_at: unit.now,
      updated_at: unit.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // unique indexes allow one draft per company, process and subject, and one filing per reservation, for all users
  if (!opened) refuse('FLOW-409', { message: reservation ? 'filing.reservationFiled' : 'filing.companyDraftOpen' });
  const registered = await beginDraft(unit, actor, id, transition, language);
  const begun = reservation
    ? {
        sections: {
          ...effectsOf(definition.process).beginFromReservation?.(reservation.reservedBy),
          ...answersTakenOver(definition, reservation),
        },
      }
    : registered;
  if (ended) {
    await copyAnswers(unit, actor, ended, id, begun);
    if (!reservation && ended.row.reservation_id !== null) await takeAgain(unit, actor, id, ended.row.reservation_id);
  }
  if (!ended) await seedAnswers(unit, actor, id, begun);
  if (definition.register.named) await takeNamedCompanies(unit, id);
  await unit.tx
    .insertInto('application_history')
    .values({
      application_id: id,
      at: unit.now,
      action: 'create',
      from_status: null,
      to_status: 'DRAFT',
      level: 0,
      actor_id: actor.accountId,
      actor_role: actor.role,
    })
    .execute();
  unit.audit({
    actor,
    action: 'application.create',
    objectType: 'application',
    objectId: id,
    objectVersion: 1,
    after: { process: definition.process, status: 'DRAFT', companyId, copyOf, reservationId: reservation?.id },
  });
  return id;
}

/** The title of a company's filing is the company's name, with the year for a filing of a fiscal year. */
function titleOf(
  company: { readonly name_english: string; readonly name_nepali: string },
  subject: FilingSubject | null | undefined,
): { title_english: string; title_nepali: string } {
  if (subject?.kind !== 'FISCAL_YEAR')
    return { title_english: company.name_english, title_nepali: company.name_nepali };
  return {
    title_english: `${company.name_english}, FY ${subject.id}`,
    title_nepali: `${company.name_nepali}, आ.व. ${toNepaliDigits(subject.id)}`,
  };
}

/** For a user who may not file for it, and for an officer of another office, the company does not exist (REQ-404). */
async function openForCompany(
  unit: UnitOfWork,
  actor: Actor,
  { companyId, subjectId }: { companyId: string; subjectId: string | null },
  { process }: ProcessDefinition,
  language: Language,
) {
  const { tx, now } = unit;
  const ofOffice = isStaff(actor.role);
  if (!ofOffice && !(await mayFileFor(tx, actor.accountId, companyId, process, dayInNepal(now)))) refuse('REQ-404');
  const company = await tx
    .selectFrom('company')
    .select(['office_id', 'name_english', 'name_nepali'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company || (ofOffice && company.office_id !== actor.officeId)) refuse('REQ-404');
  if (ofOffice) await requireUnrelated(unit, actor, companyId);
  refuseIfBlocked(await blockersOfDraft(tx, { process, companyId, subjectId }, now), language);
  await effectsOf(process).open?.(unit, companyId, subjectId, actor.accountId, language);
  return company;
}
