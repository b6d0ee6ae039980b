import { z } from 'zod';
import type { JobKind } from '../../../platform/jobs/job-kind';

/** The people of the company are told of a filing that was handed in, and may say that it is not theirs. */
export const alertJob: JobKind<{ applicationId: string; round: number }> = {
  kind: 'alert-of-filing',
  payload: z.object({ applicationId: z.uuid(), round: z.int() }),
};
