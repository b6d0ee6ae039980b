import { isIntoNew } from '@registrar/domain/processes/questions/mergers/company-after';
import { mergedIn } from '@registrar/domain/processes/questions/mergers/merged-company';
import { ordersOnShares } from '@registrar/domain/register';
import { frameOf } from '../../../../applications/application';
import { dayInNepal } from '../../../../platform/clock';
import { refuse } from '../../../../platform/refusal';
import { readPresent } from '../../../facts/mergers/read-merged';
import type { EffectContext } from '../process-effects';

/** The shares of a company that ends become others, of another company: an order on them would lie on nothing. */
export async function requireFreeShares({ unit, application }: EffectContext): Promise<void> {
  const frame = frameOf(application);
  const ending = [mergedIn(frame)?.companyId, isIntoNew(frame) ? application.row.company_id : null];
  for (const companyId of ending) {
    if (!companyId) continue;
    const { parts } = await readPresent(unit.tx, companyId);
    if (ordersOnShares(parts, dayInNepal(unit.now)).length > 0)
      refuse('FLOW-409', { message: 'merger.sharesUnderOrder' });
  }
}
