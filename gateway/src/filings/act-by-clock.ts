import type { FilingAction } from '@registrar/domain/transitions';
import type { Deed } from '../platform/deed';
import { performAction } from './perform-action';

/** What the gateway does by itself: a term has run out, or a claim was left lying. */
export const clockActions = ['expire', 'release'] as const satisfies readonly FilingAction[];

export async function actByClock(deed: Deed, { id, version }: { readonly id: string; readonly version: number }, action: (typeof clockActions)[number]): Promise<void> {
  await performAction(deed, null, id, action, { version, language: 'ne' });
}
