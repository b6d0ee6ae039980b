import { sql, type RawBuilder } from 'kysely';
import { waiting } from '../proposals/list-proposals';

/**
 * Whether a batch that waits for its decision or is under way names the company; a value of a query. A batch that was
 * refused, withdrawn or forgotten names nobody.
 */
export function isInBatch(company: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from forced_batch_item item join proposal on proposal.id = item.proposal_id
     where item.company_id = ${company}
       and (item.status in ('QUEUED', 'PROCESSING', 'ERROR') or item.status = 'HOLD' and ${waiting(now)}))`;
}
