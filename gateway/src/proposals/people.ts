import type { StaffPerson } from '@registrar/domain/calls/proposal';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';

export interface People {
  /** @throws for an id that no account has; foreign keys hold the ids that are looked up */
  named(id: string | null): StaffPerson;
}

/** Accounts by name: who proposed, who decided, whom it is about. */
export async function readPeople(db: Kysely<DB>, ids: readonly (string | null)[]): Promise<People> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('account')
          .select(['id', 'username', 'name_english', 'name_nepali'])
          .where('id', 'in', wanted)
          .execute();
  const people = new Map(
    rows.map(({ id, username, name_english, name_nepali }): [string, StaffPerson] => [
      id,
      { id, username, fullNameEnglish: name_english, fullNameNepali: name_nepali },
    ]),
  );
  return {
    named(id) {
      const person = id === null ? undefined : people.get(id);
      if (!person) throw new Error(`A proposal names ${String(id)}, who is not there`);
      return person;
    },
  };
}
