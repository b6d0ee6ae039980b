import type { ShareLedger } from '../../../share-ledger/ledger';
import { inSteps } from '../../../share-ledger/steps';
import type { FiledShares } from '../../definition/filed-shares';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import { allotmentList, allotmentSteps, arePaidFor } from '../../questions/shares/allotment-list';
import { promoterIssues } from '../../questions/shares/promoter-part';
import { ledgerIn, shareIssues } from '../../questions/shares/renumbering';

const KEY = 'SHARE_ALLOTMENTS';

/** Shares of the reserve to each of the list, one after the other; null: nothing is complete yet. */
export function allotted(ledger: ShareLedger, frame: FilingFrame): FiledShares | null {
  const steps = allotmentSteps(frame, KEY);
  return steps.length === 0 ? null : inSteps(ledger, steps);
}

export const SHARE_ALLOTMENTS = allotmentList({
  key: KEY,
  label: { ne: 'जगेडाबाट दिइने शेयर', en: 'Shares given out of the reserve' },
  optional: false,
  appliesTo: (frame) => filedAnswers(frame, 'SHARE_OPERATION')['operation'] === 'ALLOT',
  issues(items, frame) {
    if (items.length === 0) return [{ path: '', code: 'SHARES_NO_HOLDERS' }];
    const ledger = ledgerIn(frame);
    const filed = ledger ? allotted(ledger, frame) : null;
    return [...shareIssues(filed, KEY), ...promoterIssues(filed, frame)];
  },
});

export const isPaidForAllotment = (frame: FilingFrame): boolean => arePaidFor(frame, KEY);
