import type { Language } from '@registrar/domain/bilingual';
import type { ProposeProceedingOrder } from '@registrar/domain/calls/proceeding-orders';
import type { Actor } from '../platform/actor';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuseField } from '../platform/refuse-field';
import { conduct } from '../proceedings/lock-proceeding';
import { propose, requireNoneWaits } from '../proposals/propose';
import { deregisters, officeEnds } from './obstacles';
import { isConnected, proceedingOrderProposals, requireOrderable } from './order-proposal';

/**
 * Proposes the order that ends a proceeding of the office, at the version that the officer read.
 *
 * @returns the id of the proposal
 * @throws REQ-404, VER-412, PERM-403 for who is connected with the company, VAL-422 at the field that is wrong,
 *   FLOW-409 with what stands against the order, and while another proposal waits
 */
export async function proposeOrder(
  unit: UnitOfWork,
  actor: Actor,
  proceedingId: string,
  { version, outcome, reason, liabilities }: ProposeProceedingOrder,
  language: Language,
): Promise<string> {
  const row = await conduct(unit, actor, { id: proceedingId, version });
  if (await isConnected(unit.tx, actor, { proceedingId, companyId: row.company_id }, unit.now))
    refuse('PERM-403', { message: 'proceedingOrder.connected' });
  if (!officeEnds(row.kind).some((one) => one.outcome === outcome)) refuseField(language, 'outcome', 'INVALID');
  const leaves = deregisters(row.kind, outcome);
  if (leaves && !liabilities) refuseField(language, 'liabilities', 'ORDER_LIABILITIES_REQUIRED');
  await requireNoneWaits(unit, proceedingOrderProposals, row.id, 'proceedingOrder.waits');
  await requireOrderable(unit, row, outcome);
  return propose(unit, actor, proceedingOrderProposals, {
    subject: row.id,
    offices: [row.office_id],
    content: {
      proceedingId: row.id,
      companyId: row.company_id,
      outcome,
      liabilities: leaves ? (liabilities ?? null) : null,
    },
    remark: reason,
  });
}
