import type { ProcessType } from '@registrar/domain/enumerations';
import { companyRegistrationEffects } from './company-registration';
import { migrationNameReservationEffects } from './migration-name-reservation';
import { nameChangeEffects } from './name-change';
import { nameReservationEffects } from './name-reservation';
import type { ProcessEffects } from './process-effects';

const EFFECTS: Partial<Record<ProcessType, ProcessEffects>> = {
  NAME_RESERVATION: nameReservationEffects,
  NAME_CHANGE: nameChangeEffects,
  MIGRATION_NAME_RESERVATION: migrationNameReservationEffects,
  COMPANY_REGISTRATION: companyRegistrationEffects,
};

/** Every process that can be filed has its file here. */
export function effectsOf(process: ProcessType): ProcessEffects {
  const effects = EFFECTS[process];
  if (!effects) throw new Error(`${process} has no effects`);
  return effects;
}
