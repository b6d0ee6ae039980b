import { addDays } from '@registrar/domain/calendar';
import { fullCompanyName, parentCompanyTypes, suffixOf } from '@registrar/domain/enumerations';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { nameDetailsDraft, savedNameDetails } from '@registrar/domain/processes/questions/names/name-details';
import { objectiveDetails } from '@registrar/domain/processes/questions/objectives';
import { areKnownObjectives, knownParentType } from '../../../lookups/known-choices';
import { readTerm } from '../../../platform/terms';
import { issueNameReservationLetter } from '../../../papers/name-reservation/name-reservation-letter';
import { revokePapersOf } from '../../../papers/revoke-papers';
import { isUnpaid } from '../../../money/payment-state';
import { holdNameUntil } from '../../../names/name-holds';
import { fileNameEntry, reserveNameEntry } from '../../../names/name-index';
import { dayInNepal } from '../../../platform/clock';
import { refuse } from '../../../platform/refusal';
import type { Application } from '../../../applications/application';
import { giveUpName, holdOrRefuse, requireApprovable, requireProposable } from './judge-name';
import { judgeParent } from './parent-company';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';
import { scheduleReminders } from './reservation-reminders';

/** A name is held from the submission on, reserved for some days by the approval, and free again after them. */
export const nameReservationEffects: ProcessEffects = {
  title(answers) {
    const draft = nameDetailsDraft.safeParse(answers.NAME_DETAILS ?? {});
    if (!draft.success) return { ne: '', en: '' };
    const { english = '', nepali = '', suffix = 'NONE' } = draft.data;
    return fullCompanyName({ ne: nepali, en: english }, suffix);
  },

  async hold(context) {
    const { unit, application } = context;
    await refuseUnknownChoices(context);
    const name = nameOf(application);
    await requireProposable(context);
    await holdOrRefuse(context, name);
    await fileNameEntry(unit.tx, application.row.id, name);
  },

  release: giveUpName,

  async approve(context) {
    const { unit, application, actor } = context;
    const { row } = application;
    await requireApprovable(context);

    const today = dayInNepal(unit.now);
    const terms = await readTerm(unit.tx, 'NAME_RESERVATION_TERMS', today);
    const { companyTypeId } = savedNameDetails.parse(application.sections.get('NAME_DETAILS')?.data);
    const id = unit.newId();
    const expiresOn = addDays(today, terms.validDays);
    const formDueOn = addDays(today, terms.formDueDays);
    await unit.tx
      .insertInto('name_reservation')
      .values({
        id,
        application_id: row.id,
        applicant_id: row.applicant_id,
        company_type_id: companyTypeId,
        name_english: row.title_english,
        name_nepali: row.title_nepali,
        approved_on: today,
        form_due_on: formDueOn,
        expires_on: expiresOn,
      })
      .execute();
    await holdNameUntil(unit, row.id, expiresOn);
    await reserveNameEntry(unit.tx, row.id, expiresOn);
    // the letter is issued only after its fee is paid (workflow 6.4, point 6)
    if (!(await isUnpaid(unit.tx, row.id))) await issueNameReservationLetter(unit, row.id, actor?.accountId ?? null);
    await scheduleReminders(unit, { reservationId: id, expiresOn, formDueOn }, terms.reminderDaysBefore);
  },

  async revoke(context) {
    const { unit, application } = context;
    await unit.tx
      .updateTable('name_reservation')
      .set({ revoked_on: dayInNepal(unit.now) })
      .where('application_id', '=', application.row.id)
      .execute();
    await revokePapersOf(unit, application.row.id);
    await giveUpName(context);
  },

  async parentCompany(context) {
    const answers = savedNameDetails.parse(context.application.sections.get('NAME_DETAILS')?.data);
    const { companyId, problems } = await judgeParent(context.unit.tx, answers, {
      today: dayInNepal(context.unit.now),
      language: context.language,
    });
    return companyId ?? refuse('VAL-422', { errors: [...problems] });
  },
};

function nameOf(application: Application): { english: string; nepali: string } {
  const { english, nepali } = savedNameDetails.parse(application.sections.get('NAME_DETAILS')?.data);
  return { english, nepali };
}

/** Refuses choices that are not in the lookup tables or the register; the form is filled from the same data. */
async function refuseUnknownChoices(context: EffectContext): Promise<void> {
  const {
    unit: { tx, now },
    application,
    language,
  } = context;
  const details = savedNameDetails.parse(application.sections.get('NAME_DETAILS')?.data);
  const { companyTypeId, suffix } = details;
  const { nsicCodes } = objectiveDetails.parse(application.sections.get('OBJECTIVE_DETAILS')?.data);
  const errors: FieldError[] = [];
  const parentType = await knownParentType(tx, companyTypeId);
  if (parentType === undefined) errors.push(problem(context, 'NAME_DETAILS.companyTypeId', 'COMPANY_TYPE_REQUIRED'));
  else if (suffixOf(parentCompanyTypes.schema.parse(parentType)) !== suffix)
    errors.push(problem(context, 'NAME_DETAILS.suffix', 'SUFFIX_DOES_NOT_FIT'));
  if (!(await areKnownObjectives(tx, nsicCodes)))
    errors.push(problem(context, 'OBJECTIVE_DETAILS.nsicCodes', 'OBJECTIVE_INVALID'));
  if (details.isPartOfGroup)
    errors.push(...(await judgeParent(tx, details, { today: dayInNepal(now), language })).problems);
  if (errors.length > 0) refuse('VAL-422', { errors });
}

function problem({ language }: EffectContext, path: string, code: ValidationCode): FieldError {
  return { path, code, message: validationMessage(code, language) };
}
