import { z } from 'zod';
import { bilingualNameSchema, idSchema } from '../envelope';
import type { ValidationCode } from '../messages/validation';
import { optionalReason, requiredReason } from '../reasons';
import { proposalSchema } from './proposal';

/**
 * POST external/api/proceeding/{id}/order; header Idempotency-Key. `version`: of the proceeding, as the officer saw it.
 * `reason`: the text of the order. `liabilities`: what is said of liabilities and property (Companies Act, section
 * 136(7) to (9)), where the company leaves the register by it.
 */
export const proposeProceedingOrderSchema = z.object({
  version: z.number({ error: 'VERSION_REQUIRED' satisfies ValidationCode }).int(),
  outcome: z
    .string({ error: 'REQUIRED' satisfies ValidationCode })
    .min(1, { error: 'REQUIRED' satisfies ValidationCode })
    .max(60),
  reason: requiredReason('ORDER_REASON_REQUIRED', 'REASON_TOO_LONG'),
  liabilities: optionalReason('REASON_TOO_LONG'),
});
export type ProposeProceedingOrder = z.infer<typeof proposeProceedingOrderSchema>;
export const proposedProceedingOrderSchema = z.object({ id: idSchema });

/** GET external/api/proceeding/{id}/order: how the office may end it, and what was proposed, the latest first. */
export const proceedingOrdersSchema = z.object({
  ends: z.array(
    z.object({
      outcome: z.string(),
      name: bilingualNameSchema,
      /** The company leaves the register with it. */
      deregisters: z.boolean(),
      /** Why not yet, in the reader's language; empty: it may be ordered. */
      obstacles: z.array(z.string()),
    }),
  ),
  /** The reader may propose one now; what stands against each outcome is said there. */
  mayPropose: z.boolean(),
  proposals: z.array(
    proposalSchema.extend({
      outcome: z.string(),
      name: bilingualNameSchema,
      liabilities: z.string().nullable(),
    }),
  ),
});
export type ProceedingOrders = z.infer<typeof proceedingOrdersSchema>;
export type ProceedingOrder = ProceedingOrders['proposals'][number];

/** POST external/api/proceeding-order/{id}/approve and /withdraw; header Idempotency-Key. */
export const decideProceedingOrderSchema = z.object({ remark: optionalReason() });
/** POST external/api/proceeding-order/{id}/refuse; header Idempotency-Key. */
export const refuseProceedingOrderSchema = z.object({ remark: requiredReason() });
