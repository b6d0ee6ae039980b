import type { ForcedBatchReason, ForcedBatchStep } from '@registrar/domain/enumerations/forced-batches';
import { forcedGrounds } from '@registrar/domain/enumerations/forced-grounds';
import { z } from 'zod';
import { renderPaper } from '../../papers/render-paper';
import type { JobContext } from '../../platform/jobs/job-kind';
import type { Platform } from '../../platform/platform';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { countAsTold } from '../../proceedings/due';
import { forcedEvidenceOf } from '../../proceedings/forced-ground';
import { holdCompany } from '../../register/open-company';
import { openForced } from '../open-forced';
import { isShown } from '../opening-proposal';
import { batchItemJob, type BatchItemId } from './batch-job';
import { issueForcedNotice } from './forced-notice';
import { tellIfThrough } from './notify-of-batch';

/** What fails for a moment mends itself in a few seconds; after so many attempts a person looks at it. */
const ATTEMPTS = 3;
const approvedSchema = z.object({ ground: forcedGrounds.schema });

export function runBatches(platform: Platform): void {
  platform.jobs.handle(batchItemJob, (item, context) => runItem(platform, item, context));
}

/**
 * One company of a batch, step by step. Each step is a unit of work that finds in the row what was done before, so a
 * gateway that is killed between any two statements opens nothing twice and forgets nothing.
 */
async function runItem(platform: Platform, item: BatchItemId, { attempt }: JobContext): Promise<void> {
  const { runUnitOfWork, log } = platform;
  let step: ForcedBatchStep = 'OPENING';
  try {
    if (!(await runUnitOfWork((unit) => takeUp(unit, item)))) return;
    const letterId = await runUnitOfWork((unit) => open(unit, item));
    if (letterId === undefined) return;
    step = 'LETTER';
    await renderPaper(platform, letterId);
    await runUnitOfWork((unit) => complete(unit, item));
  } catch (error) {
    if (attempt < ATTEMPTS) throw error;
    log.error({ err: error, ...item, step }, 'a company of a batch failed');
    await runUnitOfWork((unit) => fail(unit, item, step));
  }
}

const itemOf = ({ tx }: UnitOfWork, { proposalId, companyId }: BatchItemId) =>
  tx.updateTable('forced_batch_item').where('proposal_id', '=', proposalId).where('company_id', '=', companyId);

/** False: there is nothing to do for it any more. */
async function takeUp(unit: UnitOfWork, item: BatchItemId): Promise<boolean> {
  const taken = await itemOf(unit, item)
    .set({ status: 'PROCESSING', changed_at: unit.now })
    .where('status', 'in', ['QUEUED', 'PROCESSING'])
    .returning('company_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Opens the proceeding and issues its notice, once; whom the opening concerns is told with it. Returns the letter;
 * undefined: the company was left out, because its ground is cured or its status is another one.
 */
async function open(unit: UnitOfWork, item: BatchItemId): Promise<string | undefined> {
  const { proposalId, companyId } = item;
  await holdCompany(unit, companyId);
  const row = await unit.tx
    .selectFrom('forced_batch_item')
    .innerJoin('proposal', 'proposal.id', 'forced_batch_item.proposal_id')
    .innerJoin('company', 'company.id', 'forced_batch_item.company_id')
    .select(['letter_id', 'content', 'proposal.remark', 'decided_by', 'offices', 'office_id', 'company.status'])
    .where('proposal_id', '=', proposalId)
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (row.letter_id !== null) return row.letter_id;
  const { ground } = approvedSchema.parse(row.content);
  if (row.decided_by === null) throw new Error(`Batch ${proposalId} runs without a decision`);
  const reason = await reasonToLeaveOut(unit, companyId, { ...row, ground });
  if (reason !== undefined) {
    await itemOf(unit, item).set({ status: 'WITHDRAWN', reason, changed_at: unit.now }).execute();
    unit.audit({
      actor: null,
      action: 'FORCED_BATCH_LEFT_OUT',
      objectType: 'forced-batch',
      objectId: proposalId,
      after: { companyId, reason },
    });
    await tellIfThrough(unit, proposalId);
    return undefined;
  }
  const opening = { companyId, ground, reason: row.remark, proposalId, openedBy: row.decided_by };
  const proceeding = await openForced(unit, { ...opening, actor: null });
  // told once for the batch, and not for each of a hundred proceedings
  await countAsTold(unit, proceeding.id);
  const letterId = await issueForcedNotice(unit, { ...proceeding, companyId, ground, signedBy: row.decided_by });
  await itemOf(unit, item).set({ proceeding_id: proceeding.id, letter_id: letterId, changed_at: unit.now }).execute();
  return letterId;
}

async function reasonToLeaveOut(
  { tx, now }: UnitOfWork,
  companyId: string,
  found: {
    readonly status: string;
    readonly office_id: number;
    readonly offices: readonly number[];
    readonly ground: Parameters<typeof isShown>[0];
  },
): Promise<Exclude<ForcedBatchReason, 'TAKEN_OUT' | 'NOT_APPROVED'> | undefined> {
  if (found.status !== 'ACTIVE') return 'OTHER_STATUS';
  if (!found.offices.includes(found.office_id)) return 'OTHER_OFFICE';
  return isShown(found.ground, await forcedEvidenceOf(tx, companyId, now)) ? undefined : 'GROUND_GONE';
}

async function complete(unit: UnitOfWork, item: BatchItemId): Promise<void> {
  await itemOf(unit, item)
    .set({ status: 'COMPLETED', changed_at: unit.now })
    .where('status', '=', 'PROCESSING')
    .execute();
  await tellIfThrough(unit, item.proposalId);
}

async function fail(unit: UnitOfWork, item: BatchItemId, step: ForcedBatchStep): Promise<void> {
  const failed = await itemOf(unit, item)
    .set({ status: 'ERROR', failed_at: step, changed_at: unit.now })
    .where('status', 'in', ['QUEUED', 'PROCESSING'])
    .returning('company_id')
    .executeTakeFirst();
  if (!failed) return;
  unit.audit({
    actor: null,
    action: 'FORCED_BATCH_FAILED',
    objectType: 'forced-batch',
    objectId: item.proposalId,
    after: { companyId: item.companyId, step },
  });
  await tellIfThrough(unit, item.proposalId);
}
