import { companyDetailItems, type CompanyDetailItem, type MigratedDetails } from '@registrar/domain/calls/old-system';
import type { Kysely, Selectable } from 'kysely';
import { dayInNepal } from '../platform/clock';
import type { CompanyTable, DB } from '../platform/database/schema.generated';
import { companiesOf } from '../register/representation';

type CompanyRow = Selectable<CompanyTable> & { readonly type_key: string };

/** What stands in the register for an item, as it travels: a key, a day, whole paisa, or a text. */
export function valueOf(item: CompanyDetailItem, company: CompanyRow): string | null {
  switch (item) {
    case 'NAME_ENGLISH':
      return company.name_english;
    case 'NAME_NEPALI':
      return company.name_nepali;
    case 'COMPANY_TYPE':
      return company.type_key;
    case 'REGISTRATION_NUMBER':
      return company.registration_number;
    case 'REGISTERED_ON':
      return company.registered_on;
    case 'ADDRESS_ENGLISH':
      return company.address_english;
    case 'ADDRESS_NEPALI':
      return company.address_nepali;
    case 'AUTHORIZED_CAPITAL':
      return company.authorized_capital === null ? null : String(company.authorized_capital);
    case 'PAID_UP_CAPITAL':
      return company.paid_up_capital === null ? null : String(company.paid_up_capital);
    case 'EMAIL':
      return company.email;
    case 'PHONE':
      return company.phone;
  }
}

export async function readCompany(db: Kysely<DB>, companyId: string): Promise<CompanyRow | undefined> {
  return db
    .selectFrom('company')
    .innerJoin('company_type', 'company_type.id', 'company.company_type_id')
    .selectAll('company')
    .select('company_type.key as type_key')
    .where('company.id', '=', companyId)
    .executeTakeFirst();
}

/** The migrated companies the person represents on that day; others have nothing to be gone through. */
export async function migratedCompaniesOf(db: Kysely<DB>, accountId: string, day: string): Promise<string[]> {
  const represented = (await companiesOf(db, accountId, day))
    .filter(({ capacity }) => capacity === 'REPRESENTATIVE')
    .map(({ companyId }) => companyId);
  if (represented.length === 0) return [];
  const rows = await db
    .selectFrom('company')
    .select('id')
    .where('id', 'in', represented)
    .where('migrated', '=', true)
    .orderBy('name_english')
    .execute();
  return rows.map(({ id }) => id);
}

/** One company with every detail that came over, answered or not. */
export async function readCompanyDetails(
  db: Kysely<DB>,
  id: string,
): Promise<MigratedDetails['companies'][number] | undefined> {
  const company = await readCompany(db, id);
  if (!company) return undefined;
  const checks = new Map(
    (await db.selectFrom('company_detail_check').selectAll().where('company_id', '=', id).execute()).map((row) => [
      row.item,
      row,
    ]),
  );
  return {
    id,
    registrationNumber: company.registration_number,
    nameEnglish: company.name_english,
    nameNepali: company.name_nepali,
    details: companyDetailItems.map((item) => {
      const check = checks.get(item);
      return {
        item,
        value: valueOf(item, company),
        status: check?.status ?? 'UNVERIFIED',
        answered: Boolean(check?.answered_at),
        claimedValue: check?.claimed_value ?? null,
      };
    }),
  };
}

/** Everything that came over for a person, answered or not. */
export async function readMigratedDetails(db: Kysely<DB>, accountId: string, now: Date): Promise<MigratedDetails> {
  const account = await db
    .selectFrom('account')
    .select(['email', 'email_verified', 'mobile_number', 'details_verified_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const companies: MigratedDetails['companies'] = [];
  for (const id of await migratedCompaniesOf(db, accountId, dayInNepal(now))) {
    const company = await readCompanyDetails(db, id);
    if (company) companies.push(company);
  }
  return {
    contact: { email: account.email, emailVerified: account.email_verified, mobileNumber: account.mobile_number },
    companies,
    verifiedAt: account.details_verified_at?.toISOString() ?? null,
  };
}
