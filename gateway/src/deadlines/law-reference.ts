import type { Bilingual } from '@registrar/domain/bilingual';
import { citation } from '@registrar/domain/law/citation';
import { deadlineKey, type DeadlineEvent } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../platform/database/schema.generated';
import { readInForce } from '../platform/terms';

const lawSchema = z.looseObject({ law: z.string() });

/** The provisions behind obligations, from the deadlines in force on a day; null where they name none. */
export async function readLawReference(
  db: Kysely<DB>,
  events: readonly DeadlineEvent[],
  day: string,
): Promise<Bilingual | null> {
  const values = await Promise.all(events.map((event) => readInForce(db, deadlineKey(event), day)));
  const provisions = values.flatMap((value) => lawSchema.safeParse(value).data?.law ?? []);
  return provisions.length === 0 ? null : citation(...provisions);
}
