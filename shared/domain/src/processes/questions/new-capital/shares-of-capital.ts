import { companyTypeRules } from '../../../registration/company-type-rules';
import { outstandingIn } from '../../../share-ledger/share-table';
import { filedItems, type FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue } from '../../definition/section-definition';
import { NEW_HOLDERS_KEY, newShareholderList } from '../shares/new-shareholder-list';
import { holdersAfterIssues } from '../shares/new-holders';
import { allotmentList } from '../shares/allotment-list';
import { callList } from '../shares/call-list';
import { promoterIssues } from '../shares/promoter-part';
import { reductionList } from '../shares/reduction-list';
import { shareIssues } from '../shares/renumbering';
import { raises, reduces } from './details-answers';
import { ALLOTMENTS_KEY, CALLS_KEY, filedCapital, filedShares, REDUCTIONS_KEY } from './filed-capital';

export const SHARE_ALLOTMENTS = allotmentList({
  key: ALLOTMENTS_KEY,
  label: { ne: 'दर्ता किताबका शेयरधनीलाई जगेडाबाट', en: 'To registered shareholders, out of the reserve' },
  optional: true,
  appliesTo: raises,
  issues: (items, frame) => [
    ...shareIssues(filedShares(frame), ALLOTMENTS_KEY),
    ...promoterIssues(filedShares(frame), frame),
    ...(items.length > 0 ? numberAfter(frame) : []),
  ],
});

export const NEW_SHAREHOLDER = newShareholderList({
  label: { ne: 'नयाँ शेयरधनीलाई जगेडाबाट', en: 'To new shareholders, out of the reserve' },
  appliesTo: raises,
  issues: (items, frame) => [
    ...shareIssues(filedShares(frame), NEW_HOLDERS_KEY),
    ...(items.length > 0 ? numberAfter(frame) : []),
  ],
});

export const CALLS_PAID = callList({
  key: CALLS_KEY,
  label: { ne: 'मागिएको रकम चुक्ता गर्ने शेयरधनी', en: 'Shareholders who paid a call' },
  appliesTo: raises,
  issues: (_items, frame) => shareIssues(filedShares(frame), CALLS_KEY),
});

export const REDUCED_SHARES = reductionList({
  key: REDUCTIONS_KEY,
  label: { ne: 'घट्ने शेयर', en: 'Shares that are reduced' },
  appliesTo: reduces,
  issues(items, frame) {
    if (items.length === 0) return [{ path: '', code: 'REDUCTIONS_REQUIRED' }];
    const filed = filedShares(frame);
    return [
      ...shareIssues(filed, REDUCTIONS_KEY),
      ...promoterIssues(filed, frame),
      ...(filed?.ok && outstandingIn(filed.ledger.table) === 0
        ? [{ path: '', code: 'SHARES_ALL_CANCELLED' as const }]
        : []),
      ...minimumIssues(frame),
    ];
  },
});

/** The holders whom the company has afterwards are as many as its kind allows. */
function numberAfter(frame: FilingFrame): CrossIssue[] {
  const filed = filedShares(frame);
  return filed?.ok ? [...holdersAfterIssues(filed.ledger.table, filedItems(frame, NEW_HOLDERS_KEY), frame)] : [];
}

/** Section 11: the paid-up capital of a public company has a minimum. */
function minimumIssues(frame: FilingFrame): CrossIssue[] {
  const minimum = frame.companyType && companyTypeRules(frame.companyType).minimumPaidUp;
  const paidUp = filedCapital(frame)?.paidUpCapital;
  return minimum && typeof paidUp === 'number' && paidUp < minimum.amount
    ? [{ path: '', code: 'PAID_UP_OF_PUBLIC_COMPANY' }]
    : [];
}
