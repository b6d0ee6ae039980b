import { assess } from '../../../money/assess';
import { issueProposed } from '../../../money/issue-invoice';
import { proposeAssessment } from '../../../money/propose-assessment';
import { withdrawUnpaid } from '../../../money/withdraw-invoice';
import type { EffectContext } from '../../processes/effects/process-effects';
import { writesNothing, type EffectHandlers } from '../handlers/effect';

const isFree = ({ application: { definition } }: EffectContext): boolean => definition.money.payTiming === 'NONE';

/** Withdraws the unpaid invoices of the application. */
export async function withdrawInvoices(context: EffectContext): Promise<void> {
  if (!isFree(context)) await withdrawUnpaid(context.unit, context.actor, context.application.row.id);
}

export const moneyEffects: EffectHandlers<'PROPOSE_ASSESSMENT' | 'ISSUE_INVOICE' | 'EVALUATE_REFUND'> = {
  async PROPOSE_ASSESSMENT(context) {
    const { unit, actor, application } = context;
    if (isFree(context)) return {};
    await proposeAssessment(unit, actor, application);
    if (application.definition.money.payTiming === 'ON_SUBMIT') await issueProposed(unit, actor, application.row);
    return {};
  },
  async ISSUE_INVOICE({ unit, application, actor, assessment, language }) {
    if (!actor) throw new Error('Amounts are set by an officer');
    const outcome = await assess(unit, actor, application, assessment ?? { overrides: [] }, language);
    // it waits for the payment and stays with the operator; without a lease the claim does not lapse meanwhile
    return outcome === 'WAITING' ? { lease_until: null } : {};
  },
  EVALUATE_REFUND: writesNothing, // a payment stays revenue; a refund is a separate decision of the office
};
