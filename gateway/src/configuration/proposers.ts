import type { StaffPerson } from '@registrar/domain/calls/proposal';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';

/** Who proposed and who decided; foreign keys hold what is looked up here. */
export async function readProposers(
  db: Kysely<DB>,
  proposals: readonly { readonly proposed_by: string; readonly decided_by: string | null }[],
): Promise<{ named(id: string): StaffPerson }> {
  const ids = [
    ...new Set(
      proposals.flatMap(({ proposed_by, decided_by }) => [proposed_by, decided_by]).filter((id) => id !== null),
    ),
  ];
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('account')
          .select(['id', 'username', 'name_english', 'name_nepali'])
          .where('id', 'in', ids)
          .execute();
  const people = new Map(
    rows.map(({ id, username, name_english, name_nepali }): [string, StaffPerson] => [
      id,
      { id, username, fullNameEnglish: name_english, fullNameNepali: name_nepali },
    ]),
  );
  return {
    named(id) {
      const person = people.get(id);
      if (!person) throw new Error(`A proposal names ${id}, who is not there`);
      return person;
    },
  };
}
