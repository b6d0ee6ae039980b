import type { NamedProcess } from '@registrar/domain/enumerations';
import { amendmentOfAoaMoaEffects } from './amendment-of-aoa-moa';
import { annualReportEffects } from './annual-report';
import { callForExplanationEffects } from './call-for-explanation';
import { companyRegistrationEffects } from './company-registration';
import { migrationCompanyRegistrationEffects } from './migration-company-registration';
import { migrationNameReservationEffects } from './migration-name-reservation';
import { locationChangeEffects } from './location-change';
import { nameChangeEffects } from './name-change';
import { nameReservationEffects } from './name-reservation';
import { objectiveChangeEffects } from './objective-change';
import { othersEffects } from './others';
import { companyRepresentativeChangeEffects } from './company-representative-change';
import { companyTypeChangeEffects } from './company-type-change';
import { individualCompanyRepresentativeChangeEffects } from './individual-company-representative-change';
import type { ProcessEffects } from './process-effects';
import { shareholderChangeEffects } from './shareholder-change';
import { threeMonthUpdateEffects } from './three-month-update';
import { typeChangeBeforeRegistrationEffects } from './type-change-before-registration';

/** By process. Exported for tests, which put the effects of the test filing here beside its definition. */
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
};

/** Every process that can be filed has its file here. */
export function effectsOf(process: NamedProcess): ProcessEffects {
  const effects = effectsTable[process];
  if (!effects) throw new Error(`${process} has no effects`);
  return effects;
}
