import {
  companyTypes,
  fullCompanyName,
  parentCompanyTypeOf,
  suffixOf,
  type CompanyType,
} from '@registrar/domain/enumerations';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { savedNameDetails } from '@registrar/domain/processes/questions/names/name-details';
import { typeChange } from '@registrar/domain/processes/filings/type-change-before-registration/definition';
import { issueNameReservationLetter } from '../../../papers/name-reservation/name-reservation-letter';
import { revokePapersOf } from '../../../papers/revoke-papers';
import { companyTypeOf } from '../../../lookups/seed/company-types';
import { addNameEntries, removeNameEntries } from '../../../names/name-index';
import { fact } from '../../../notifications/facts';
import { notify } from '../../../notifications/notify';
import { dayInNepal } from '../../../platform/clock';
import { refuse } from '../../../platform/refusal';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';
import { filingLink } from '../../../applications/filing-link';
import { isNumber } from '../../../platform/database/searched-number';

/** Corrects the company type of a reserved name, together with the draft of its registration. */
export const typeChangeBeforeRegistrationEffects: ProcessEffects = {
  // the title is the reserved name, once it is chosen
  title: () => ({ ne: '', en: '' }),

  async hold(context) {
    const { unit, application } = context;
    const { reservation } = await openChange(context);
    await unit.tx
      .updateTable('application')
      .set({ title_english: reservation.name_english, title_nepali: reservation.name_nepali })
      .where('id', '=', application.row.id)
      .execute();
  },

  async approve(context) {
    const { unit, application, actor } = context;
    const { reservation, registrationId, type, companyTypeId } = await openChange(context);
    const { english, nepali } = savedNameDetails.parse(reservation.name_details);
    const name = fullCompanyName({ ne: nepali, en: english }, suffixOf(parentCompanyTypeOf(type)));
    const named = { name_english: name.en, name_nepali: name.ne };

    await unit.tx
      .updateTable('name_reservation')
      .set({ company_type_id: companyTypeId, ...named })
      .where('id', '=', reservation.id)
      .execute();
    await removeNameEntries(unit.tx, reservation.application_id);
    await addNameEntries(unit.tx, [
      {
        kind: 'RESERVATION',
        holderId: reservation.application_id,
        english: name.en,
        nepali: name.ne,
        heldUntil: reservation.expires_on,
      },
    ]);
    if (registrationId !== undefined) {
      // an open page has the former company type, so its next save is refused with the newer version
      await unit.tx
        .updateTable('application')
        .set((row) => ({
          company_type_id: companyTypeId,
          title_english: name.en,
          title_nepali: name.ne,
          updated_at: unit.now,
          version: row('version', '+', 1),
        }))
        .where('id', '=', registrationId)
        .execute();
    }
    // the letter contains the type and the legal form
    await revokePapersOf(unit, reservation.application_id);
    await issueNameReservationLetter(unit, reservation.application_id, actor?.accountId ?? null, application.row.id);
    await notify(unit, {
      accountId: reservation.applicant_id,
      eventKey: `${application.row.id}:type-changed`,
      type: 'RESERVATION_TYPE_CHANGED',
      title: 'reservation.typeChanged.title',
      body: 'reservation.typeChanged.body',
      parameters: {
        name: name.en,
        nameNepali: name.ne,
        type: companyTypes.name(type).en,
        typeNepali: companyTypes.name(type).ne,
      },
      facts: fact('fact.companyType', companyTypes.name(type)),
      action: { label: 'mail.action.application' },
      link: filingLink(reservation.application_id, 'APPLICANT'),
    });
    unit.audit({
      actor,
      action: 'RESERVATION_TYPE_CHANGED',
      objectType: 'application',
      objectId: reservation.application_id,
      before: {
        companyType: companyTypeOf(reservation.company_type_id),
        english: reservation.name_english,
        nepali: reservation.name_nepali,
      },
      after: {
        companyType: type,
        english: name.en,
        nepali: name.ne,
        applicationId: application.row.id,
        registrationId: registrationId ?? null,
      },
    });
  },

  // not reversible: another filing changes the type back
};

/** Locks the reserved name and its registration; refuses with the answer that is not valid. */
async function openChange({ unit: { tx, now }, application, language }: EffectContext) {
  const { reservationNumber, companyTypeId } = typeChange.parse(application.sections.get('TYPE_CHANGE')?.data);
  const wrong = (field: 'reservationNumber' | 'companyTypeId', code: ValidationCode): never =>
    refuse('VAL-422', { errors: [{ path: `TYPE_CHANGE.${field}`, code, message: validationMessage(code, language) }] });
  const type: CompanyType | null = companyTypeOf(companyTypeId);
  if (type === null) return wrong('companyTypeId', 'COMPANY_TYPE_REQUIRED');

  const reservation = await tx
    .selectFrom('name_reservation')
    .innerJoin('application as reserved_by', 'reserved_by.id', 'name_reservation.application_id')
    .innerJoin('application_section as name', (join) =>
      join.onRef('name.application_id', '=', 'reserved_by.id').on('name.section_key', '=', 'NAME_DETAILS'),
    )
    .select([
      'name_reservation.id',
      'name_reservation.application_id',
      'name_reservation.applicant_id',
      'name_reservation.company_type_id',
      'name_reservation.name_english',
      'name_reservation.name_nepali',
      'name_reservation.expires_on',
      'name_reservation.revoked_on',
      'name_reservation.consumed_on',
      'name.data as name_details',
    ])
    .where(isNumber('reserved_by.application_number', reservationNumber))
    .where('reserved_by.office_id', '=', application.row.office_id)
    .forUpdate('name_reservation')
    .executeTakeFirst();
  if (!reservation) return wrong('reservationNumber', 'RESERVATION_UNKNOWN');
  if (reservation.revoked_on !== null || reservation.consumed_on !== null || reservation.expires_on < dayInNepal(now))
    return wrong('reservationNumber', 'RESERVATION_NOT_HELD');
  if (reservation.company_type_id === companyTypeId) return wrong('companyTypeId', 'COMPANY_TYPE_UNCHANGED');

  const registration = await tx
    .selectFrom('application')
    .select(['id', 'status'])
    .where('reservation_id', '=', reservation.id)
    .where('discarded_at', 'is', null)
    .where('status', '<>', 'REJECTED')
    .forUpdate()
    .executeTakeFirst();
  if (registration && registration.status !== 'DRAFT') return wrong('reservationNumber', 'REGISTRATION_HANDED_IN');
  return { reservation, registrationId: registration?.id, type, companyTypeId };
}
