import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';

export interface BilingualName {
  readonly nameEnglish: string;
  readonly nameNepali: string;
}

export async function nameOf(db: Kysely<DB>, accountId: string): Promise<BilingualName> {
  const account = await db
    .selectFrom('account')
    .select(['username', 'name_english', 'name_nepali'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return bilingualName(account.name_english, account.name_nepali, account.username);
}

/** A name that is missing in one script is taken from the other, or from the user name. */
export function bilingualName(english: string | null, nepali: string | null, username: string | null): BilingualName {
  return { nameEnglish: english || nepali || username || '', nameNepali: nepali || english || username || '' };
}
