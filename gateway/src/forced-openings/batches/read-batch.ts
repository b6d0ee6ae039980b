import type { ForcedBatchDetail, ForcedBatchItem } from '@registrar/domain/calls/forced-batches';
import { may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { Actor } from '../../platform/actor';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import { findBatch, shownStatus } from './list-batches';

/** A batch with its companies, and how far each of them is. @throws REQ-404 */
export async function readBatch(db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<ForcedBatchDetail> {
  const batch = (await findBatch(db, actor, id, now)) ?? refuse('REQ-404');
  const rows = await db
    .selectFrom('forced_batch_item as item')
    .innerJoin('company', 'company.id', 'item.company_id')
    .leftJoin('proceeding', 'proceeding.id', 'item.proceeding_id')
    .select([
      'company.id',
      'company.name_english',
      'company.name_nepali',
      'company.registration_number',
      'item.status',
      'item.reason',
      'item.remark',
      'item.failed_at',
      'proceeding.id as proceeding_id',
      'proceeding.number',
      'proceeding.ended_at',
    ])
    .select((of) =>
      of
        .selectFrom('proceeding_notice as notice')
        .select((from) => from.fn.min('published_on').as('served_on'))
        .whereRef('notice.proceeding_id', '=', 'item.proceeding_id')
        .where('notice.kind', '=', 'SERVED')
        .where('notice.returned_on', 'is', null)
        .as('served_on'),
    )
    .where('item.proposal_id', '=', id)
    .orderBy('company.registration_number')
    .execute();
  const items = rows.map((row): ForcedBatchItem => {
    const status = shownStatus(row.status, batch.status);
    return {
      company: {
        id: row.id,
        nameEnglish: row.name_english,
        nameNepali: row.name_nepali,
        registrationNumber: row.registration_number,
      },
      status,
      reason: status === 'WITHDRAWN' ? (row.reason ?? 'NOT_APPROVED') : null,
      remark: row.remark,
      failedAt: row.failed_at,
      proceeding:
        row.proceeding_id === null || row.number === null
          ? null
          : { id: row.proceeding_id, number: row.number, servedOn: row.served_on, hasEnded: row.ended_at !== null },
    };
  });
  const failed = batch.counts.ERROR > 0;
  const isSecond = may(actor.role, 'APPROVE_FORCED_OPENING') && batch.proposedBy.id !== actor.accountId;
  return {
    ...batch,
    items,
    mayTakeOut: batch.mayDecide || (isSecond && items.some((item) => item.failedAt !== null && !item.proceeding)),
    mayServe:
      may(actor.role, 'CONDUCT_PROCEEDING') &&
      items.some(({ proceeding }) => proceeding !== null && proceeding.servedOn === null && !proceeding.hasEnded),
    mayRetry: failed && may(actor.role, 'PROPOSE_FORCED_OPENING'),
    hasLetters: items.some(({ proceeding }) => proceeding !== null),
  };
}
