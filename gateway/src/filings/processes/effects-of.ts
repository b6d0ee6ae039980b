import type { NamedProcess } from '@registrar/domain/enumerations';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import { amendmentOfAoaMoaEffects } from './amendment-of-aoa-moa/effects';
import { annualReportEffects } from './annual-report/effects';
import { callForExplanationEffects } from './call-for-explanation/effects';
import { companyRegistrationEffects } from './company-registration/effects';
import { migrationCompanyRegistrationEffects } from './migration-company-registration/effects';
import { migrationNameReservationEffects } from './migration-name-reservation/effects';
import { locationChangeEffects } from './location-change/effects';
import { nameChangeEffects } from './name-change/effects';
import { nameReservationEffects } from './name-reservation/effects';
import { objectiveChangeEffects } from './objective-change/effects';
import { othersEffects } from './others/effects';
import { companyRepresentativeChangeEffects } from './company-representative-change/effects';
import { companyTypeChangeEffects } from './company-type-change/effects';
import { individualCompanyRepresentativeChangeEffects } from './individual-company-representative-change/effects';
import { effectsOfAgreements } from './effects/of-agreements';
import { effectsOfShares } from './effects/of-shares';
import { decisionOfMergingCompanyEffects } from './decision-of-merging-company/effects';
import { companyMergeEffects } from './company-merge/effects';
import { shareBaadPhaadAfterCompanyMergeEffects } from './share-baad-phaad-after-company-merge/effects';
import { deRegistrationOfForeignTypeEffects } from './de-registration-of-foreign-type/effects';
import { deRegistrationOfForeignTypeIiEffects } from './de-registration-of-foreign-type-ii/effects';
import { forcedEffects } from './forced/effects';
import { forcedIiEffects } from './forced-ii/effects';
import { discountedDeRegistrationEffects } from './discounted-de-registration/effects';
import { liquidationEffects } from './liquidation/effects';
import { liquidationFinalEffects } from './liquidation-final/effects';
import { liquidationIiEffects } from './liquidation-ii/effects';
import { errorCorrectionEffects } from './error-correction/effects';
import type { ProcessEffects } from './effects/process-effects';
import { shareholderChangeEffects } from './shareholder-change/effects';
import { threeMonthUpdateEffects } from './three-month-update/effects';
import { typeChangeBeforeRegistrationEffects } from './type-change-before-registration/effects';

/** By process. Exported for tests, which add the effects of the test filing here. */
export const effectsTable: Partial<Record<NamedProcess, ProcessEffects>> = {
  NAME_RESERVATION: nameReservationEffects,
  NAME_CHANGE: nameChangeEffects,
  LOCATION_CHANGE: locationChangeEffects,
  AMENDMENT_OF_AOA_MOA: amendmentOfAoaMoaEffects,
  OBJECTIVE_CHANGE: objectiveChangeEffects,
  SHARE_HOLDER_CHANGE: shareholderChangeEffects,
  CALL_FOR_EXPLANATION: callForExplanationEffects,
  THREE_MONTH_UPDATE: threeMonthUpdateEffects,
  ANNUAL_REPORT: annualReportEffects,
  OTHERS: othersEffects,
  MIGRATION_NAME_RESERVATION: migrationNameReservationEffects,
  COMPANY_REGISTRATION: companyRegistrationEffects,
  MIGRATION_COMPANY_REGISTRATION: migrationCompanyRegistrationEffects,
  MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION: typeChangeBeforeRegistrationEffects,
  COMPANY_TYPE_CHANGE: companyTypeChangeEffects,
  COMPANY_REPRESENTATIVE_CHANGE: companyRepresentativeChangeEffects,
  INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE: individualCompanyRepresentativeChangeEffects,
  CAPITAL_CHANGE: effectsOfShares,
  SHARE_BAAD_PHAAD: effectsOfShares,
  SHARE_RATE_CHANGE: effectsOfShares,
  SHARES_PURCHASE_SALES_AGREEMENT: effectsOfAgreements,
  DECISION_OF_MERGING_COMPANY: decisionOfMergingCompanyEffects,
  COMPANY_MERGE: companyMergeEffects,
  SHARE_BAAD_PHAAD_AFTER_COMPANY_MERGE: shareBaadPhaadAfterCompanyMergeEffects,
  DE_REGISTRATION_OF_FOREIGN_TYPE: deRegistrationOfForeignTypeEffects,
  DE_REGISTRATION_OF_FOREIGN_TYPE_II: deRegistrationOfForeignTypeIiEffects,
  FORCED: forcedEffects,
  FORCED_II: forcedIiEffects,
  DISCOUNTED_DE_REGISTRATION: discountedDeRegistrationEffects,
  LIQUIDATION: liquidationEffects,
  LIQUIDATION_II: liquidationIiEffects,
  LIQUIDATION_FINAL: liquidationFinalEffects,
  ERROR_CORRECTION: errorCorrectionEffects,
};

/** Undefined: the portal does not offer the process yet. */
export const findEffects = (process: NamedProcess): ProcessEffects | undefined => effectsTable[process];

/**
 * Throws for a process without effects; every process that can be filed has its file here. One that is not offered any
 * more has none.
 */
export function effectsOf(process: NamedProcess): ProcessEffects {
  const effects = findEffects(process) ?? (processDefinition(process) === undefined ? {} : undefined);
  if (!effects) throw new Error(`${process} has no effects`);
  return effects;
}
