import type { CompanyFacts } from '../../facts/gate/company-facts';
import { factualReason, type Reason } from '../../facts/gate/law-reason';

const KIND = 'THREE_MONTH_UPDATE';

/**
 * Section 184(2): every company hands in its initial return once, within three months of its registration. What the
 * portal knows to be handed in is not asked for again, nor what was due before it kept the company's record. A return
 * that was handed in is not held against itself.
 */
export function initialReturnReasons(
  { open, filings }: Pick<CompanyFacts, 'open' | 'filings'>,
  filing: { readonly submittedAt: Date | null } | null,
): Reason[] {
  if (filing?.submittedAt || open.some(({ kind }) => kind === KIND)) return [];
  const isFiled = filings.some(
    ({ process, status }) => process === KIND && status !== 'DRAFT' && status !== 'REJECTED',
  );
  return [factualReason('NOT_OWED', isFiled ? 'blocker.initialReturnFiled' : 'blocker.initialReturnNotOwed', {})];
}
