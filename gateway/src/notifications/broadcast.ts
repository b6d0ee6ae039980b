import { z } from 'zod';
import type { JobKind } from '../platform/jobs/job-kind';

const message = z.object({ destination: z.string(), body: z.string() });

/**
 * Something for the sockets of every gateway, sent when the unit of work that caused it stands: one job, however many
 * people it is for.
 */
export const broadcastJob: JobKind<{ messages: z.infer<typeof message>[] }> = {
  kind: 'broadcast',
  // a job that an earlier release wrote carries one message
  payload: z.union([z.object({ messages: z.array(message) }), message.transform((only) => ({ messages: [only] }))]),
  lane: 'socket',
};
