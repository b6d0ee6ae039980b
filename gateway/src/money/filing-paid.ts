import { z } from 'zod';
import type { JobKind } from '../platform/jobs/job-kind';

const jobSchema = z.object({ applicationId: z.uuid() });
/** Written when what a filing costs has come in and nobody at the office has taken it up: it may go on by itself. */
export const filingPaidJob: JobKind<z.infer<typeof jobSchema>> = { kind: 'filing-paid', payload: jobSchema };
