import { ageOn } from '../../../calendar/age';
import {
  companyTypeRules,
  investorTypesOf,
  MAJORITY_AGE,
  PERSON_MINIMUM_AGE,
} from '../../../registration/company-type-rules';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import { addressFindings, phoneFindings } from '../address';
import { findingsOf, type Finding } from '../answer';
import { capitalDraft } from '../capital/capital-answers';
import { birthFindings, fitsPerson, identification, identificationFindings, issueFindings } from '../identification';
import { beneficiary, guardianOf, holding, holdingCompany, holdingPerson, nominee } from './holder';
import type { HolderDraft, ShareholderDraft } from './shareholder-answers';

/** Rules on one holder: the specification (section 5, Shareholders and directors) and the law of the company type. */
export function shareholderFindings(kept: ShareholderDraft, frame: FilingFrame): Finding[] {
  return [...kindFindings(kept, frame), ...holderFindings(kept, frame), ...stakeFindings(kept, frame)];
}

/** Errors in the identity of a holder, independent of the holding. */
export function holderFindings(kept: HolderDraft, frame: Pick<FilingFrame, 'today'>): Finding[] {
  const findings: Finding[] = [];
  if (kept.entity === 'INDIVIDUAL') findings.push(...personFindings(kept, frame));
  if (kept.entity === 'COMPANY') findings.push(...companyFindings(kept, frame));
  findings.push(
    ...addressFindings(['permanentAddress'], kept.permanentAddress),
    ...phoneFindings(['contact', 'phoneNo'], kept.contact?.phoneNo, kept.permanentAddress?.countryId),
  );
  if (kept.temporaryElsewhere) {
    if (kept.temporaryAddress?.countryId === undefined)
      findings.push({ path: ['temporaryAddress', 'countryId'], code: 'COUNTRY_REQUIRED' });
    findings.push(...addressFindings(['temporaryAddress'], kept.temporaryAddress));
  }
  if (kept.hasNominee)
    findings.push(
      ...findingsOf('nominee', nominee.complete, kept.nominee),
      ...identificationFindings(['nominee', 'identification'], kept.nominee?.identification, frame.today),
    );
  if (kept.hasBeneficiary)
    findings.push(
      ...findingsOf('beneficiary', beneficiary.complete, kept.beneficiary),
      ...identificationFindings(['beneficiary', 'identification'], kept.beneficiary?.identification, frame.today),
    );
  return findings;
}

function kindFindings(kept: ShareholderDraft, frame: FilingFrame): Finding[] {
  const { founder, shareOwner, bod } = kept.roles ?? {};
  const hasRole = founder === true || shareOwner === true || bod === true;
  return [
    ...(hasRole ? [] : [{ path: ['roles'], code: 'ROLE_OF_HOLDER_REQUIRED' as const }]),
    ...eligibilityFindings(kept, frame),
  ];
}

/** Whether a company of this type may have such a holder. */
export function eligibilityFindings(
  {
    entity,
    investorType,
    shareholderType,
  }: Partial<Pick<ShareholderDraft, 'entity' | 'investorType' | 'shareholderType'>>,
  { companyType }: Pick<FilingFrame, 'companyType'>,
): Finding[] {
  const findings: Finding[] = [];
  if (shareholderType === 'GOVERNMENT_BODY_SHAREHOLDER' && entity === 'INDIVIDUAL')
    findings.push({ path: ['shareholderType'], code: 'GOVERNMENT_BODY_NO_PERSON' });
  if (companyType === null) return findings;
  const rules = companyTypeRules(companyType);
  if (investorType !== undefined && !investorTypesOf(companyType).includes(investorType))
    findings.push({
      path: ['investorType'],
      code: rules.residence === 'FOREIGN_ONLY' ? 'HOLDERS_FOREIGN_ONLY' : 'HOLDERS_NEPALI_ONLY',
    });
  if (shareholderType !== undefined) {
    const ofGovernment = shareholderType === 'GOVERNMENT_BODY_SHAREHOLDER';
    if (rules.government === 'ALL' && !ofGovernment)
      findings.push({ path: ['shareholderType'], code: 'HOLDERS_GOVERNMENT_ONLY' });
    if (rules.government === 'NONE' && ofGovernment)
      findings.push({ path: ['shareholderType'], code: 'HOLDERS_NO_GOVERNMENT' });
  }
  return findings;
}

function personFindings(kept: HolderDraft, { today }: Pick<FilingFrame, 'today'>): Finding[] {
  const { person, identification: paper, guardian, investorType, roles } = kept;
  const isMinor = person?.isMinor === true;
  const findings: Finding[] = [
    ...findingsOf('person', holdingPerson.complete, person),
    ...findingsOf('identification', identification.complete, paper),
    ...identificationFindings(['identification'], paper, today, person?.dateOfBirth),
    ...issueFindings(['identification'], paper),
  ];
  if (paper?.type !== undefined && !fitsPerson(paper.type, investorType, isMinor))
    findings.push({ path: ['identification', 'type'], code: 'IDENTIFICATION_DOES_NOT_FIT' });
  // A foreigner's identity documents do not name three generations; those of an orphan may not either.
  if (investorType === 'NEPALI' && !person?.isOrphan) findings.push(...familyFindings(person));
  findings.push(...ageFindings(person?.dateOfBirth, isMinor, roles, today));
  if (isMinor)
    findings.push(
      ...findingsOf('guardian', guardianOf.complete, guardian),
      ...identificationFindings(['guardian', 'identification'], guardian?.identification, today),
    );
  return findings;
}

const FAMILY = {
  fatherNameNepali: 'FATHER_NAME_NEPALI_REQUIRED',
  fatherNameEnglish: 'FATHER_NAME_ENGLISH_REQUIRED',
  motherNameNepali: 'MOTHER_NAME_NEPALI_REQUIRED',
  motherNameEnglish: 'MOTHER_NAME_ENGLISH_REQUIRED',
  grandfatherNameNepali: 'GRANDFATHER_NAME_NEPALI_REQUIRED',
  grandfatherNameEnglish: 'GRANDFATHER_NAME_ENGLISH_REQUIRED',
} as const satisfies Readonly<Record<string, Finding['code']>>;

function familyFindings(person: ShareholderDraft['person']): Finding[] {
  const findings: Finding[] = [];
  let name: keyof typeof FAMILY;
  for (name in FAMILY) if (!person?.[name]) findings.push({ path: ['person', name], code: FAMILY[name] });
  return findings;
}

/**
 * Companies Act section 66: a promoter is at least sixteen. A younger person may hold shares through a guardian, but
 * may not found the company or be a director.
 */
function ageFindings(
  dateOfBirth: string | undefined,
  isMinor: boolean,
  roles: ShareholderDraft['roles'],
  today: string,
): Finding[] {
  if (dateOfBirth === undefined) return [];
  const path = ['person', 'dateOfBirth'];
  const impossible = birthFindings(path, dateOfBirth, today);
  if (impossible.length > 0) return impossible;
  const age = ageOn(dateOfBirth, today);
  if (isMinor && age >= MAJORITY_AGE) return [{ path: ['person', 'isMinor'], code: 'NO_MINOR' }];
  if (age >= PERSON_MINIMUM_AGE) return [];
  if (!isMinor || roles?.founder === true || roles?.bod === true) return [{ path, code: 'SHAREHOLDER_TOO_YOUNG' }];
  return [];
}

function companyFindings(
  { company, shareholderType, investorType }: HolderDraft,
  { today }: Pick<FilingFrame, 'today'>,
): Finding[] {
  const findings: Finding[] = [
    ...findingsOf('company', holdingCompany.complete, company),
    ...identificationFindings(
      ['company', 'representative', 'identification'],
      company?.representative?.identification,
      today,
    ),
  ];
  if (shareholderType !== 'GOVERNMENT_BODY_SHAREHOLDER') {
    if (!company?.registrationNumber)
      findings.push({ path: ['company', 'registrationNumber'], code: 'REGISTRATION_NUMBER_REQUIRED' });
    if (investorType === 'NEPALI' && !company?.panNumber)
      findings.push({ path: ['company', 'panNumber'], code: 'PAN_REQUIRED' });
  }
  if (investorType !== undefined && investorType !== 'NEPALI' && !company?.jurisdiction)
    findings.push({ path: ['company', 'jurisdiction'], code: 'JURISDICTION_REQUIRED' });
  if (company?.registeredOn !== undefined && company.registeredOn > today)
    findings.push({ path: ['company', 'registeredOn'], code: 'DATE_IN_FUTURE' });
  return findings;
}

/** The stake: shares and their amounts, or a membership and its fee. */
function stakeFindings(kept: ShareholderDraft, frame: FilingFrame): Finding[] {
  const kind = frame.companyType && companyTypeRules(frame.companyType).capital;
  if (kind === 'MEMBERSHIP')
    return kept.membershipFee === undefined ? [{ path: ['membershipFee'], code: 'MEMBERSHIP_FEE_REQUIRED' }] : [];
  if (kind === 'HEAD_OFFICE') return [];
  const shareRate = capitalDraft.safeParse(filedAnswers(frame, 'CAPITAL_STRUCTURE')).data?.shareRate;
  const findings = [
    ...findingsOf('holding', holding.complete, kept.holding),
    ...moneyFindings(kept.holding, shareRate),
  ];
  if (kept.investorType === 'FOREIGN' && !kept.holding?.fdiNumber)
    findings.push({ path: ['holding', 'fdiNumber'], code: 'FDI_NUMBER_REQUIRED' });
  return findings;
}

/**
 * "Paid and unpaid amounts must not exceed the investment amount. They also must not exceed the share amount, and must
 * not be decimal when divisible by the share rate. Share quantity cannot be a decimal. Values must be above 0."
 */
function moneyFindings(held: ShareholderDraft['holding'], shareRate: number | undefined): Finding[] {
  if (!held) return [];
  const { quantity, paidAmount = 0, unpaidAmount = 0, investmentAmount } = held;
  const findings: Finding[] = [];
  const at = (field: string, code: Finding['code']) => findings.push({ path: ['holding', field], code });
  if (quantity !== undefined && !Number.isSafeInteger(quantity)) at('quantity', 'QUANTITY_DECIMAL');
  else if (quantity !== undefined && quantity < 1) at('quantity', 'ABOVE_ZERO');
  if (investmentAmount !== undefined) {
    if (paidAmount > investmentAmount) at('paidAmount', 'PAID_EXCEEDS_INVESTMENT');
    else if (unpaidAmount > investmentAmount) at('unpaidAmount', 'UNPAID_EXCEEDS_INVESTMENT');
    else if (paidAmount + unpaidAmount > investmentAmount) at('unpaidAmount', 'PAID_AND_UNPAID_EXCEED_INVESTMENT');
  }
  if (!shareRate) return findings;
  if (paidAmount % shareRate !== 0) at('paidAmount', 'AMOUNT_NOT_WHOLE_SHARES');
  if (unpaidAmount % shareRate !== 0) at('unpaidAmount', 'AMOUNT_NOT_WHOLE_SHARES');
  if (quantity === undefined || !Number.isSafeInteger(quantity)) return findings;
  const shareAmount = quantity * shareRate;
  if (paidAmount > shareAmount) at('paidAmount', 'PAID_EXCEEDS_SHARES');
  else if (unpaidAmount > shareAmount) at('unpaidAmount', 'UNPAID_EXCEEDS_SHARES');
  else if (
    held.paidAmount !== undefined &&
    held.unpaidAmount !== undefined &&
    paidAmount + unpaidAmount !== shareAmount
  )
    at(
      'unpaidAmount',
      paidAmount + unpaidAmount > shareAmount ? 'PAID_AND_UNPAID_EXCEED_SHARES' : 'PAID_AND_UNPAID_BELOW_SHARES',
    );
  return findings;
}
