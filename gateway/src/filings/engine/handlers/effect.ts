import type { Transition, TransitionEffect } from '@registrar/domain/transitions';
import type { ApplicationRow } from '../../../applications/application';
import type { EffectContext } from '../../processes/effects/process-effects';

/** What an effect changes on the application's own row; all of it is written at once with the status. */
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

/** The handlers of one subject, by the names of their effects in the transition table. */
export type EffectHandlers<Name extends TransitionEffect> = Readonly<Record<Name, EffectHandler>>;

/** Writes nothing: what the effect names is read from the history. */
export const writesNothing: EffectHandler = async () => ({});
