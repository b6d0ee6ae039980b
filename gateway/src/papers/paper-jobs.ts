import { z } from 'zod';
import type { JobKind } from '../platform/jobs/job-kind';

/**
 * Writes and signs the file of an issued paper. A lane of its own: a paper takes a moment of a core, and no bell waits
 * for it.
 */
export const renderPaperJob: JobKind<{ letterId: string }> = {
  kind: 'render-paper',
  payload: z.object({ letterId: z.uuid() }),
  maxAttempts: 100,
  lane: 'papers',
};

/** Looks for papers whose file is missing. */
export const missingPapersJob: JobKind<object> = { kind: 'render-missing-papers', payload: z.object({}) };
