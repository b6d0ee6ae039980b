import { addDays } from '@registrar/domain/calendar';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { morningInNepal } from '../../platform/clock';
import type { RepresentativeRemovalTable } from '../../platform/database/schema.generated';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { UnitOfWork } from '../../platform/unit-of-work';

export type RemovalRow = Selectable<RepresentativeRemovalTable>;

const removalSchema = z.object({ removalId: z.uuid() });
export const removalJob: JobKind<z.infer<typeof removalSchema>> = {
  kind: 'representative-removal',
  payload: removalSchema,
};

/** It takes effect on the morning after the last day to object. */
export function scheduleRemoval(unit: UnitOfWork, { id, until }: Pick<RemovalRow, 'id' | 'until'>): void {
  unit.enqueue(removalJob, { removalId: id }, { runAt: morningInNepal(addDays(until, 1)), dedupeKey: id });
}

/** The removal that this user may object to. */
export async function askedRemoval(
  { tx }: UnitOfWork,
  companyId: string,
  accountId: string,
): Promise<RemovalRow | undefined> {
  return tx
    .selectFrom('representative_removal')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'ASKED')
    .executeTakeFirst();
}

export async function settleRemoval(
  { tx, now }: UnitOfWork,
  id: string,
  state: Exclude<RemovalRow['state'], 'ASKED'>,
  by: string | null,
): Promise<void> {
  await tx
    .updateTable('representative_removal')
    .set({ state, settled_at: now, settled_by: by })
    .where('id', '=', id)
    .execute();
}

/** Drops removals of or by a user who no longer represents the company. */
export async function dropRemovals({ tx, now }: UnitOfWork, companyId: string, accountId: string): Promise<void> {
  await tx
    .updateTable('representative_removal')
    .set({ state: 'WITHDRAWN', settled_at: now })
    .where('company_id', '=', companyId)
    .where('state', '=', 'ASKED')
    .where((where) => where.or([where('account_id', '=', accountId), where('asked_by', '=', accountId)]))
    .execute();
}
