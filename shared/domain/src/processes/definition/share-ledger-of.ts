import { publicParts } from '../../register/register-aspects';
import type { ShareLedger } from '../../share-ledger/ledger';
import type { FiledCompany } from './filing-frame';

/**
 * The share ledger of a company, for a rule or a screen; undefined when the share table or the face value is not known.
 */
export function shareLedgerOf({ parts, shares }: Pick<FiledCompany, 'parts' | 'shares'>): ShareLedger | undefined {
  const capital = parts.find(({ aspect }) => aspect === 'CAPITAL');
  const ratePerShare = capital && publicParts.CAPITAL.parse(capital.data).ratePerShare;
  return shares && ratePerShare ? { table: shares, ratePerShare } : undefined;
}
