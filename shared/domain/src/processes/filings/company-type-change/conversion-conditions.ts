import type { CompanyType } from '../../../enumerations/company-types';
import { investorTypes, shareholderTypes } from '../../../enumerations/persons';
import type { NamedProcess } from '../../../enumerations/processes';
import type { Paisa } from '../../../money';
import { publicParts } from '../../../register/register-aspects';
import { companyTypeRules, onNepaliSide, type CompanyTypeRules } from '../../../registration/company-type-rules';
import { conversionLaw } from '../../../registration/conversions';
import { holdingsOf } from '../../../share-ledger/holdings';
import { valueAt } from '../../definition/field-definition';
import type { FiledCompany } from '../../definition/filing-frame';

/** The conditions of the Act for a conversion to another type (sections 9, 11, 13, 14, 27 and 86). */
export const conversionConditions = [
  'HOLDERS',
  'RESIDENCE',
  'GOVERNMENT',
  'DIRECTORS',
  'PAID_UP',
  'FACE_VALUE',
  'ACCOUNTS',
] as const;
export type ConversionCondition = (typeof conversionConditions)[number];

/** UNKNOWN: the register does not have it; it blocks nothing, and the office checks the documents instead. */
export type ConditionState = 'MET' | 'UNMET' | 'UNKNOWN';

/** The facts about a company besides its record; `null`: the register does not know. */
export interface ConversionFacts {
  readonly holders: number | null;
  readonly residence: { readonly nepali: number; readonly foreign: number } | null;
  readonly governmentHolders: number | null;
  readonly directors: number | null;
  readonly paidUp: Paisa | null;
  readonly faceValue: Paisa | null;
  /** Fiscal years whose annual report is due and not filed. */
  readonly missingReports: readonly string[];
}

export interface JudgedCondition {
  readonly condition: ConversionCondition;
  readonly state: ConditionState;
  /** Of the Companies Act. */
  readonly law: string;
  /** The filing that meets the condition. */
  readonly settledBy: NamedProcess;
}

/** The facts of the register on a day. */
export function conversionFacts(
  { parts, shares }: Pick<FiledCompany, 'parts' | 'shares'>,
  today: string,
  missingReports: readonly string[],
): ConversionFacts {
  const holders = parts.filter(({ aspect }) => aspect === 'SHAREHOLDER').map(({ data }) => data);
  const investors = holders.map((data) => investorTypes.schema.safeParse(valueAt(data, 'details.investorType')).data);
  const kinds = holders.map((data) => shareholderTypes.schema.safeParse(valueAt(data, 'details.shareholderType')).data);
  const directors = parts
    .flatMap(({ aspect, data }) => (aspect === 'DIRECTOR' ? [publicParts.DIRECTOR.parse(data)] : []))
    .filter(({ until }) => until === null || until >= today);
  const capital = parts.find(({ aspect }) => aspect === 'CAPITAL')?.data;
  const figures = capital && publicParts.CAPITAL.parse(capital);
  const counted = shares === null ? holders.length : holdingsOf(shares).length;
  const nepali = investors.filter((investor) => investor !== undefined && onNepaliSide(investor)).length;
  return {
    holders: counted === 0 ? null : counted,
    residence:
      holders.length === 0 || investors.includes(undefined) ? null : { nepali, foreign: investors.length - nepali },
    governmentHolders:
      holders.length === 0 || kinds.includes(undefined)
        ? null
        : kinds.filter((kind) => kind === 'GOVERNMENT_BODY_SHAREHOLDER').length,
    directors: directors.length === 0 ? null : directors.length,
    paidUp: figures?.paidUpCapital ?? null,
    faceValue: figures?.ratePerShare ?? null,
    missingReports,
  };
}

const state = (known: boolean, met: () => boolean): ConditionState => (known ? (met() ? 'MET' : 'UNMET') : 'UNKNOWN');

/** All conditions of the new type for the company, in the order of display. */
export function judgeConversion(
  from: CompanyType,
  to: CompanyType,
  facts: ConversionFacts,
): readonly JudgedCondition[] {
  const rules = companyTypeRules(to);
  const { holders: limit, directors: seats, minimumPaidUp, faceValue } = rules;
  const { holders, directors, paidUp, faceValue: rate } = facts;
  const within = (count: number, { minimum, maximum }: { readonly minimum: number; readonly maximum: number | null }) =>
    count >= minimum && (maximum === null || count <= maximum);
  return [
    ...(limit === null
      ? []
      : [
          {
            condition: 'HOLDERS' as const,
            state: state(holders !== null, () => within(holders ?? 0, limit)),
            law: limit.law,
            settledBy: 'SHARES_PURCHASE_SALES_AGREEMENT' as const,
          },
        ]),
    ...(rules.residence === 'ALL'
      ? []
      : [
          {
            condition: 'RESIDENCE' as const,
            state: state(facts.residence !== null, () => fitsResidence(rules.residence, facts.residence)),
            law: conversionLaw(from, to),
            settledBy: 'SHARES_PURCHASE_SALES_AGREEMENT' as const,
          },
        ]),
    ...(rules.government === 'NONE' && companyTypeRules(from).government === 'NONE'
      ? []
      : [
          {
            condition: 'GOVERNMENT' as const,
            state: state(facts.governmentHolders !== null, () => fitsGovernment(rules.government, facts)),
            law: conversionLaw(from, to),
            settledBy: 'SHARES_PURCHASE_SALES_AGREEMENT' as const,
          },
        ]),
    ...(seats === null
      ? []
      : [
          {
            condition: 'DIRECTORS' as const,
            state: state(directors !== null, () => within(directors ?? 0, seats)),
            law: seats.law,
            settledBy: 'SHARE_HOLDER_CHANGE' as const,
          },
        ]),
    ...(minimumPaidUp === null
      ? []
      : [
          {
            condition: 'PAID_UP' as const,
            state: state(paidUp !== null, () => (paidUp ?? 0) >= minimumPaidUp.amount),
            law: minimumPaidUp.law,
            settledBy: 'CAPITAL_CHANGE' as const,
          },
        ]),
    ...(faceValue === null
      ? []
      : [
          {
            condition: 'FACE_VALUE' as const,
            state: state(
              rate !== null,
              () => (rate ?? 0) >= faceValue.minimum && (rate ?? 0) % faceValue.multipleOf === 0,
            ),
            law: faceValue.law,
            settledBy: 'SHARE_RATE_CHANGE' as const,
          },
        ]),
    {
      condition: 'ACCOUNTS',
      state: facts.missingReports.length === 0 ? 'MET' : 'UNMET',
      law: '80',
      settledBy: 'ANNUAL_REPORT',
    },
  ];
}

function fitsResidence(residence: CompanyTypeRules['residence'], sides: ConversionFacts['residence']): boolean {
  const { nepali, foreign } = sides ?? { nepali: 0, foreign: 0 };
  switch (residence) {
    case 'NEPALI_NRN':
      return foreign === 0;
    case 'FOREIGN_ONLY':
      return nepali === 0;
    case 'BOTH_SIDES':
      return nepali > 0 && foreign > 0;
    case 'ALL':
      return true;
  }
}

function fitsGovernment(
  government: CompanyTypeRules['government'],
  { governmentHolders, holders }: ConversionFacts,
): boolean {
  const count = governmentHolders ?? 0;
  switch (government) {
    case 'ALL':
      return count === holders;
    case 'SOME':
      return count > 0 && count < (holders ?? count);
    case 'NONE':
      return count === 0;
  }
}

/** True when no known fact is against it. */
export const mayConvert = (judged: readonly JudgedCondition[]): boolean =>
  judged.every(({ state: found }) => found !== 'UNMET');
