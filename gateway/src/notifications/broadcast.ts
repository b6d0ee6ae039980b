import { z } from 'zod';
import type { JobKind } from '../platform/jobs/job-kind';

/** Something for the sockets of every gateway, sent when the unit of work that caused it stands. */
export const broadcastJob: JobKind<{ destination: string; body: string }> = {
  kind: 'broadcast',
  payload: z.object({ destination: z.string(), body: z.string() }),
  lane: 'socket',
};
