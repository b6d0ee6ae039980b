import { scheduleRowSchema, type ScheduleRow } from '@registrar/domain/calls/schedules';
import type { ScheduleKey } from '@registrar/domain/schedules';
import type { Kysely, Selectable } from 'kysely';
import type { ConfigurationTable, DB } from '../platform/database/schema.generated';

type Stored = Pick<Selectable<ConfigurationTable>, 'valid_from' | 'valid_to' | 'value' | 'reference' | 'reference_nepali' | 'certainty'>;

export function describeRow({ valid_from, valid_to, value, reference, reference_nepali, certainty }: Stored): ScheduleRow {
  return scheduleRowSchema.parse({ validFrom: valid_from, validTo: valid_to, value, reference, referenceNepali: reference_nepali, certainty });
}

/** Every dated row of a schedule, the newest first. */
export async function rowsOf(db: Kysely<DB>, key: ScheduleKey): Promise<ScheduleRow[]> {
  const rows = await db.selectFrom('configuration').select(['valid_from', 'valid_to', 'value', 'reference', 'reference_nepali', 'certainty']).where('key', '=', key).orderBy('valid_from', 'desc').execute();
  return rows.map(describeRow);
}

/** Of rows that stand the newest first, the one that holds on a day. */
export function rowOn(rows: readonly ScheduleRow[], day: string): ScheduleRow | null {
  return rows.find(({ validFrom, validTo }) => validFrom <= day && (validTo === null || validTo >= day)) ?? null;
}
