import { nameReservation } from '@registrar/domain/processes/filings/name-reservation/definition';
import type { Language } from './texts';

/** What a step of the wizard of a reservation is called. */
export function reservationStep(key: string, language: Language): string {
  const step = nameReservation.steps.find((one) => one.key === key);
  if (step === undefined) throw new Error(`A reservation has no step ${key}`);
  return step.label[language];
}
