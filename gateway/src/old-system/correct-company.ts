import type { CompanyDetailItem } from '@registrar/domain/calls/old-system';
import type { OldNameDetails } from '@registrar/domain/processes';
import type { Updateable } from 'kysely';
import { addNameEntries } from '../names/name-index';
import type { CompanyTable } from '../platform/database/schema.generated';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import { readCompany } from './migrated-details';

/**
 * The office has seen the paper: what it says, and what was disputed of the rest, becomes what the register holds, and
 * everything of the company counts as verified. A name is put right, not changed: the wrong spelling was never a name.
 */
export async function correctCompany(unit: UnitOfWork, actor: Actor | null, companyId: string, paper: OldNameDetails, applicationId: string): Promise<void> {
  const { tx } = unit;
  const before = await readCompany(tx, companyId);
  if (!before) throw new Error('The company of a filing is gone');
  const disputed = await tx.selectFrom('company_detail_check').select(['item', 'claimed_value']).where('company_id', '=', companyId).where('claimed_value', 'is not', null).execute();
  const corrected: Updateable<CompanyTable> = {};
  for (const { item, claimed_value } of disputed) if (claimed_value !== null) Object.assign(corrected, await columnOf(unit, item, claimed_value));
  Object.assign(corrected, { name_english: paper.english, name_nepali: paper.nepali, registration_number: paper.registrationNumber, registered_on: paper.registeredOn });
  const version = before.version + 1;
  await tx.updateTable('company').set({ ...corrected, details_status: 'VERIFIED', version }).where('id', '=', companyId).execute();
  await tx.updateTable('company_detail_check').set({ status: 'VERIFIED' }).where('company_id', '=', companyId).execute();
  if (paper.english !== before.name_english || paper.nepali !== before.name_nepali) {
    await tx.deleteFrom('name_entry').where('holder_id', '=', companyId).where('kind', '=', 'COMPANY').execute();
    await addNameEntries(tx, [{ kind: 'COMPANY', holderId: companyId, english: paper.english, nepali: paper.nepali }]);
  }
  unit.audit({
    actor, action: 'COMPANY_VERIFIED', objectType: 'company', objectId: companyId, objectVersion: version,
    before, after: { ...corrected, detailsStatus: 'VERIFIED', applicationId },
  });
}

/** Amounts travel as whole paisa, a company type by its key. */
async function columnOf({ tx }: UnitOfWork, item: CompanyDetailItem, value: string): Promise<Updateable<CompanyTable>> {
  switch (item) {
    case 'COMPANY_TYPE': return { company_type_id: (await tx.selectFrom('company_type').select('id').where('key', '=', value).executeTakeFirstOrThrow()).id };
    case 'ADDRESS_ENGLISH': return { address_english: value };
    case 'ADDRESS_NEPALI': return { address_nepali: value };
    case 'AUTHORIZED_CAPITAL': return { authorized_capital: Number(value) };
    case 'PAID_UP_CAPITAL': return { paid_up_capital: Number(value) };
    case 'EMAIL': return { email: value, email_verified_at: null };
    case 'PHONE': return { phone: value };
    // what the paper itself says counts
    case 'NAME_ENGLISH':
    case 'NAME_NEPALI':
    case 'REGISTRATION_NUMBER':
    case 'REGISTERED_ON': return {};
  }
}
