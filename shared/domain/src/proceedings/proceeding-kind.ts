import type { NamedProcess } from '../enumerations/processes';
import type { BlockerCode } from '../processes/definition/blocker-codes';
import type { ProcessReason } from '../processes/definition/process-reasons';

/** What opens a phase, besides the approval of every form of the phases before it. */
export type PhaseOpening = { readonly after: 'NOTICE'; readonly notice: string } | { readonly after: 'OFFICE' };

export interface ProceedingPhase {
  readonly key: string;
  /** Filings that the company hands in while the phase is open; each is about the proceeding. */
  readonly forms: readonly NamedProcess[];
  /** All of them have to be met; none: the phase opens with the last approval of the phase before. */
  readonly opens: readonly PhaseOpening[];
}

/** One kind of proceeding, as data: what `phasesOf` and the gateway follow. */
export interface ProceedingKind {
  readonly key: string;
  readonly phases: readonly [ProceedingPhase, ...ProceedingPhase[]];
  /**
   * The notice whose last day is the last day to hand in what is open, and what stands against the other filings of the
   * company from the day after it. Null: nothing of it is late.
   */
  readonly late: { readonly notice: string; readonly blocks: BlockerCode } | null;
  /** Why a form of it cannot be begun while no proceeding of the kind asks for one. */
  readonly notAsked: ProcessReason;
}
