import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/job-kind';

const itemSchema = z.object({ proposalId: z.uuid(), companyId: z.uuid() });
/** One company of a batch. */
export type BatchItemId = z.infer<typeof itemSchema>;

/**
 * Opens the de-registration of one company of an approved batch and makes its notice. In the lane of papers, so that a
 * hundred of them hold up no bell.
 */
export const batchItemJob: JobKind<BatchItemId> = {
  kind: 'forced-batch-item',
  payload: itemSchema,
  maxAttempts: 100,
  lane: 'papers',
};
