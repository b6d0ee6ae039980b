import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { createPostgres, findPostgres } from './postgres-server';
import type { DatabasePlace } from '../../../gateway/src/platform/database/open-database';

export type PlaceKind = 'embedded' | 'PostgreSQL';

/** Where a gateway keeps everything: a folder, and a database in it or on a server. */
export interface Place {
  readonly kind: PlaceKind;
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  readonly database: DatabasePlace;
  /** The same rows and the same secrets once more; nobody may have it open. */
  copy(): Promise<Place>;
  drop(): Promise<void>;
}

/** As many connections as the gateway opens when nothing is configured. */
export const POOL_SIZE = 10;

/** The kinds of database that this machine can be measured on. */
export async function kindsHere(): Promise<PlaceKind[]> {
  return (await findPostgres()) === undefined ? ['embedded'] : ['embedded', 'PostgreSQL'];
}

export async function newPlace(kind: PlaceKind, data: string): Promise<Place> {
  const folder = folderUnder(data);
  return kind === 'embedded' ? embedded(folder, data) : onServer(folder, data, await createPostgres());
}

function folderUnder(data: string): string {
  const folder = join(data, 'places', randomUUID().slice(0, 8));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

function copyFolder(from: string, data: string): string {
  const folder = folderUnder(data);
  if (existsSync(from)) cpSync(from, folder, { recursive: true, filter: (file) => !file.endsWith('.lock') });
  return folder;
}

function embedded(folder: string, data: string): Place {
  return {
    kind: 'embedded',
    folder,
    databaseUrl: undefined,
    database: { kind: 'directory', directory: join(folder, 'database') },
    copy: async () => embedded(copyFolder(folder, data), data),
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function onServer(folder: string, data: string, server: Awaited<ReturnType<typeof createPostgres>>): Place {
  return {
    kind: 'PostgreSQL',
    folder,
    databaseUrl: server.url,
    database: { kind: 'server', url: server.url, poolSize: POOL_SIZE },
    async copy() {
      return onServer(copyFolder(folder, data), data, await createPostgres(server.name));
    },
    async drop() {
      rmSync(folder, { recursive: true, force: true });
      await server.drop();
    },
  };
}
