import type { FilingAction } from '@registrar/domain/transitions';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { performAction } from './perform-action';

/**
 * Actions that the gateway takes itself: a deadline has passed, a claim has lapsed, or an approval needs no officer.
 */
export const clockActions = ['expire', 'release', 'autoApprove'] as const satisfies readonly FilingAction[];

export async function actByClock(
  unit: UnitOfWork,
  { id, version }: { readonly id: string; readonly version: number },
  action: (typeof clockActions)[number],
): Promise<void> {
  await performAction(unit, null, id, action, { version, language: 'ne' });
}
