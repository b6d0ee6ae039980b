import { scheduleRowSchema, type ScheduleRow } from '@registrar/domain/calls/schedules';
import { mayBeginInThePast, mayBeginToday, type ScheduleKey } from '@registrar/domain/schedules';
import type { Kysely, Selectable } from 'kysely';
import type { ConfigurationTable, DB } from '../platform/database/schema.generated';

type Stored = Pick<
  Selectable<ConfigurationTable>,
  'valid_from' | 'valid_to' | 'value' | 'reference' | 'reference_nepali' | 'certainty'
>;

export function describeRow({
  valid_from,
  valid_to,
  value,
  reference,
  reference_nepali,
  certainty,
}: Stored): ScheduleRow {
  return scheduleRowSchema.parse({
    validFrom: valid_from,
    validTo: valid_to,
    value,
    reference,
    referenceNepali: reference_nepali,
    certainty,
  });
}

/** Every dated row of a schedule, the newest first. */
export async function rowsOf(db: Kysely<DB>, key: ScheduleKey): Promise<ScheduleRow[]> {
  const rows = await db
    .selectFrom('configuration')
    .select(['valid_from', 'valid_to', 'value', 'reference', 'reference_nepali', 'certainty'])
    .where('key', '=', key)
    .orderBy('valid_from', 'desc')
    .execute();
  return rows.map(describeRow);
}

export function beginsTooEarly(key: ScheduleKey, validFrom: string, today: string): boolean {
  return !mayBeginInThePast(key) && (mayBeginToday(key) ? validFrom < today : validFrom <= today);
}

/**
 * What was switched on today by mistake is ended today: the row of this day gives way to the new one. Of any other rule
 * a day has one row.
 */
export function takesPlace(key: ScheduleKey, validFrom: string, today: string): boolean {
  return mayBeginToday(key) && validFrom === today;
}

/** Of rows that stand the newest first, the one that holds on a day. */
export function rowOn(rows: readonly ScheduleRow[], day: string): ScheduleRow | null {
  return rows.find(({ validFrom, validTo }) => validFrom <= day && (validTo === null || validTo >= day)) ?? null;
}
