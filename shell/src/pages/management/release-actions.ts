import type { FilingAction } from '@registrar/domain/transitions';

/** What the desk performs on the applications that it lists. */
export const releaseActions = ['release'] as const satisfies readonly FilingAction[];
