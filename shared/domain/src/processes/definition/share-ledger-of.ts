import { ordersOnShares } from '../../register/orders-on-shares';
import { publicParts } from '../../register/register-aspects';
import type { ShareLedger } from '../../share-ledger/ledger';
import type { FiledCompany } from './filing-frame';

/**
 * The share ledger of a company on a day, for a rule or a screen; undefined when the share table or the face value is
 * not known.
 */
export function shareLedgerOf(
  { parts, shares }: Pick<FiledCompany, 'parts' | 'shares'>,
  day: string,
): ShareLedger | undefined {
  const capital = parts.find(({ aspect }) => aspect === 'CAPITAL');
  const ratePerShare = capital && publicParts.CAPITAL.parse(capital.data).ratePerShare;
  if (!shares || !ratePerShare) return undefined;
  const encumbered = ordersOnShares(parts, day).flatMap(({ ranges }) => ranges);
  return { table: shares, ratePerShare, ...(encumbered.length > 0 && { encumbered }) };
}
