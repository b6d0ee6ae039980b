import type { ApplicationDetail } from '@registrar/domain/calls/filings';

/** What every step is given; the rest it takes from `useWizard()`. */
export interface StepProps {
  readonly stepKey: string;
  readonly detail: ApplicationDetail;
  /** The step is in order: save what waits and go to the next one. */
  readonly onDone: () => Promise<void>;
  /** Undefined on the first step. */
  readonly onBack: (() => void) | undefined;
}
