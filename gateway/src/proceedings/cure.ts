import { proceedingKinds } from '@registrar/domain/proceedings';
import { z } from 'zod';
import { sentence } from '../platform/language';
import type { JobKind } from '../platform/jobs/job-kind';
import type { Platform } from '../platform/platform';
import type { UnitOfWork } from '../platform/unit-of-work';
import { lookSoon } from './due-job';
import { endProceeding } from './end-proceeding';
import { isGroundCured } from './forced-ground';
import type { ProceedingRow } from './lock-proceeding';
import { notifyOfDue } from './notify-of-proceeding';

const EVERY_SECONDS = 15 * 60;
/** Kinds with a phase that opens with a payment. */
const PAID_FOR = proceedingKinds()
  .filter(({ settlesFines }) => settlesFines === true)
  .map(({ key }) => key);
const looksJob: JobKind<object> = { kind: 'look-for-cures', payload: z.object({}) };

/**
 * Ends a locked proceeding whose ground the company has cured, and the company is active again; true: it has. Looked at
 * by the job, and before the office orders.
 */
export async function endIfCured(unit: UnitOfWork, row: ProceedingRow): Promise<boolean> {
  if (row.kind !== 'FORCED_BY_OFFICE' || row.ended_at !== null) return false;
  if (!(await isGroundCured(unit.tx, row, unit.now))) return false;
  const version = await endProceeding(unit, row, {
    outcome: 'CURED',
    text: sentence('proceeding.cured', 'np'),
    actor: null,
  });
  unit.audit({
    actor: null,
    action: 'PROCEEDING_CURED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: version,
    before: { outcome: null },
    after: { outcome: 'CURED' },
  });
  await notifyOfDue(unit, row, { kind: 'CURED' }, `proceeding:${row.id}:CURED`);
  return true;
}

/** A payment or an approval does not know of proceedings: each open one is looked at now and then. */
export async function lookForCures({ database: { db }, runUnitOfWork }: Platform): Promise<void> {
  const open = await db
    .selectFrom('proceeding')
    .leftJoin('forced_ground', 'forced_ground.proceeding_id', 'proceeding.id')
    .select('proceeding.id')
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('ground', '<>', 'NOT_OPERATING'), where('kind', 'in', PAID_FOR)]))
    .execute();
  if (open.length > 0) await runUnitOfWork(async (unit) => open.forEach(({ id }) => lookSoon(unit, id)));
}

export const watchForCures = (platform: Platform): void =>
  platform.jobs.every(EVERY_SECONDS, looksJob, () => lookForCures(platform));
