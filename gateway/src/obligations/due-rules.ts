import { addBsMonths, addDays, adToBs, bsToAd, type AdDay } from '@registrar/domain/calendar';
import {
  deadlineKey,
  deadlineKeys,
  deadlineSchema,
  type DeadlineEvent,
  type DueRule,
} from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { rowsOfKeys } from '../platform/terms';

/** When something has to reach the office, by the row in force on the day from which it counts. */
export type DueRules = (event: DeadlineEvent, from: AdDay) => DueRule;

/** The deadlines of the law, once for as many days as are worked out. Before the first row there was no other one. */
export async function readDueRules(db: Kysely<DB>): Promise<DueRules> {
  const keys: ReadonlySet<string> = new Set(deadlineKeys);
  const rows = await rowsOfKeys(db, (key) => keys.has(key));
  return (event, from) => {
    const key = deadlineKey(event);
    const own = rows.filter((row) => row.key === key);
    const row = own.find(({ valid_from }) => valid_from <= from) ?? own.at(-1);
    if (!row) throw new Error(`No ${key} is kept`);
    return deadlineSchema(key).parse(row.value);
  };
}

/** The last day; undefined beyond the months of the calendar that are known. */
export function dueAfter(rule: DueRule, from: AdDay): AdDay | undefined {
  if ('days' in rule) return addDays(from, rule.days);
  const bs = adToBs(from);
  const later = bs && addBsMonths(bs, rule.bsMonths);
  return later && bsToAd(later);
}

/** Of a fiscal year that ends on a day: so many whole months later, however long they are. */
export function dueAfterYear(rule: DueRule, endsOn: AdDay): AdDay | undefined {
  const first = addDays(endsOn, 1);
  const after = dueAfter(rule, first);
  return after && addDays(after, -1);
}
