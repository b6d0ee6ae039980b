import { outstandingIn, paidOn } from '../share-ledger/share-table';
import type { ShareLedger } from '../share-ledger/ledger';
import type { PublicPart } from './register-aspects';

type Capital = PublicPart<'CAPITAL'>;

/**
 * The capital after a change of shares: the figures that the table determines are those of the new table, other paid-up
 * amounts are kept.
 */
export function capitalOfShares(capital: Capital, before: ShareLedger, after: ShareLedger): Capital {
  const issuedShares = outstandingIn(after.table);
  const { paidUpCapital } = capital;
  return {
    ...capital,
    issuedShares,
    ratePerShare: after.ratePerShare,
    issuedCapital: issuedShares * after.ratePerShare,
    paidUpCapital: paidUpCapital === null ? null : paidUpCapital + paidOn(after.table) - paidOn(before.table),
  };
}
