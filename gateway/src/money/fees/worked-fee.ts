import type { WorkingStep } from '@registrar/domain/calls/money';
import type { Paisa } from '@registrar/domain/money';

/** An amount and the steps that add up to it. */
export interface WorkedFee {
  readonly feePaisa: Paisa;
  readonly working: readonly WorkingStep[];
}
