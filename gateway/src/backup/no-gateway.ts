import fs from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { isRunning, ownerOf } from '../platform/database/directory-lock';
import { GATEWAY_CONNECTIONS } from '../platform/database/open-database';
import type { DB } from '../platform/database/schema.generated';
import { BackupRefused } from './backup-format';

/**
 * A gateway that goes on while its database becomes another one finishes jobs, answers sockets and remembers settings
 * of the one before. Looked for before anything is begun, and again before the end: a supervisor may have started one.
 */
export async function requireNoGateway(db: Kysely<DB>, outcome: string): Promise<void> {
  const { rows } = await sql<{ from: string; connections: number }>`
    select coalesce(host(client_addr), 'this machine') as "from", count(*)::int as connections
      from pg_stat_activity where datname = current_database() and application_name = ${GATEWAY_CONNECTIONS}
     group by 1 order by 1`.execute(db);
  if (rows.length === 0) return;
  const named = rows.map(({ from, connections }) => `${from}: ${connections}`).join(', ');
  throw new BackupRefused(
    `A gateway has this database open (connections from ${named}). ${outcome} Stop every gateway of this database and what starts them again, see that the database is still empty, and begin again.`,
  );
}

const portalSchema = z.object({ pid: z.number().int().positive(), start: z.string() });

/**
 * The same for a data folder: whoever has set the database of a running portal aside has set its lock aside with it,
 * and the portal would go on writing by the old names into the new files.
 */
export function requireNoPortal(dataDirectory: string): void {
  const folders = fs.existsSync(dataDirectory) ? fs.readdirSync(dataDirectory, { withFileTypes: true }) : [];
  for (const entry of folders) {
    const owner = entry.isDirectory() ? ownerOf(path.join(dataDirectory, entry.name)) : undefined;
    if (owner)
      throw new BackupRefused(
        `Process ${owner.pid} still has ${path.join(dataDirectory, entry.name)} open. Nothing was changed. Stop it first, or name another folder with REGISTRAR_DATA.`,
      );
  }
  const portal = readPortal(path.join(dataDirectory, 'portal.lock'));
  if (portal && isRunning({ pid: portal.pid, startedAt: portal.start }))
    throw new BackupRefused(
      `A portal (process ${portal.pid}) is running on ${dataDirectory}. Nothing was changed. Stop it first, or name another folder with REGISTRAR_DATA.`,
    );
}

function readPortal(file: string): z.infer<typeof portalSchema> | undefined {
  try {
    return portalSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return undefined; // none, or one that died while it wrote
  }
}
