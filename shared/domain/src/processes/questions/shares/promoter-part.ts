import { companyTypeRules } from '../../../registration/company-type-rules';
import { heldAs } from '../../../share-ledger/holdings';
import { outstandingIn } from '../../../share-ledger/share-table';
import type { FiledShares } from '../../definition/filed-shares';
import type { FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue } from '../../definition/section-definition';

/** Of a public company: the public holds at most what the promoters leave to it. Read from the ranges. */
export function promoterIssues(filed: FiledShares | null, { companyType }: FilingFrame): readonly CrossIssue[] {
  const minimum = companyType && companyTypeRules(companyType).promoterMinimumPercent;
  if (!minimum || !filed?.ok) return [];
  const { table } = filed.ledger;
  return heldAs(table, 'PUBLIC') * 100 > outstandingIn(table) * (100 - minimum)
    ? [{ path: '', code: 'PUBLIC_PERCENT_TOO_HIGH' }]
    : [];
}
