import { companyTypeRules, onNepaliSide } from '../../../registration/company-type-rules';
import { filedAnswers, type Answers, type FiledItem, type FilingFrame } from '../../definition/filing-frame';
import type { CrossIssue } from '../../definition/section-definition';
import { capitalFigures } from '../capital/capital-figures';
import { capitalDraft } from '../capital/capital-answers';
import { comparedCode } from '../../../plain-text';
import { comparedIdentification } from '../identification';
import { shareholderDraft, type ShareholderDraft } from './shareholder-answers';

/** Maximum in one filing; a public company with more promoters records the others after its registration. */
export const SHAREHOLDERS_MAXIMUM = 10_000;

export interface Holder {
  readonly id: string;
  readonly data: ShareholderDraft;
}

/** Answers are never changed in place, so a parsed item stays valid and is shared by all rules. */
const read = new WeakMap<Answers, ShareholderDraft | null>();

/** The holders that can be parsed; an item in another shape has its own error. */
export function readHolders(items: readonly FiledItem[]): Holder[] {
  return items.flatMap(({ id, data }) => {
    let holder = read.get(data);
    if (holder === undefined) read.set(data, (holder = shareholderDraft.safeParse(data).data ?? null));
    return holder ? [{ id, data: holder }] : [];
  });
}

/** Rules on all holders together: their number, their identity and the sum of their shares. */
export function shareholdersIssues(items: readonly FiledItem[], frame: FilingFrame): CrossIssue[] {
  const holders = readHolders(items);
  return [
    ...numberIssues(items.length, frame),
    ...sideIssues(holders, frame),
    ...holderTwiceIssues(holders),
    ...sumIssues(holders, frame),
  ];
}

export function numberIssues(count: number, { companyType }: FilingFrame): CrossIssue[] {
  const rules = companyType && companyTypeRules(companyType);
  if (!rules?.holders) return [];
  const { minimum, maximum } = rules.holders;
  const members = rules.capital === 'MEMBERSHIP';
  if (maximum === 1 && count > 1) return [{ path: '', code: 'SOLE_PROPRIETOR_ONE_HOLDER' }];
  if (count < minimum)
    return [{ path: '', code: members ? 'MEMBERS_TOO_FEW' : 'HOLDERS_TOO_FEW', parameters: { minimum } }];
  if (maximum !== null && count > maximum) return [{ path: '', code: 'HOLDERS_TOO_MANY', parameters: { maximum } }];
  return [];
}

/** A joint venture needs holders of both sides; a company of government and public needs the government as a holder. */
export function sideIssues(
  holders: readonly { readonly data: Partial<Pick<ShareholderDraft, 'investorType' | 'shareholderType'>> }[],
  { companyType }: Pick<FilingFrame, 'companyType'>,
): CrossIssue[] {
  const rules = companyType && companyTypeRules(companyType);
  if (!rules || holders.length === 0) return [];
  const issues: CrossIssue[] = [];
  if (rules.residence === 'BOTH_SIDES') {
    const known = holders.flatMap(({ data }) => (data.investorType === undefined ? [] : [data.investorType]));
    if (!known.some(onNepaliSide)) issues.push({ path: '', code: 'JOINT_VENTURE_NEEDS_NEPALI' });
    if (known.every(onNepaliSide)) issues.push({ path: '', code: 'JOINT_VENTURE_NEEDS_FOREIGN' });
  }
  if (
    rules.government === 'SOME' &&
    !holders.some(({ data }) => data.shareholderType === 'GOVERNMENT_BODY_SHAREHOLDER')
  )
    issues.push({ path: '', code: 'GOVERNMENT_HOLDER_REQUIRED' });
  return issues;
}

/** A person or company may be entered once: the same document with the same number, in any spelling. */
export function holderTwiceIssues(holders: readonly Holder[]): CrossIssue[] {
  const seen = new Set<string>();
  return holders.flatMap(({ id, data }): CrossIssue[] => {
    const key = identityOfHolder(data);
    if (key === undefined) return [];
    if (seen.has(key))
      return [
        {
          path: `${id}.${data.entity === 'COMPANY' ? 'company.registrationNumber' : 'identification.number'}`,
          code: 'HOLDER_TWICE',
        },
      ];
    seen.add(key);
    return [];
  });
}

export function identityOfHolder({
  entity,
  identification,
  company,
}: Pick<ShareholderDraft, 'entity' | 'identification' | 'company'>): string | undefined {
  if (entity === 'COMPANY')
    return company?.registrationNumber
      ? `COMPANY ${company.countryId ?? ''} ${comparedCode(company.registrationNumber)}`
      : undefined;
  if (!identification?.type || !identification.number) return undefined;
  return [
    comparedIdentification(identification.type, identification.number),
    identification.districtId ?? identification.countryId ?? '',
  ].join(' ');
}

/**
 * "Shareholder share quantity must not exceed the paid-up quantity or the company's remaining quantity": for each
 * holder, and for the sum. The sum must also cover all of the paid-up capital.
 */
function sumIssues(holders: readonly Holder[], frame: FilingFrame): CrossIssue[] {
  if (!frame.companyType || companyTypeRules(frame.companyType).capital !== 'SHARES') return [];
  const capital = capitalDraft.safeParse(filedAnswers(frame, 'CAPITAL_STRUCTURE')).data;
  const paidUp = capital && capitalFigures(capital).committedQuantity;
  if (!capital || paidUp === undefined || paidUp === 0 || holders.length === 0) return [];
  let held = 0;
  const issues: CrossIssue[] = [];
  for (const { id, data } of holders) {
    const quantity = data.holding?.quantity ?? 0;
    if (quantity > paidUp) issues.push({ path: `${id}.holding.quantity`, code: 'QUANTITY_EXCEEDS_PAID_UP' });
    else if (held + quantity > paidUp)
      issues.push({
        path: `${id}.holding.quantity`,
        code: 'QUANTITY_EXCEEDS_REMAINING',
        parameters: { remaining: Math.max(0, paidUp - held) },
      });
    held += quantity;
  }
  if (held < paidUp) issues.push({ path: '', code: 'SHARES_WITHOUT_HOLDER', parameters: { remaining: paidUp - held } });
  if (held === paidUp) {
    const sum = (part: 'paidAmount' | 'unpaidAmount') =>
      holders.reduce((total, { data }) => total + (data.holding?.[part] ?? 0), 0);
    if (sum('paidAmount') !== (capital.promoterPaidAmount ?? 0)) issues.push({ path: '', code: 'PAID_SUM_DIFFERS' });
  }
  return issues;
}

/** The company's shares: paid-up, held by the holders entered so far, and remaining. */
export function shareQuantities(
  frame: FilingFrame,
  items: readonly FiledItem[],
): { paidUp: number | undefined; held: number; remaining: number | undefined; reserve: number | undefined } {
  const capital = capitalDraft.safeParse(filedAnswers(frame, 'CAPITAL_STRUCTURE')).data;
  const figures = capital && capitalFigures(capital);
  const held = readHolders(items).reduce((sum, { data }) => sum + (data.holding?.quantity ?? 0), 0);
  const paidUp = figures?.committedQuantity;
  return {
    paidUp,
    held,
    remaining: paidUp === undefined ? undefined : Math.max(0, paidUp - held),
    reserve: figures?.remainingQuantity,
  };
}
