import type { RefundRequestState } from '@registrar/domain/calls/refund-requests';
import type { Kysely } from 'kysely';
import type { Actor } from '../../platform/actor';
import type { DB } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';

/**
 * What follows a refund through its two people: the request of the payer, in a layer above. Called under the lock of
 * the invoice, except when proposals lapse.
 */
export interface RefundFollower {
  readonly proposed: (unit: UnitOfWork, actor: Actor, refund: { id: string; invoiceId: string }) => Promise<void>;
  readonly decided: (
    unit: UnitOfWork,
    actor: Actor,
    refundId: string,
    decision: { readonly approved: boolean; readonly remark: string },
  ) => Promise<void>;
  /** Proposals were withdrawn by this person, or have lapsed (null): the payer has no answer yet. */
  readonly released: (unit: UnitOfWork, actor: Actor | null, refundIds: readonly string[]) => Promise<void>;
  /** The newest request about each of these invoices, as the payer reads it. */
  readonly newestRequests: (
    db: Kysely<DB>,
    invoiceIds: readonly string[],
  ) => Promise<ReadonlyMap<string, RefundRequestState>>;
}
