import path from 'node:path';
import { z } from 'zod';
import type { JobKind } from '../platform/jobs/job-kind';
import type { Platform } from '../platform/platform';
import { removeOlder } from '../platform/storage/left-overs';
import { removeUpload } from './resumable-upload';

const HOUR = 3600;
const KEPT_MS = 24 * HOUR * 1000;
const AT_ONCE = 200;
const sweepUploadsJob: JobKind<object> = { kind: 'sweep-uploads', payload: z.object({}) };

/**
 * What nobody went on with for a day, and what a crash left behind.
 *
 * @param machineTime by which files are dated, in milliseconds: under a clock that was moved ahead one that is being
 *   written would be old
 */
export async function sweepUploads(platform: Platform, machineTime = Date.now()): Promise<number> {
  const {
    database: { db },
    clock,
    parts,
    storage,
    config,
  } = platform;
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const filesBefore = new Date(machineTime - KEPT_MS);
  const left = await db.selectFrom('upload').select('id').where('touched_at', '<', before).limit(AT_ONCE).execute();
  for (const { id } of left) await removeUpload(platform, id);
  await parts.sweep(
    filesBefore,
    async (id) => (await db.selectFrom('upload').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
  );
  await storage.sweep(filesBefore);
  await removeOlder(path.join(config.dataDirectory, 'incoming'), filesBefore);
  return left.length;
}

export function watchUploads(platform: Platform): void {
  platform.jobs.every(HOUR, sweepUploadsJob, async () => void (await sweepUploads(platform)));
}
