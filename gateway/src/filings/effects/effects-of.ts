import type { ProcessType } from '@registrar/domain/enumerations';
import { nameReservationEffects } from './name-reservation';
import type { ProcessEffects } from './process-effects';

const EFFECTS: Partial<Record<ProcessType, ProcessEffects>> = {
  NAME_RESERVATION: nameReservationEffects,
};

/** Every process that can be filed has its file here. */
export function effectsOf(process: ProcessType): ProcessEffects {
  const effects = EFFECTS[process];
  if (!effects) throw new Error(`${process} has no effects`);
  return effects;
}
