import type { Paisa } from '../money';
import type { ShareFinding } from './finding';
import type { ShareLedger } from './ledger';

/** On a share nobody pays less than nothing or more than its face value. */
export function paidProblems({ ratePerShare }: ShareLedger, paidPerShare: Paisa | undefined): ShareFinding[] {
  const isRight =
    paidPerShare === undefined ||
    (Number.isSafeInteger(paidPerShare) && paidPerShare >= 0 && paidPerShare <= ratePerShare);
  return isRight ? [] : [{ code: 'SHARES_PAID_ABOVE_RATE' }];
}
