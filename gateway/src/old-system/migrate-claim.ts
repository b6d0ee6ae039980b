import { migratedDocumentKinds } from '@registrar/domain/calls/migrated-documents';
import { companyDetailItems } from '@registrar/domain/calls/old-system';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import { mailJob, smsJob } from '../platform/outbound/message-jobs';
import type { Claim } from './claims';
import { movedMail, movedSms } from './messages';

/**
 * Takes into the register what the claim's old record holds: the companies, each with everything still to be gone
 * through, and the account as the one who speaks for them. The old credential ends here. Gives back the companies' ids.
 */
export async function migrateClaim(unit: UnitOfWork, claim: Claim, accountId: string): Promise<string[]> {
  const { tx, now } = unit;
  const ids: string[] = [];
  for (const company of await companiesOfClaim(unit, claim)) {
    await tx
      .insertInto('company')
      .values({
        id: company.id,
        registration_number: company.registration_number,
        company_type_id: company.company_type_id,
        office_id: company.office_id,
        name_english: company.name_english,
        name_nepali: company.name_nepali,
        status: 'ACTIVE',
        registered_on: company.registered_on,
        address_english: company.address_english,
        address_nepali: company.address_nepali,
        authorized_capital: company.authorized_capital,
        paid_up_capital: company.paid_up_capital,
        email: company.email,
        phone: company.phone ?? company.mobile_number,
        migrated: true,
        details_status: 'UNVERIFIED',
        demonstration: company.demonstration,
        created_at: now,
      })
      .execute();
    await tx
      .insertInto('company_detail_check')
      .values(companyDetailItems.map((item) => ({ company_id: company.id, item })))
      .execute();
    await tx
      .insertInto('migrated_document')
      .values(migratedDocumentKinds.keys.map((kind) => ({ id: unit.newId(), company_id: company.id, kind })))
      .execute();
    await tx
      .insertInto('company_representative')
      .values({ company_id: company.id, account_id: accountId, since: dayInNepal(now) })
      .execute();
    await tx.updateTable('old_system_company').set({ migrated_at: now }).where('id', '=', company.id).execute();
    unit.audit({
      actor: null,
      action: 'COMPANY_MIGRATED',
      objectType: 'company',
      objectId: company.id,
      objectVersion: 1,
      after: { registrationNumber: company.registration_number, accountId },
    });
    ids.push(company.id);
  }
  if (claim.user_id !== null) {
    await tx
      .updateTable('old_system_user')
      .set({ migrated_at: now, account_id: accountId, password_hash: null, iterations: 0 })
      .where('id', '=', claim.user_id)
      .execute();
  }
  return ids;
}

/**
 * An old user's companies that are still there, or the one company that was proven; held until the unit of work is
 * over.
 */
async function companiesOfClaim({ tx }: UnitOfWork, claim: Claim) {
  const open = tx
    .selectFrom('old_system_company')
    .selectAll()
    .where('migrated_at', 'is', null)
    .orderBy('id')
    .forUpdate();
  if (claim.user_id === null) return open.where('id', '=', claim.company_id).execute();
  const user = await tx
    .selectFrom('old_system_user')
    .select('old_id')
    .where('id', '=', claim.user_id)
    .executeTakeFirstOrThrow();
  return open.where('old_user_id', '=', user.old_id).execute();
}

/** Whoever stands on the old record hears of it, unless it is the person who has just done it. */
export async function notifyOldContacts(
  unit: UnitOfWork,
  claim: Claim,
  own: { email: string; mobileNumber: string },
): Promise<void> {
  const { tx } = unit;
  const record =
    claim.user_id === null
      ? await tx
          .selectFrom('old_system_company')
          .select(['email', 'mobile_number'])
          .where('id', '=', claim.company_id)
          .executeTakeFirstOrThrow()
      : await tx
          .selectFrom('old_system_user')
          .select(['email', 'mobile_number'])
          .where('id', '=', claim.user_id)
          .executeTakeFirstOrThrow();
  if (record.email !== null && record.email !== own.email)
    unit.enqueue(mailJob, movedMail(record.email, claim.language));
  if (record.mobile_number !== null && record.mobile_number !== own.mobileNumber)
    unit.enqueue(smsJob, movedSms(record.mobile_number, claim.language));
}
