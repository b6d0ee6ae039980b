import { z } from 'zod';
import type { JobKind } from '../platform/jobs/job-kind';

const jobSchema = z.object({ applicationId: z.uuid() });
/** Enqueued when a filing is paid and no officer has claimed it: it may be approved automatically. */
export const filingPaidJob: JobKind<z.infer<typeof jobSchema>> = { kind: 'filing-paid', payload: jobSchema };
