import type { OpenDataExports, OpenDataFile } from '@registrar/domain/calls/open-data-exports';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import type { Storage } from '../../platform/storage/storage';
import { keyOf } from './make-export';

/** The exports that are there, the newest first. */
export async function listExports(db: Kysely<DB>): Promise<OpenDataExports> {
  const rows = await db.selectFrom('open_data_export').selectAll().orderBy('day', 'desc').execute();
  return rows.flatMap(({ day, manifest, signature, key_fingerprint, signer, certificate }) =>
    manifest === null || signature === null || key_fingerprint === null || signer === null || certificate === null
      ? []
      : [{ day, manifest, signature, keyFingerprint: key_fingerprint, signer, certificate }],
  );
}

/** Where a file lies and how large it is. REQ-404: there is none of this day, e.g. after a backup was restored. */
export async function findFile(
  { database: { db }, storage }: { readonly database: { readonly db: Kysely<DB> }; readonly storage: Storage },
  day: string,
  name: OpenDataFile,
): Promise<{ readonly key: string; readonly size: number }> {
  const row = await db.selectFrom('open_data_export').select('keys').where('day', '=', day).executeTakeFirst();
  const key = row && keyOf(row.keys, name);
  const found = key === undefined ? undefined : await storage.stat(key);
  return key === undefined || found === undefined ? refuse('REQ-404') : { key, size: found.size };
}
