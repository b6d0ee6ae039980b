import { z } from 'zod';
import type { Platform } from '../platform/platform';
import type { UnitOfWork } from '../platform/unit-of-work';
import { toProposal, type ProposalKind } from './proposal-kind';

const EVERY_SECONDS = 15 * 60;

/** A proposal that nobody decided in time lapses, and its proposer is notified. With a subject: only those about it. */
export async function expireProposals<Content>(
  unit: UnitOfWork,
  kind: ProposalKind<Content>,
  subject?: string,
): Promise<void> {
  const lapsed = await unit.tx
    .updateTable('proposal')
    .set({ status: 'EXPIRED', decided_at: unit.now })
    .where('kind', '=', kind.name)
    .where('status', '=', 'PROPOSED')
    .where('expires_at', '<=', unit.now)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .returningAll()
    .execute();
  for (const row of lapsed) {
    unit.audit({
      actor: null,
      action: `${kind.name}_EXPIRED`,
      objectType: kind.objectType,
      objectId: row.id,
      after: { status: 'EXPIRED' },
    });
    await kind.notify(unit, {
      proposal: toProposal(kind, row),
      event: 'expired',
      receivers: [row.proposed_by],
      remark: '',
    });
  }
}

export function watchProposals<Content>({ jobs, runUnitOfWork }: Platform, kind: ProposalKind<Content>): void {
  jobs.every(EVERY_SECONDS, { kind: kind.expiryJob, payload: z.object({}) }, () =>
    runUnitOfWork((unit) => expireProposals(unit, kind)),
  );
}
