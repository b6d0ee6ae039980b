import type { CompanyCard } from '@registrar/domain/calls/companies';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';

/** The public data of these companies, in the order of the ids. */
export async function readCompanyCards(db: Kysely<DB>, ids: readonly string[]): Promise<CompanyCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('company')
    .innerJoin('company_type', 'company_type.id', 'company.company_type_id')
    .innerJoin('office', 'office.id', 'company.office_id')
    .select([
      'company.id',
      'registration_number',
      'company.name_english',
      'company.name_nepali',
      'company.status',
      'registered_on',
      'deregistered_on',
      'address_english',
      'address_nepali',
      'company_type.name_english as type_english',
      'company_type.name_nepali as type_nepali',
      'office.name_english as office_english',
      'office.name_nepali as office_nepali',
    ])
    .select((of) =>
      of
        .selectFrom('company_restoration')
        .select(({ fn }) => fn.max('returned_on').as('on'))
        .whereRef('company_restoration.company_id', '=', 'company.id')
        .as('restored_on'),
    )
    .where('company.id', 'in', [...new Set(ids)])
    .execute();
  const former = await db
    .selectFrom('company_former_name')
    .select(['company_id', 'name_english', 'name_nepali', 'held_until'])
    .where('company_id', 'in', [...new Set(ids)])
    .where('restored_on', 'is', null)
    .orderBy('held_until', 'desc')
    .execute();
  const cards = new Map(
    rows.map((row): [string, CompanyCard] => [
      row.id,
      {
        id: row.id,
        registrationNumber: row.registration_number,
        nameEnglish: row.name_english,
        nameNepali: row.name_nepali,
        status: row.status,
        companyType: { nameEnglish: row.type_english, nameNepali: row.type_nepali },
        office: { nameEnglish: row.office_english, nameNepali: row.office_nepali },
        registeredOn: row.registered_on,
        deregisteredOn: row.deregistered_on,
        restoredOn: row.restored_on,
        addressEnglish: row.address_english,
        addressNepali: row.address_nepali,
        formerNames: former
          .filter(
            ({ company_id, name_english, name_nepali }) =>
              company_id === row.id && (name_english !== row.name_english || name_nepali !== row.name_nepali),
          )
          .map(({ name_english, name_nepali, held_until }) => ({
            nameEnglish: name_english,
            nameNepali: name_nepali,
            heldUntil: held_until,
          })),
      },
    ]),
  );
  return ids.flatMap((id) => cards.get(id) ?? []);
}
