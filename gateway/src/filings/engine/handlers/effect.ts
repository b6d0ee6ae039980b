import type { Transition, TransitionEffect } from '@registrar/domain/transitions';
import type { ApplicationRow } from '../../../applications/application';
import type { EffectContext } from '../../processes/effects/process-effects';

/** The columns of the application's row that an effect changes; they are written in one statement with the status. */
export type RowChanges = Partial<
  Pick<
    ApplicationRow,
    | 'application_number'
    | 'snapshot_hash'
    | 'queued_at'
    | 'submitted_at'
    | 'assignee_id'
    | 'lease_until'
    | 'level'
    | 'discarded_at'
    | 'parent_company_id'
    | 'office_id'
    | 'round'
    | 'operator_id'
    | 'due_on'
    | 'company_version'
    | 'definition_version'
  >
>;

export type EffectHandler = (context: EffectContext, transition: Transition) => Promise<RowChanges>;

/** The handlers of one subject, keyed by the effect names of the transition table. */
export type EffectHandlers<Name extends TransitionEffect> = Readonly<Record<Name, EffectHandler>>;

/** For effects without a write: the history already holds what they name. */
export const writesNothing: EffectHandler = async () => ({});
