import { parentCompanyTypeOf, type CompanyType } from '@registrar/domain/enumerations';
import type { Paisa } from '@registrar/domain/money';
import type { FeeRule } from '@registrar/domain/schedules/fee-rule';
import { feeByTier } from './fee-by-tier';
import type { WorkedFee } from './worked-fee';

/** Which row of the schedule holds for a company type (domain law 4.4); all private types pay alike, and all public ones. */
export function incorporationScheduleOf(companyType: CompanyType): string {
  switch (parentCompanyTypeOf(companyType)) {
    case 'PRIVATE_SOLE_PROPRIETOR':
    case 'PRIVATE_MULTIPLE_PROPRIETOR': return 'FEE_INCORPORATION_PRIVATE';
    case 'PUBLIC_GOVERNMENT':
    case 'PUBLIC_NON_GOVERNMENT': return 'FEE_INCORPORATION_PUBLIC';
    case 'NON_PROFIT': return 'FEE_INCORPORATION_NON_PROFIT';
    case 'FOREIGN_BRANCH': return 'FEE_INCORPORATION_FOREIGN_BRANCH';
    case 'FOREIGN_LIAISON': return 'FEE_INCORPORATION_FOREIGN_LIAISON';
  }
}

export interface IncorporationFacts {
  /** Whole paisa: the authorized capital, of a foreign branch the proposed investment; null where nobody has said it. */
  readonly authorizedCapital: Paisa | null;
}

/** The fee for incorporating a company under a rule of the schedule, with its working. Null: the rule asks for a capital and none is known. */
export function assessIncorporation(rule: FeeRule, { authorizedCapital }: IncorporationFacts): WorkedFee | null {
  if (rule.basis === 'FLAT') return { feePaisa: rule.feePaisa, working: [{ kind: 'FLAT', feePaisa: rule.feePaisa }] };
  if (!('tiers' in rule)) throw new TypeError(`${rule.basis} is no rule for an incorporation`);
  return authorizedCapital === null ? null : feeByTier(rule, authorizedCapital);
}
