import { ordersOnShares, recordOn, type RegisterEntry } from '@registrar/domain/register';
import {
  encumberedAfter,
  kittaText,
  posted,
  type ShareChange,
  type ShareFinding,
  type ShareTable,
} from '@registrar/domain/share-ledger';
import { refuse } from '../../platform/refusal';
import type { NewEntry } from '../entries/enter';
import { ordersLink } from '../standing-orders';

/**
 * The entries of orders and pledges whose shares have other numbers after these changes.
 *
 * @throws FLOW-409 where one of the changes would move shares under an order. Whoever changes shares comes by here, so
 * it holds for an approval, for its undoing, and for what a merger passes on.
 */
export function ordersAfter(
  last: readonly RegisterEntry[],
  { companyId, effectiveOn }: { readonly companyId: string; readonly effectiveOn: string },
  before: ShareTable,
  changes: readonly ShareChange[],
): NewEntry[] {
  const parts = recordOn(last, effectiveOn);
  return ordersOnShares(parts, effectiveOn).flatMap(({ id, ranges }): NewEntry[] => {
    let [numbers, table] = [ranges, before];
    for (const change of changes) {
      const found = encumberedAfter(numbers, table, change);
      if (!found.ok) refuseUnderOrder(companyId, found.findings[0]);
      numbers = [...found.ranges];
      table = change.postings.reduce((reached, posting) => posted(reached, posting) ?? reached, table);
    }
    const kitta = kittaText(numbers);
    const part = parts.find(({ aspect, subjectId }) => aspect === 'ORDER' && subjectId === id);
    return part === undefined || kitta === kittaText(ranges)
      ? []
      : [{ aspect: 'ORDER', subjectId: id, after: { ...part.data, kitta } }];
  });
}

/** Refuses what would move shares under an order, with the way out. */
export function refuseUnderOrder(companyId: string, { code, parameters = {} }: ShareFinding): never {
  refuse('FLOW-409', {
    message: 'register.sharesUnderOrder',
    parameters,
    blocker: { code, link: ordersLink(companyId) },
  });
}
