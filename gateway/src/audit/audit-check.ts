import type { AuditCheck } from '@registrar/domain/calls/audit';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../platform/actor';
import { CHAIN_START, readChainEnd, walkChain } from '../platform/audit/verify-audit';
import type { AuditCheckTable, DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { JobKind } from '../platform/jobs/job-kind';
import type { Platform } from '../platform/platform';
import { holdAgainstHeads, type CheckedStep } from './check-heads';

type CheckRow = Selectable<AuditCheckTable>;

const checkJob: JobKind<{ checkId: string; from: number }> = {
  kind: 'check-audit',
  payload: z.object({ checkId: z.uuid(), from: z.number().int() }),
};

/** Begins a walk over the whole chain, or joins the one that runs: two would say the same. */
export async function askForCheck(unit: UnitOfWork, actor: Actor): Promise<void> {
  const end = await readChainEnd(unit.tx);
  const begun = await unit.tx
    .insertInto('audit_check')
    .values({
      id: unit.newId(),
      asked_by: actor.accountId,
      asked_at: unit.now,
      status: 'RUNNING',
      last_seq: end.seq,
      last_hash: end.hash,
    })
    .onConflict((conflict) => conflict.column('status').where('status', '=', 'RUNNING').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!begun) return;
  unit.audit({ actor, action: 'AUDIT_CHECK_ASKED', objectType: 'audit', objectId: begun.id });
  enqueueStep(unit, begun.id, CHAIN_START.seq);
}

export async function readLatestCheck(db: Kysely<DB>): Promise<AuditCheck | null> {
  const row = await db.selectFrom('audit_check').selectAll().orderBy('asked_at', 'desc').limit(1).executeTakeFirst();
  return row ? toCheck(row) : null;
}

/**
 * One thousand rows a job: the jobs of everybody else come in between, and a gateway that dies in the middle leaves the
 * next one at the same place.
 */
export function watchChecks({ jobs, runUnitOfWork, signer, timestamps, database: { db } }: Platform): void {
  jobs.handle(checkJob, async ({ checkId, from }) => {
    const check = await db
      .selectFrom('audit_check')
      .selectAll()
      .where('id', '=', checkId)
      .where('status', '=', 'RUNNING')
      .where('checked_seq', '=', from)
      .executeTakeFirst();
    if (!check) return; // this step has been taken
    const step = await takeStep(db, check, { signers: signer.fingerprints(), timestamps });
    await runUnitOfWork((unit) => writeStep(unit, check, step));
  });
}

async function takeStep(
  db: Kysely<DB>,
  check: CheckRow,
  believed: Pick<Platform, 'timestamps'> & { readonly signers: ReadonlySet<string> },
): Promise<CheckedStep> {
  const [from, end] = [
    { seq: check.checked_seq, hash: check.checked_hash },
    { seq: check.last_seq, hash: check.last_hash },
  ];
  const step = await holdAgainstHeads(db, await walkChain(db, from, end), { from, end, ...believed });
  if (step.kind !== 'intact') return step;
  const { extra } = await readChainEnd(db);
  return extra === null ? step : { kind: 'broken', brokenAt: extra, fault: 'UNLINKED' };
}

async function writeStep(unit: UnitOfWork, check: CheckRow, step: CheckedStep): Promise<void> {
  const taken = await unit.tx
    .updateTable('audit_check')
    .set(changesOf(check, step, unit.now))
    .where('id', '=', check.id)
    .where('status', '=', 'RUNNING')
    .where('checked_seq', '=', check.checked_seq)
    .returning('id')
    .executeTakeFirst();
  if (!taken) return;
  if (step.kind === 'on') return enqueueStep(unit, check.id, step.place.seq);
  unit.audit({
    actor: null,
    action: 'AUDIT_CHECKED',
    objectType: 'audit',
    objectId: check.id,
    after: step,
    remark:
      step.kind === 'broken'
        ? [step.fault, step.brokenAt, ...(step.failedHead === undefined ? [] : [`head ${step.failedHead}`])].join(' ')
        : undefined,
  });
}

function changesOf(check: CheckRow, step: CheckedStep, now: Date): Partial<CheckRow> {
  switch (step.kind) {
    case 'on':
      return { checked_seq: step.place.seq, checked_hash: step.place.hash };
    case 'intact':
      return { status: 'INTACT', checked_seq: check.last_seq, finished_at: now };
    case 'broken':
      return {
        status: 'BROKEN',
        checked_seq: step.brokenAt,
        broken_at: step.brokenAt,
        fault: step.fault,
        failed_head: step.failedHead ?? null,
        finished_at: now,
      };
  }
}

function enqueueStep(unit: UnitOfWork, checkId: string, from: number): void {
  unit.enqueue(checkJob, { checkId, from }, { dedupeKey: `${checkId}:${from}` });
}

function toCheck(row: CheckRow): AuditCheck {
  return {
    status: row.status,
    askedAt: row.asked_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    checkedRows: row.checked_seq,
    totalRows: row.last_seq,
    brokenAt: row.broken_at,
    fault: row.fault,
    failedHead: row.failed_head,
  };
}
