import { addDays } from '@registrar/domain/calendar';
import { fullCompanyName, parentCompanyTypes, suffixOf } from '@registrar/domain/enumerations';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { nameDetails, nameDetailsDraft, objectiveDetails } from '@registrar/domain/processes';
import { readTerm } from '../../lookups/configuration';
import { checkProposedName } from '../../names/check-proposed-name';
import { issueNameReservationLetter, revokeLettersOf } from '../../letters/name-reservation-letter';
import { holdName, holdNameUntil, releaseName } from '../../names/name-holds';
import { addNameEntries, removeNameEntries, reserveNameEntry } from '../../names/name-index';
import { dayInNepal } from '../../platform/clock';
import { refuse } from '../../platform/refusal';
import type { Application } from '../application';
import { findParentCompany } from './parent-company';
import type { EffectContext, ProcessEffects } from './process-effects';
import { reservationLink } from './reservation-link';
import { scheduleReminders } from './reservation-reminders';
import { NAME_RESERVATION_TERMS } from './reservation-terms';

/** A name is held from the moment it is asked for, reserved for some days by the approval, and free again after them. */
export const nameReservationEffects: ProcessEffects = {
  title(answers) {
    const draft = nameDetailsDraft.safeParse(answers.NAME_DETAILS ?? {});
    if (!draft.success) return { ne: '', en: '' };
    const { english = '', nepali = '', suffix = 'NONE' } = draft.data;
    return fullCompanyName({ ne: nepali, en: english }, suffix);
  },

  link: reservationLink,

  async hold(context) {
    const { deed, application } = context;
    await refuseUnknownChoices(context);
    const name = nameOf(application);
    const { outcome, findings } = await checkProposedName(deed.tx, name, { now: deed.now, applicationId: application.row.id });
    if (outcome === 'ALREADY_REGISTERED') refuse('NAME-409');
    if (outcome === 'BLACKLIST_EXACT' || findings.some((finding) => finding.severity === 'refuse')) {
      refuse('NAME-422', { errors: findings.map((finding) => ({ path: 'NAME_DETAILS.english', code: finding.kind, message: finding.why[context.language] })) });
    }
    if ((await holdName(deed, name, application.row.id)) === 'TAKEN') refuse('NAME-409');
    await addNameEntries(deed.tx, [{ kind: 'APPLICATION', holderId: application.row.id, ...name }]);
  },

  async release({ deed, application }) {
    await releaseName(deed, application.row.id);
    await removeNameEntries(deed.tx, application.row.id);
  },

  async approve({ deed, application, actor }) {
    const { row } = application;
    const { outcome } = await checkProposedName(deed.tx, nameOf(application), { now: deed.now, applicationId: row.id });
    if (outcome === 'ALREADY_REGISTERED') refuse('NAME-409'); // registered elsewhere while it waited

    const today = dayInNepal(deed.now);
    const terms = await readTerm(deed.tx, NAME_RESERVATION_TERMS, today);
    const { companyTypeId } = nameDetails.parse(application.sections.get('NAME_DETAILS')?.data);
    const id = deed.newId();
    const expiresOn = addDays(today, terms.validDays);
    const formDueOn = addDays(today, terms.formDueDays);
    await deed.tx
      .insertInto('name_reservation')
      .values({
        id, application_id: row.id, applicant_id: row.applicant_id, company_type_id: companyTypeId, name_english: row.title_english, name_nepali: row.title_nepali,
        approved_on: today, form_due_on: formDueOn, expires_on: expiresOn,
      })
      .execute();
    await holdNameUntil(deed, row.id, expiresOn);
    await reserveNameEntry(deed.tx, row.id, expiresOn);
    await issueNameReservationLetter(deed, row.id, actor?.accountId ?? null);
    await scheduleReminders(deed, { reservationId: id, expiresOn, formDueOn }, terms.reminderDaysBefore);
  },

  async revoke(context) {
    const { deed, application } = context;
    await deed.tx.updateTable('name_reservation').set({ revoked_on: dayInNepal(deed.now) }).where('application_id', '=', application.row.id).execute();
    await revokeLettersOf(deed, application.row.id);
    await nameReservationEffects.release(context);
  },

  async parentCompany(context) {
    const answers = nameDetails.parse(context.application.sections.get('NAME_DETAILS')?.data);
    const company = await findParentCompany(context.deed.tx, {
      registrationNumber: answers.groupRegistrationNumber ?? '',
      english: answers.registeredCompanyNameEnglish ?? '',
      nepali: answers.registeredCompanyNameNepali ?? '',
    });
    return company ?? refuse('VAL-422', { errors: [problem(context, 'NAME_DETAILS.groupRegistrationNumber', 'GROUP_COMPANY_UNKNOWN')] });
  },
};

function nameOf(application: Application): { english: string; nepali: string } {
  const { english, nepali } = nameDetails.parse(application.sections.get('NAME_DETAILS')?.data);
  return { english, nepali };
}

/** What the forms offer comes from the lookup tables; what is sent is held against them. */
async function refuseUnknownChoices(context: EffectContext): Promise<void> {
  const { deed: { tx }, application } = context;
  const { companyTypeId, suffix } = nameDetails.parse(application.sections.get('NAME_DETAILS')?.data);
  const { nsicCodes } = objectiveDetails.parse(application.sections.get('OBJECTIVE_DETAILS')?.data);
  const errors: FieldError[] = [];
  const type = await tx.selectFrom('company_type').select('parent_company_type').where('id', '=', companyTypeId).executeTakeFirst();
  if (!type) errors.push(problem(context, 'NAME_DETAILS.companyTypeId', 'COMPANY_TYPE_REQUIRED'));
  else if (suffixOf(parentCompanyTypes.schema.parse(type.parent_company_type)) !== suffix) errors.push(problem(context, 'NAME_DETAILS.suffix', 'SUFFIX_DOES_NOT_FIT'));
  const known = await tx.selectFrom('nsic').select('code').where('code', 'in', nsicCodes).execute();
  if (known.length < new Set(nsicCodes).size) errors.push(problem(context, 'OBJECTIVE_DETAILS.nsicCodes', 'OBJECTIVE_INVALID'));
  if (errors.length > 0) refuse('VAL-422', { errors });
}

function problem({ language }: EffectContext, path: string, code: ValidationCode): FieldError {
  return { path, code, message: validationMessage(code, language) };
}
