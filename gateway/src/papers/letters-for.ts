import type { Kysely } from 'kysely';
import type { LetterOwnerKind } from '../owners/owner-kinds';
import type { DB } from '../platform/database/schema.generated';

/** A query for the letters issued for these, whatever they are; `ids` is not empty. */
export const lettersFor = (db: Kysely<DB>, kind: LetterOwnerKind, ids: readonly string[]) =>
  db
    .selectFrom('letter')
    .where('issued_for_kind', '=', kind)
    .where('issued_for_id', 'in', [...ids]);
