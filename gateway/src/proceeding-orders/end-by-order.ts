import type { Actor } from '../platform/actor';
import { freezeHoldings } from '../company-orders/freeze-holdings';
import type { UnitOfWork } from '../platform/unit-of-work';
import { endFilingsOf } from '../filings/engine/perform-action';
import { endProceeding } from '../proceedings/end-proceeding';
import type { ProceedingRow } from '../proceedings/lock-proceeding';
import { notifyOfEnd } from '../proceedings/notify-of-proceeding';
import { issueOrderPaper } from '../proceedings/proceeding-papers';
import type { Proposal } from '../proposals/proposal-kind';
import { deregisters, officeEnds } from './obstacles';
import type { ProposedEnd } from './order-proposal';

/**
 * Ends the proceeding with the ordered outcome. Where the company leaves the register by it, what it has open ends as
 * well: its filings and drafts here, its mandates and its name with the entry of the status.
 */
export async function endByOrder(
  unit: UnitOfWork,
  actor: Actor,
  row: ProceedingRow,
  proposal: Proposal<ProposedEnd>,
): Promise<void> {
  const { id: proposalId, content, remark: reason } = proposal;
  const { outcome, liabilities } = content;
  if (officeEnds(row.kind).some((rule) => rule.outcome === outcome && rule.freezesHoldings))
    await freezeHoldings(unit, actor, { companyId: row.company_id, number: row.number, lawSection: '136', proposal });
  const version = await endProceeding(unit, row, { outcome, text: reason, actor, order: { reason, liabilities } });
  if (deregisters(row.kind, outcome))
    await endFilingsOf(unit, [row.company_id], { language: 'ne', remark: row.number });
  unit.audit({
    actor,
    action: 'PROCEEDING_ORDERED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: version,
    before: { outcome: null },
    after: { outcome, liabilities, proposalId },
    remark: reason,
  });
  await issueOrderPaper(unit, row, { outcome, reason, liabilities, signer: actor.accountId });
  await notifyOfEnd(unit, row, { outcome, reason });
}
