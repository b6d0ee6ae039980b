import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase } from './open-database';
import { pageOf } from './page-of';

test('a page in its order, with the length of the whole list; behind the last page there is nothing', async () => {
  const database = await openDatabase({ kind: 'memory' });
  try {
    const listed = database.db
      .selectFrom(
        sql<{ n: number; of: string }>`(select n, 'five' as of from generate_series(1, 5) as n)`.as('numbers'),
      )
      .select(['n', 'of'])
      .orderBy('n', 'desc');
    const five = (...numbers: number[]) => ({ rows: numbers.map((n) => ({ n, of: 'five' })), total: 5 });
    expect(await pageOf(listed, { page: 1, size: 2 })).toEqual(five(5, 4));
    expect(await pageOf(listed, { page: 3, size: 2 })).toEqual(five(1));
    expect(await pageOf(listed, { page: 4, size: 2 })).toEqual(five());
    expect(await pageOf(listed.where('n', '>', 3), { page: 1, size: 2 })).toMatchObject({ total: 2 });
  } finally {
    await database.close();
  }
}, 180_000);
