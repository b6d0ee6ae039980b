import { companyTypeRules } from '../../../registration/company-type-rules';
import { enumeration } from '../../../enumerations/enumeration';
import { renumber, type Renumbering } from '../../../share-ledger/renumber';
import type { ShareLedger } from '../../../share-ledger/ledger';
import { inSteps } from '../../../share-ledger/steps';
import type { AskedAt, FiledShares } from '../../definition/filed-shares';
import type { FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue } from '../../definition/section-definition';
import { shareLedgerOf } from '../../definition/share-ledger-of';

/** What becomes of the parts of shares that do not make a whole one. */
export const fractionSettlements = enumeration([
  ['CASH', 'शेयरधनीलाई नगद भुक्तानी', 'Paid to the holders in cash'],
  ['RESERVE', 'जगेडामा राखिने', 'Kept in reserve'],
]);

/** Undefined: the register does not know the shares of the company. */
export const ledgerIn = ({ company, today }: FilingFrame): ShareLedger | undefined =>
  company === null ? undefined : shareLedgerOf(company, today);

/** All shares by a ratio of old to new ones; what is wrong with it is said at `askedAt`. */
export const renumbered = (
  ledger: ShareLedger,
  { today: on }: FilingFrame,
  ratio: Renumbering['ratio'],
  askedAt: AskedAt,
): FiledShares => inSteps(ledger, [{ run: (standing) => renumber(standing, { on, ratio }), placeOf: () => askedAt }]);

export const leavesFractions = (filed: FiledShares | null): boolean => filed?.ok === true && filed.fractions.length > 0;

/** What is wrong with the shares, as issues of one section. */
export const shareIssues = (filed: FiledShares | null, sectionKey: string): readonly CrossIssue[] =>
  filed === null || filed.ok
    ? []
    : filed.findings.flatMap(({ place: { section, path }, finding: { code, parameters } }) =>
        section === sectionKey ? [{ path, code, ...(parameters && { parameters }) }] : [],
      );

/** Section 27: the face value of a public company's share. */
export function faceValueIssues(
  filed: FiledShares | null,
  { companyType }: Pick<FilingFrame, 'companyType'>,
  path: string,
): readonly CrossIssue[] {
  const rule = companyType && companyTypeRules(companyType).faceValue;
  if (!rule || !filed?.ok) return [];
  const rate = filed.ledger.ratePerShare;
  return rate < rule.minimum || rate % rule.multipleOf !== 0 ? [{ path, code: 'SHARE_RATE_OF_PUBLIC_COMPANY' }] : [];
}
