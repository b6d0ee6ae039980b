import type { FilingAction } from '@registrar/domain/transitions';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { performAction } from './perform-action';

/**
 * What the gateway does by itself: a term has run out, a claim was left lying, or nothing stands against an approval
 * that needs no officer.
 */
export const clockActions = ['expire', 'release', 'autoApprove'] as const satisfies readonly FilingAction[];

export async function actByClock(
  unit: UnitOfWork,
  { id, version }: { readonly id: string; readonly version: number },
  action: (typeof clockActions)[number],
): Promise<void> {
  await performAction(unit, null, id, action, { version, language: 'ne' });
}
