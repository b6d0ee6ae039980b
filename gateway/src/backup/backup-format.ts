import { z } from 'zod';
import { ExplainedError } from '../platform/explained-error';

/** A file that is no backup, is damaged, or cannot be used here. */
export class BackupRefused extends ExplainedError {}

export const FORMAT_VERSION = 1;
export const HEADER = 'header.json';
export const MANIFEST = 'manifest.json';
export const documentEntry = (key: string): string => `documents/${key}`;
export const tableEntry = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}.copy`;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();
/** As PostgreSQL's own catalogue names things here; nothing else is put into a statement. */
const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** The first entry: what has to be known before the first row. */
export const headerSchema = z.object({
  format: z.literal('registrar-backup'),
  version: z.number().int(),
  takenAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256: hash.nullable() })).min(1),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier).min(1) })).min(1),
});
export type BackupHeader = z.infer<typeof headerSchema>;

/** The last entry: what must have been read before it, each part with its hash. A file without it is cut off. */
export const manifestSchema = z.object({
  header: hash,
  tables: z.record(identifier, z.object({ rows: count, sum: hash, sha256: hash })),
  sequences: z.array(z.object({ name: identifier, value: z.string().regex(/^\d+$/) })),
  /** `sha256` is that of the keys one after the other; each document is named by its own hash. */
  documents: z.object({ count, bytes: count, sha256: hash, missing: z.array(z.string()) }),
});
export type BackupManifest = z.infer<typeof manifestSchema>;
