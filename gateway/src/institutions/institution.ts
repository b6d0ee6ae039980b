import { institutionKinds, type InstitutionState } from '@registrar/domain/calls/institutions';
import type { Kysely, Selectable } from 'kysely';
import { dayInNepal } from '../platform/clock';
import type { DB, InstitutionTable } from '../platform/database/schema.generated';

export type InstitutionRow = Selectable<InstitutionTable>;

/** It is in force on its last day. */
export const stateOfInstitution = (
  { ends_on, ended_at }: Pick<InstitutionRow, 'ends_on' | 'ended_at'>,
  now: Date,
): InstitutionState => (ended_at !== null || ends_on < dayInNepal(now) ? 'ENDED' : 'IN_FORCE');

/** Institutions with the account that works for each. */
export const institutionsOf = (db: Kysely<DB>) =>
  db
    .selectFrom('institution')
    .innerJoin('account', 'account.id', 'institution.account_id')
    .selectAll('institution')
    .select([
      'account.username',
      'account.email',
      'account.language',
      'account.name_english as account_english',
      'account.name_nepali as account_nepali',
    ]);

/** The institution of an account; undefined: the office never admitted it. */
export const institutionOf = (db: Kysely<DB>, accountId: string) =>
  institutionsOf(db).where('institution.account_id', '=', accountId).executeTakeFirst();

export const kindOf = ({ kind }: Pick<InstitutionRow, 'kind'>) => institutionKinds.schema.parse(kind);
