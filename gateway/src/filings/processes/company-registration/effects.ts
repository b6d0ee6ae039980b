import { generalInformationDraft } from '@registrar/domain/processes/company-registration';
import { z } from 'zod';
import { issueRegistrationPapers } from '../../../papers/issue-registration-papers';
import { dayInNepal } from '../../../platform/clock';
import { foundCompany } from '../../../register/founding/found-company';
import { frameOf } from '../../../applications/application';
import { refuseUnusableReservation } from '../../facts/gate/reservation-blocker';
import { foundingChanges } from './founding-changes';
import type { EffectContext, ProcessEffects } from '../effects/process-effects';
import { refuseUnknownChoices } from '../effects/unknown-choices';

/** The approval enters the company in the register with all answers of the filing, or nothing. */
export const companyRegistrationEffects: ProcessEffects = {
  office: (answers) => generalInformationDraft.safeParse(answers['GENERAL_INFORMATION'] ?? {}).data?.officeId,

  // the office that decided on the name, and the address given with the name
  beginFromReservation({ row, sections }) {
    const email = contactGiven.safeParse(sections.get('CONTACT_DETAILS')?.data).data?.companyEmail;
    return {
      GENERAL_INFORMATION: generalInformationDraft.parse({
        officeId: row.office_id,
        ...(email && { contact: { email } }),
      }),
    };
  },

  async hold(context) {
    await refuseUnknownChoices(context, 'GENERAL_INFORMATION');
  },

  async approve(context) {
    const { unit, application, actor } = context;
    const { row, companyType, definition } = application;
    if (companyType === null) throw new Error('A registration has the type of its reservation');
    const reservation = await openReservedName(context);
    const frame = frameOf(application);
    const { general, entries } = await foundingChanges(unit.tx, frame, companyType);
    const shares = definition.register.shares?.(frame);
    const { email } = general.contact;
    const company = await foundCompany(unit, {
      applicationId: row.id,
      applicantId: row.applicant_id,
      officeId: row.office_id,
      companyType,
      english: reservation.name_english,
      nepali: reservation.name_nepali,
      entries,
      shares: shares?.ok ? shares.ledger.table : null,
      nameHeldBy: reservation.application_id,
      details: {
        email,
        emailVerified: (await provenEmail(context, reservation.application_id)) === email.toLowerCase(),
      },
    });
    await unit.tx
      .updateTable('name_reservation')
      .set({ consumed_on: dayInNepal(unit.now), consumed_by: row.id })
      .where('id', '=', reservation.id)
      .execute();
    // from here on the filing belongs to the company
    await unit.tx.updateTable('application').set({ company_id: company.id }).where('id', '=', row.id).execute();
    await issueRegistrationPapers(unit, {
      applicationId: row.id,
      companyId: company.id,
      decidedBy: actor?.accountId ?? null,
      frame: frameOf(application),
    });
  },

  // it cannot be revoked: a company leaves the register only as the Act provides (sections 126 to 137)
};

/** Locks the reservation, so that two filings cannot use one name and a revoked reservation is refused. */
async function openReservedName({ unit, application: { row }, language }: EffectContext) {
  if (row.reservation_id === null) throw new Error('A registration is opened from a reservation');
  const reservation = await unit.tx
    .selectFrom('name_reservation')
    .select(['id', 'application_id', 'name_english', 'name_nepali'])
    .where('id', '=', row.reservation_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await refuseUnusableReservation(unit.tx, row, dayInNepal(row.submitted_at ?? unit.now), language);
  return reservation;
}

const contactGiven = z.object({ companyEmail: z.string() });
const contactSchema = contactGiven.extend({ companyEmailVerifiedAt: z.string() });

/** The address that was proved with the reservation, if any. */
async function provenEmail({ unit }: EffectContext, reservedBy: string): Promise<string | undefined> {
  const section = await unit.tx
    .selectFrom('application_section')
    .select('data')
    .where('application_id', '=', reservedBy)
    .where('section_key', '=', 'CONTACT_DETAILS')
    .executeTakeFirst();
  return contactSchema.safeParse(section?.data).data?.companyEmail.toLowerCase();
}
