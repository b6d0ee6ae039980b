import type { NameConflict, NameHolder } from '@registrar/domain/calls/filings';
import type { SimilarName } from '@registrar/domain/calls/names';
import { wordByWord, type NameCheckInput } from '@registrar/domain/names';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database/schema.generated';

/** Each similar name beside the proposed one, with the register data of its holder. */
export async function readConflicts(
  db: Kysely<DB>,
  proposed: NameCheckInput,
  similar: readonly SimilarName[],
): Promise<NameConflict[]> {
  if (similar.length === 0) return [];
  const ids = [...new Set(similar.map(({ id }) => id))];
  const companies = new Map((await companyRows(db, ids)).map((row) => [row.id, row]));
  const applications = new Map((await applicationRows(db, ids)).map((row) => [row.id, row]));
  const formerNames = await db
    .selectFrom('company_former_name')
    .select(['company_id', 'name_english', 'name_nepali', 'held_until'])
    .where('company_id', 'in', ids)
    .execute();
  const barred = await db
    .selectFrom('name_entry')
    .select(['holder_id', 'kind', 'held_until'])
    .where('holder_id', 'in', ids)
    .where('kind', '=', 'DEREGISTERED')
    .execute();

  const holderOf = ({ id, kind, english, nepali }: SimilarName): NameHolder | null => {
    const company = companies.get(id);
    if (company) {
      const former =
        kind === 'OLD_NAME'
          ? formerNames.find(
              (row) => row.company_id === id && row.name_english === english && row.name_nepali === nepali,
            )
          : undefined;
      return {
        companyId: id,
        registrationNumber: company.registration_number,
        applicationNumber: null,
        status: company.status,
        companyType: { nameEnglish: company.type_english, nameNepali: company.type_nepali },
        registeredOn: company.registered_on,
        presentName:
          kind === 'OLD_NAME' ? { nameEnglish: company.name_english, nameNepali: company.name_nepali } : null,
        heldUntil:
          former?.held_until ??
          (kind === 'DEREGISTERED' ? barred.find((row) => row.holder_id === id)?.held_until : null) ??
          null,
      };
    }
    const application = applications.get(id);
    if (!application) return null;
    return {
      companyId: null,
      registrationNumber: null,
      applicationNumber: application.application_number,
      status: application.status,
      companyType:
        application.type_english === null || application.type_nepali === null
          ? null
          : { nameEnglish: application.type_english, nameNepali: application.type_nepali },
      registeredOn: null,
      presentName: null,
      heldUntil: application.expires_on,
    };
  };

  return similar.map((name) => ({
    ...name,
    holder: holderOf(name),
    words: {
      english: wordByWord(proposed.english, name.english, 'english'),
      nepali: wordByWord(proposed.nepali, name.nepali, 'nepali'),
    },
  }));
}

function companyRows(db: Kysely<DB>, ids: readonly string[]) {
  return db
    .selectFrom('company')
    .innerJoin('company_type', 'company_type.id', 'company.company_type_id')
    .select([
      'company.id',
      'company.registration_number',
      'company.name_english',
      'company.name_nepali',
      'company.status',
      'company.registered_on',
      'company_type.name_english as type_english',
      'company_type.name_nepali as type_nepali',
    ])
    .where('company.id', 'in', [...ids])
    .execute();
}

function applicationRows(db: Kysely<DB>, ids: readonly string[]) {
  return db
    .selectFrom('application')
    .leftJoin('name_reservation', 'name_reservation.application_id', 'application.id')
    .leftJoin('company_type', 'company_type.id', 'name_reservation.company_type_id')
    .select([
      'application.id',
      'application.application_number',
      'application.status',
      'name_reservation.expires_on',
      'company_type.name_english as type_english',
      'company_type.name_nepali as type_nepali',
    ])
    .where('application.id', 'in', [...ids])
    .execute();
}
