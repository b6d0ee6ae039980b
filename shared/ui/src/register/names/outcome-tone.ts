import type { NameOutcome } from '@registrar/domain/enumerations/name-outcomes';

/** How loud an outcome speaks: two stop a reservation, three are for the officer to judge, one is good. */
export const outcomeTone: Readonly<Record<NameOutcome, 'success' | 'warning' | 'error'>> = {
  AVAILABLE: 'success',
  SIMILAR_EXISTS: 'warning',
  NAME_MISMATCH: 'warning',
  BLACKLIST_SIMILAR: 'warning',
  ALREADY_REGISTERED: 'error',
  BLACKLIST_EXACT: 'error',
};
