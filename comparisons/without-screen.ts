import type { FilableProcess } from '@registrar/domain/processes/definitions';
import type { FilingSide } from '@registrar/domain/processes/filing-screen';
import type { FilingAction } from '@registrar/domain/transitions';

interface WithoutScreen {
  readonly process: FilableProcess;
  readonly side: FilingSide;
  readonly actions: readonly FilingAction[];
  readonly reason: string;
}

/** What the gateway allows and no page performs yet. An entry that is not needed any more fails the comparison. */
export const withoutScreen: readonly WithoutScreen[] = [];

/**
 * Rows of the transition table that the gateway does not carry out for any process, and why; the comparison fails when
 * one is carried out after all.
 */
export const notCarriedOut: Readonly<Partial<Record<FilingAction, string>>> = {
  requestCorrection: 'A clerical error is corrected by a filing of its own, which does not exist yet.',
  correctionDecided: 'A clerical error is corrected by a filing of its own, which does not exist yet.',
};

/** Of these the gateway has calls of their own, so that they are never among the actions that it offers. */
export const ownCalls: readonly FilingAction[] = ['create', 'saveDraft'];
