import type { WorkingStep } from '@registrar/domain/calls/money';
import { parentCompanyTypeOf, type CompanyType } from '@registrar/domain/enumerations';
import type { Paisa } from '@registrar/domain/money';
import type { FeeRule } from './schedule';

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

export interface WorkedFee {
  readonly feePaisa: Paisa;
  readonly working: readonly WorkingStep[];
}

/**
 * The fee for incorporating a company under a rule of the schedule, with its working. Integers only: the units above the
 * last tier are counted in whole paisa and each begun one counts. Null: the rule asks for a capital and none is known.
 */
export function assessIncorporation(rule: FeeRule, { authorizedCapital }: IncorporationFacts): WorkedFee | null {
  if (rule.basis === 'FLAT') return { feePaisa: rule.feePaisa, working: [{ kind: 'FLAT', feePaisa: rule.feePaisa }] };
  if (authorizedCapital === null) return null;
  if (!Number.isSafeInteger(authorizedCapital) || authorizedCapital < 0) throw new RangeError(`${authorizedCapital} is no amount of paisa`);

  let overPaisa = 0;
  for (const { upToPaisa, feePaisa } of rule.tiers) {
    if (authorizedCapital <= upToPaisa) return { feePaisa, working: [{ kind: 'TIER', overPaisa, upToPaisa, feePaisa }] };
    overPaisa = upToPaisa;
  }
  const { basePaisa, unitPaisa, perUnitPaisa } = rule.above;
  const beyond = authorizedCapital - overPaisa;
  const units = Math.floor(beyond / unitPaisa) + (beyond % unitPaisa === 0 ? 0 : 1);
  return { feePaisa: basePaisa + units * perUnitPaisa, working: [{ kind: 'ABOVE', overPaisa, basePaisa, units, unitPaisa, perUnitPaisa }] };
}
