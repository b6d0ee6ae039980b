import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import type { ProceedingRow } from './lock-proceeding';

/** The proceeding that this filing has opened, and how many notices have been given in it; undefined: none. */
export const closingOf = (
  db: Kysely<DB>,
  applicationId: string,
): Promise<(ProceedingRow & { readonly notices: number }) | undefined> =>
  db
    .selectFrom('proceeding')
    .selectAll()
    .select((of) =>
      of
        .selectFrom('proceeding_notice')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('proceeding_notice.proceeding_id', '=', 'proceeding.id')
        .as('counted'),
    )
    .where('opened_by_filing', '=', applicationId)
    .executeTakeFirst()
    .then((row) => row && { ...row, notices: Number(row.counted ?? 0) });
