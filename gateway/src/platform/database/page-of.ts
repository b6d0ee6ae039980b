import { sql, type SelectQueryBuilder } from 'kysely';

interface Paging {
  /** The first is 1. */
  readonly page: number;
  readonly size: number;
}

/**
 * One page of a list, and how long the whole list is. The order ends with a column that no two rows share, so that no
 * row stands on two pages. A list that may be as long as the register is counts no further than `boundedTotal`.
 */
export async function pageOf<Tables, Table extends keyof Tables, Row>(
  ordered: SelectQueryBuilder<Tables, Table, Row>,
  { page, size }: Paging,
) {
  const { total } = await ordered
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ readonly total: number }>()
    .executeTakeFirstOrThrow();
  const rows = await ordered
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total };
}
