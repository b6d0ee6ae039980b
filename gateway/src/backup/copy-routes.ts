import fs from 'node:fs';
import { z } from 'zod';
import { answers, ok } from '../platform/http/answer';
import { BASE, type RouteModule } from '../platform/http/gateway-app';
import { refuse } from '../platform/refusal';
import { copyFolder, newCopyName, removeAbandonedCopies } from './database-copy';

export const COPY_PATH = `${BASE}/internal/copy-database`;
export const copyAnswerSchema = z.object({ name: z.string() });

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * The embedded database has one session, so no second process can read it: the backup command asks the gateway that has
 * it for a copy in the data folder, and reads that. Only with the key of the data folder, only from this machine, only
 * into the data folder, under a name that the gateway chooses.
 */
export const copyRoutes: RouteModule = (app, { config, database, log }) => {
  const { copyTo } = database;
  if (!copyTo) return;
  app.post(
    COPY_PATH,
    { config: { access: 'internal' }, schema: { hide: true, response: answers(copyAnswerSchema) } },
    async (request) => {
      if (!LOOPBACK.has(request.ip)) refuse('PERM-403');
      removeAbandonedCopies(config.dataDirectory, Date.now());
      const name = newCopyName();
      const began = performance.now();
      const folder = copyFolder(config.dataDirectory, name);
      try {
        await copyTo(folder);
      } catch (error) {
        fs.rmSync(folder, { recursive: true, force: true }); // half a copy only fills the disk
        throw error;
      }
      log.info({ milliseconds: Math.round(performance.now() - began) }, 'the database was copied for a backup');
      return ok(request, { name });
    },
  );
};
