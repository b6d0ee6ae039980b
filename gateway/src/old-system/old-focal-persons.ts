import type { OldFocalPerson } from '@registrar/domain/calls/old-system';
import { genders, identificationDocuments } from '@registrar/domain/enumerations';
import type { Kysely } from 'kysely';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { migratedCompaniesOf } from './migrated-details';

/** Focal persons of the companies that this person brought over and speaks for today; of nobody else's. */
export async function readOldFocalPersons(db: Kysely<DB>, accountId: string, now: Date): Promise<OldFocalPerson[]> {
  const ids = await migratedCompaniesOf(db, accountId, dayInNepal(now));
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('old_system_focal_person as person')
    .innerJoin('company', 'company.id', 'person.company_id')
    .select([
      'person.id',
      'person.name_english',
      'person.name_nepali',
      'person.designation',
      'person.gender',
      'person.email',
      'person.phone',
      'person.identification_type',
      'person.identification_number',
      'company.id as company_id',
      'company.registration_number',
      'company.name_english as company_english',
      'company.name_nepali as company_nepali',
    ])
    .where('company.id', 'in', ids)
    .orderBy('company.name_english')
    .orderBy('person.old_id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    company: {
      id: row.company_id,
      registrationNumber: row.registration_number,
      nameEnglish: row.company_english,
      nameNepali: row.company_nepali,
    },
    answers: {
      fullNameEnglish: row.name_english,
      fullNameNepali: row.name_nepali,
      designation: row.designation ?? undefined,
      gender: genders.schema.safeParse(row.gender).data,
      email: row.email ?? undefined,
      phoneNo: row.phone ?? undefined,
      identification:
        row.identification_type === null && row.identification_number === null
          ? undefined
          : {
              type: identificationDocuments.schema.safeParse(row.identification_type).data,
              number: row.identification_number ?? undefined,
            },
    },
  }));
}
