import { addDays } from '@registrar/domain/calendar';
import type { DuesEffect, SchedulePreviewRequest } from '@registrar/domain/calls/schedules';
import { sql, type Kysely } from 'kysely';
import { duesOfCompanies } from '../money/fines/read-dues';
import { readFineRows, type TermRow } from '../money/fines/read-terms';
import { dayInNepal, startOfDayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';

/**
 * So many companies are looked at while somebody waits: of a larger register those that chance picks, the same ones
 * each time.
 */
const MOST_COMPANIES = 3000;
const AT_ONCE = 100;

/** What takes something off a fine, or moves its first day, changes what companies owe already. */
export const changesDues = (key: string): boolean =>
  key.startsWith('FINE_CAMPAIGN_') || key.startsWith('NO_FINE_') || key === 'FINE_GRACE';

/**
 * What the companies of the register owe on the first day of a row, or today where that is over, without it and with
 * it: worked out by the engine that asks for fines. Only dues that change are counted.
 */
export async function effectOnDues(
  db: Kysely<DB>,
  { key, validFrom, validTo, value }: SchedulePreviewRequest,
  now: Date,
): Promise<DuesEffect> {
  const today = dayInNepal(now);
  const on = validFrom > today ? validFrom : today;
  // the whole day: noon of it
  const at = new Date(startOfDayInNepal(addDays(on, 1)).getTime() - 12 * 3_600_000);
  const before = await readFineRows(db);
  const row: TermRow = {
    key,
    valid_from: validFrom,
    valid_to: validTo,
    value,
    reference: '',
    reference_nepali: '',
    certainty: 'C',
  };
  const after = [...before.filter(({ key: other, valid_from }) => other !== key || valid_from !== validFrom), row].sort(
    (a, b) => a.valid_from.localeCompare(b.valid_from),
  );
  const { count } = await db
    .selectFrom('company')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const ids = (
    await db
      .selectFrom('company')
      .select('id')
      .orderBy(sql`md5(id::text)`)
      .limit(MOST_COMPANIES)
      .execute()
  ).map(({ id }) => id);

  const changed = new Set<string>();
  const effect = { dues: 0, beforePaisa: 0, afterPaisa: 0 };
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const batch = ids.slice(first, first + AT_ONCE);
    const restsAfter = new Map(
      (await duesOfCompanies(db, batch, at, after)).map(({ shown }) => [shown.id, shown.restPaisa]),
    );
    for (const {
      shown: { id, company, restPaisa },
    } of await duesOfCompanies(db, batch, at, before)) {
      const rest = restsAfter.get(id) ?? 0;
      if (rest === restPaisa) continue;
      changed.add(company.id);
      effect.dues += 1;
      effect.beforePaisa += restPaisa;
      effect.afterPaisa += rest;
    }
  }
  return { on, companies: changed.size, ...effect, lookedAt: ids.length, of: Number(count) };
}
