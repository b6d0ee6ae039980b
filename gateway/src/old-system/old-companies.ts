import type { OldCompanyChoice } from '@registrar/domain/calls/old-system';
import type { Kysely } from 'kysely';
import { mask } from '../platform/outbound/mask';
import type { DB } from '../platform/database/schema.generated';
import { isNumber } from '../platform/database/searched-number';

/** So many companies never share one number; a longer list would be of no use to anybody. */
const MOST = 50;

/**
 * Every company of a number: the older system gave the same one in several districts. The list says nothing of whether
 * one has come over: that would tell who has an account.
 */
export async function findOldCompanies(db: Kysely<DB>, registrationNumber: string): Promise<OldCompanyChoice[]> {
  const rows = await db
    .selectFrom('old_system_company as company')
    .innerJoin('company_type', 'company_type.id', 'company.company_type_id')
    .innerJoin('office', 'office.id', 'company.office_id')
    .leftJoin('district', 'district.id', 'company.district_id')
    .leftJoin('old_system_user as owner', 'owner.old_id', 'company.old_user_id')
    .select([
      'company.id',
      'company.registration_number',
      'company.name_english',
      'company.name_nepali',
      'company.registered_on',
      'company.email',
      'company.mobile_number',
      'owner.email as owner_email',
      'owner.mobile_number as owner_mobile',
      'company_type.name_english as type_english',
      'company_type.name_nepali as type_nepali',
      'office.name_english as office_english',
      'office.name_nepali as office_nepali',
      'district.name_english as district_english',
      'district.name_nepali as district_nepali',
    ])
    .where(isNumber('company.registration_number', registrationNumber))
    .orderBy('company.registered_on')
    .orderBy('company.name_english')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    registrationNumber: row.registration_number,
    nameEnglish: row.name_english,
    nameNepali: row.name_nepali,
    companyType: { nameEnglish: row.type_english, nameNepali: row.type_nepali },
    office: { nameEnglish: row.office_english, nameNepali: row.office_nepali },
    district:
      row.district_english === null || row.district_nepali === null
        ? null
        : { nameEnglish: row.district_english, nameNepali: row.district_nepali },
    registeredOn: row.registered_on,
    contacts: contactsOf(row).map(({ type, address }) => ({ type, sentTo: mask(address) })),
  }));
}

interface Contacts {
  readonly email: string | null;
  readonly mobile_number: string | null;
  readonly owner_email: string | null;
  readonly owner_mobile: string | null;
}

/** The company's own address and number; those of its old user where it has none. */
function contactsOf({ email, mobile_number, owner_email, owner_mobile }: Contacts) {
  const [mail, mobile] = [email ?? owner_email, mobile_number ?? owner_mobile];
  return [
    ...(mobile === null ? [] : [{ type: 'MOBILE_NUMBER' as const, address: mobile }]),
    ...(mail === null ? [] : [{ type: 'EMAIL' as const, address: mail }]),
  ];
}

/** An old company with the address a code goes to; undefined: no such company, or no such address on its record. */
export async function findOldCompany(db: Kysely<DB>, companyId: string, type: 'EMAIL' | 'MOBILE_NUMBER') {
  const row = await db
    .selectFrom('old_system_company as company')
    .leftJoin('old_system_user as owner', 'owner.old_id', 'company.old_user_id')
    .select([
      'company.id',
      'company.migrated_at',
      'company.email',
      'company.mobile_number',
      'owner.email as owner_email',
      'owner.mobile_number as owner_mobile',
    ])
    .where('company.id', '=', companyId)
    .executeTakeFirst();
  const contact = row && contactsOf(row).find((one) => one.type === type);
  return row && contact ? { id: row.id, migrated: row.migrated_at !== null, address: contact.address } : undefined;
}
