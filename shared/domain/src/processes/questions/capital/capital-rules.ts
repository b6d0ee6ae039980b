import type { CompanyType } from '../../../enumerations/company-types';
import { companyTypeRules } from '../../../registration/company-type-rules';
import type { FilingFrame } from '../../definition/filing-frame';
import type { Finding } from '../answer';
import { capitalFigures } from './capital-figures';
import type { HeadOfficeCapital, ShareCapitalDraft } from './capital-answers';

type Field = keyof ShareCapitalDraft;
const at = (field: Field, code: Finding['code'], parameters?: Finding['parameters']): Finding => ({
  path: [field],
  code,
  parameters,
});

/** Rules on the amounts of a share capital: specification section 5, Capital, and the law of the company type. */
export function shareCapitalFindings(
  capital: ShareCapitalDraft,
  { companyType, today }: Pick<FilingFrame, 'companyType' | 'today'>,
): Finding[] {
  return [
    ...quantityFindings(capital),
    ...sizeFindings(capital),
    ...dayFindings(capital, today),
    ...(companyType ? [...typeFindings(capital, companyType), ...ratioFindings(capital, companyType)] : []),
  ];
}

function quantityFindings(capital: ShareCapitalDraft): Finding[] {
  const {
    authorizedCapital,
    shareRate,
    authorizedQuantity,
    fractionalQuantity = 0,
    fractionalAmount = 0,
    issuedCapital,
  } = capital;
  const findings: Finding[] = [];
  if (!shareRate) return findings;
  if (
    authorizedCapital !== undefined &&
    authorizedQuantity !== undefined &&
    authorizedQuantity * shareRate + fractionalAmount !== authorizedCapital
  )
    findings.push(at('authorizedQuantity', 'AUTHORIZED_QUANTITY_DIFFERS'));
  if (fractionalQuantity > 0 !== fractionalAmount > 0)
    findings.push(at(fractionalQuantity > 0 ? 'fractionalAmount' : 'fractionalQuantity', 'FRACTIONAL_SHARES_TOGETHER'));
  // A fraction must be less than a whole share.
  else if (fractionalAmount > 0 && fractionalAmount >= fractionalQuantity * shareRate)
    findings.push(at('fractionalAmount', 'FRACTIONAL_AMOUNT_TOO_LARGE'));
  for (const field of ['issuedCapital', 'promoterPaidAmount', 'promoterUnpaidAmount', 'publicPaidAmount'] as const) {
    if ((capital[field] ?? 0) % shareRate !== 0)
      findings.push(
        at(
          field,
          field === 'issuedCapital' && issuedCapital !== undefined
            ? 'ISSUED_NOT_WHOLE_SHARES'
            : 'AMOUNT_NOT_WHOLE_SHARES',
        ),
      );
  }
  return findings;
}

/** "Paid, unpaid and total paid-up must be ≤ issued capital" (decisions.md). */
function sizeFindings(capital: ShareCapitalDraft): Finding[] {
  const {
    authorizedCapital,
    issuedCapital,
    promoterPaidAmount = 0,
    promoterUnpaidAmount = 0,
    publicPaidAmount = 0,
  } = capital;
  const findings: Finding[] = [];
  if (issuedCapital === undefined) return findings;
  if (authorizedCapital !== undefined && issuedCapital > authorizedCapital)
    findings.push(at('issuedCapital', 'ISSUED_EXCEEDS_AUTHORIZED'));
  if (promoterPaidAmount > issuedCapital) findings.push(at('promoterPaidAmount', 'PAID_EXCEEDS_ISSUED'));
  else if (promoterUnpaidAmount > issuedCapital) findings.push(at('promoterUnpaidAmount', 'UNPAID_EXCEEDS_ISSUED'));
  else if (promoterPaidAmount + promoterUnpaidAmount + publicPaidAmount > issuedCapital)
    findings.push(at('promoterUnpaidAmount', 'PAID_UP_EXCEEDS_ISSUED'));
  if (
    capital.promoterPaidAmount !== undefined &&
    capital.promoterUnpaidAmount !== undefined &&
    promoterPaidAmount + promoterUnpaidAmount === 0
  )
    findings.push(at('promoterPaidAmount', 'PAID_UP_CAPITAL_REQUIRED'));
  return findings;
}

function dayFindings({ authorizedOn, issuedOn }: ShareCapitalDraft, today: string): Finding[] {
  const findings: Finding[] = [];
  if (authorizedOn !== undefined && authorizedOn > today) findings.push(at('authorizedOn', 'DATE_IN_FUTURE'));
  if (issuedOn !== undefined && issuedOn > today) findings.push(at('issuedOn', 'DATE_IN_FUTURE'));
  else if (authorizedOn !== undefined && issuedOn !== undefined && issuedOn < authorizedOn)
    findings.push(at('issuedOn', 'ISSUED_BEFORE_AUTHORIZED'));
  return findings;
}

function typeFindings(capital: ShareCapitalDraft, companyType: CompanyType): Finding[] {
  const { faceValue, minimumPaidUp } = companyTypeRules(companyType);
  const findings: Finding[] = [];
  const { shareRate } = capital;
  if (faceValue && shareRate !== undefined && (shareRate < faceValue.minimum || shareRate % faceValue.multipleOf !== 0))
    findings.push(at('shareRate', 'SHARE_RATE_OF_PUBLIC_COMPANY'));
  const paidUp = capitalFigures(capital).committedAmount + (capital.publicPaidAmount ?? 0);
  if (
    minimumPaidUp &&
    capital.promoterPaidAmount !== undefined &&
    capital.promoterUnpaidAmount !== undefined &&
    paidUp < minimumPaidUp.amount
  )
    findings.push(at('promoterPaidAmount', 'PAID_UP_OF_PUBLIC_COMPANY'));
  return findings;
}

function ratioFindings(capital: ShareCapitalDraft, companyType: CompanyType): Finding[] {
  const minimum = companyTypeRules(companyType).promoterMinimumPercent;
  if (minimum === null) return [];
  const { promoterPercent, publicPercent } = capital;
  const findings: Finding[] = [];
  if (promoterPercent === undefined) findings.push(at('promoterPercent', 'PROMOTER_PERCENT_REQUIRED'));
  else if (promoterPercent < minimum) findings.push(at('promoterPercent', 'PROMOTER_PERCENT_TOO_LOW'));
  if (publicPercent === undefined) findings.push(at('publicPercent', 'PUBLIC_PERCENT_REQUIRED'));
  else if (publicPercent > 100 - minimum) findings.push(at('publicPercent', 'PUBLIC_PERCENT_TOO_HIGH'));
  if (
    promoterPercent !== undefined &&
    publicPercent !== undefined &&
    Math.round((promoterPercent + publicPercent) * 100) !== 10_000
  )
    findings.push(at('publicPercent', 'PERCENT_NOT_HUNDRED'));
  return findings;
}

/** For the company abroad: issued within authorized, paid-up within issued. */
export function headOfficeCapitalFindings(
  capital: Partial<
    Pick<HeadOfficeCapital, 'headOfficeAuthorizedCapital' | 'headOfficeIssuedCapital' | 'headOfficePaidUpCapital'>
  >,
): Finding[] {
  const {
    headOfficeAuthorizedCapital: authorized,
    headOfficeIssuedCapital: issued,
    headOfficePaidUpCapital: paidUp,
  } = capital;
  const findings: Finding[] = [];
  if (authorized !== undefined && issued !== undefined && issued > authorized)
    findings.push({ path: ['headOfficeIssuedCapital'], code: 'ISSUED_EXCEEDS_AUTHORIZED' });
  if (issued !== undefined && paidUp !== undefined && paidUp > issued)
    findings.push({ path: ['headOfficePaidUpCapital'], code: 'PAID_UP_EXCEEDS_ISSUED' });
  return findings;
}
