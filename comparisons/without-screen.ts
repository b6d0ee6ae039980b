import type { FilableProcess } from '@registrar/domain/processes/tables/definitions';
import type { FilingSide } from '@registrar/domain/processes/tables/filing-screen';
import type { FilingAction } from '@registrar/domain/transitions';

interface WithoutScreen {
  readonly process: FilableProcess;
  readonly side: FilingSide;
  readonly actions: readonly FilingAction[];
  readonly reason: string;
}

/** What the gateway allows and no page performs yet. An entry that is not needed any more fails the comparison. */
export const withoutScreen: readonly WithoutScreen[] = [];

/** Of these the gateway has calls of their own, so that they are never among the actions that it offers. */
export const ownCalls: readonly FilingAction[] = ['create', 'saveDraft'];
