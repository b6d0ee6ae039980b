import type { MigratedCompany, MigratedCompanyDetails } from '@registrar/domain/calls/old-system';
import type { Kysely } from 'kysely';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { migratedCompaniesOf, readCompanyDetails } from './migrated-details';

const PROCESS = 'MIGRATION_NAME_RESERVATION';

/** The companies of a person that came over, whether they are verified, and the filing that shall bring it about. */
export async function readMigratedCompanies(db: Kysely<DB>, accountId: string, now: Date): Promise<MigratedCompany[]> {
  const ids = await migratedCompaniesOf(db, accountId, dayInNepal(now));
  if (ids.length === 0) return [];
  const companies = await db
    .selectFrom('company')
    .select(['id', 'registration_number', 'name_english', 'name_nepali', 'details_status'])
    .where('id', 'in', ids)
    .orderBy('name_english')
    .execute();
  const filings = await db
    .selectFrom('application')
    .select(['id', 'company_id', 'status', 'application_number', 'updated_at'])
    .where('company_id', 'in', ids)
    .where('process_name', '=', PROCESS)
    .where('discarded_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return companies.map((company) => {
    const latest = filings.find(({ company_id }) => company_id === company.id);
    return {
      id: company.id,
      registrationNumber: company.registration_number,
      nameEnglish: company.name_english,
      nameNepali: company.name_nepali,
      detailsStatus: company.details_status,
      application: latest
        ? {
            id: latest.id,
            status: latest.status,
            applicationNumber: latest.application_number,
            updatedAt: latest.updated_at.toISOString(),
          }
        : null,
    };
  });
}

/** What the register holds of the company of a filing, and what was said against it. */
export async function readCompanyOfFiling(
  db: Kysely<DB>,
  companyId: string,
): Promise<MigratedCompanyDetails | undefined> {
  const company = await readCompanyDetails(db, companyId);
  const row = await db.selectFrom('company').select('details_status').where('id', '=', companyId).executeTakeFirst();
  return company && row ? { ...company, detailsStatus: row.details_status } : undefined;
}
