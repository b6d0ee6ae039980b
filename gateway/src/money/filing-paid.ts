import { z } from 'zod';
import type { JobKind } from '../platform/jobs/job-kind';

const jobSchema = z.object({ applicationId: z.uuid() });
/** Enqueued when a filing is paid and no officer has claimed it: it may be approved automatically. */
export const filingPaidJob: JobKind<z.infer<typeof jobSchema>> = { kind: 'filing-paid', payload: jobSchema };

const requestSchema = z.object({ requestId: z.uuid() });
/** Enqueued when the fee of a request is paid: what its kind does then is done in its own unit of work. */
export const requestPaidJob: JobKind<z.infer<typeof requestSchema>> = {
  kind: 'request-paid',
  payload: requestSchema,
  maxAttempts: 100,
};
