import { sql, type Kysely, type Transaction } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { takenMigrations } from '../platform/database/migrate';
import { FORMAT_VERSION, type BackupHeader, type BackupManifest } from './backup-format';
import { writeLine, type TextRow } from './copy-text';

export type TableShape = BackupHeader['tables'][number];

/** Some rows of one table, as lines of its COPY text. */
export interface TableChunk {
  readonly table: string;
  readonly lines: readonly string[];
}

/** What is held in memory at once, about; a single row may be larger. */
const CHUNK_CHARACTERS = 2_000_000;
const FIRST_FETCH = 100;
const LARGEST_FETCH = 5_000;

/**
 * One moment of the whole database; nobody is kept from writing meanwhile. The moment is that of the first statement in
 * it.
 */
export function inSnapshot<T>(db: Kysely<DB>, work: (tx: Transaction<DB>) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await writeAlike(tx);
      return work(tx);
    });
}

/** Every value is written the same way wherever it lies, so that two databases can be compared. */
export async function writeAlike(tx: Transaction<DB>): Promise<void> {
  for (const setting of [
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "timezone = 'UTC'",
    "bytea_output = 'hex'",
    'extra_float_digits = 1',
  ]) {
    await sql.raw(`set local ${setting}`).execute(tx);
  }
}

export async function readHeader(tx: Transaction<DB>, takenAt: Date): Promise<BackupHeader> {
  return {
    format: 'registrar-backup',
    version: FORMAT_VERSION,
    takenAt: takenAt.toISOString(),
    migrations: await takenMigrations<DB>(tx),
    tables: await readShapes(tx),
  };
}

/** Every table and the columns that are stored in it: what the database computes itself is not carried. */
export async function readShapes(db: Kysely<DB>): Promise<TableShape[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = current_schema() and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname collate "C"`.execute(db);
  return rows;
}

/** Slice by slice, by a cursor: a register of millions of rows takes no more memory than a small one. */
export async function* readTable(tx: Transaction<DB>, { name, columns }: TableShape): AsyncGenerator<TableChunk> {
  const list = columns.map((column, index) => `"${column}"::text as c${index}`).join(', ');
  for await (const rows of fetchAll<Record<string, string | null>>(tx, `select ${list} from "${name}"`)) {
    yield {
      table: name,
      lines: rows.map((row) => writeLine(columns.map((_, index) => row[`c${index}`] ?? null) satisfies TextRow)),
    };
  }
}

export async function readSequences(db: Kysely<DB>): Promise<BackupManifest['sequences']> {
  const { rows } = await sql<{ name: string; value: string }>`
    select sequencename::text as name, last_value::text as value from pg_sequences
     where schemaname = current_schema() and last_value is not null order by sequencename`.execute(db);
  return rows;
}

/** Where rows name stored files by their hash. A test holds this list against the database. */
export const FILE_COLUMNS = [
  ['company', 'logo_key'],
  ['company_order_document', 'sha256'],
  ['copy_item', 'scan_sha256'],
  ['document_reupload_version', 'sha256'],
  ['filing_document', 'sha256'],
  ['gazette', 'json_key'],
  ['gazette', 'pdf_key'],
  ['letter', 'file_key'],
  ['migrated_document', 'sha256'],
  ['officer_signature', 'draft_key'],
  ['payment_voucher', 'sha256'],
  ['proceeding_claim_evidence', 'sha256'],
  ['proceeding_notice', 'proof_key'],
  ['proceeding_opinion', 'file_sha256'],
  ['request_file', 'sha256'],
] as const;

/**
 * The key of every stored file that a row names, each once, a few hundred at a time. A schema of an earlier day may
 * lack some of the columns.
 */
export async function* readFileKeys(tx: Transaction<DB>, shapes: readonly TableShape[]): AsyncGenerator<string[]> {
  const parts = FILE_COLUMNS.filter(([table, column]) =>
    shapes.some(({ name, columns }) => name === table && columns.includes(column)),
  ).map(([table, column]) => `select "${column}" as key from "${table}" where "${column}" is not null`);
  if (parts.length === 0) return;
  for await (const rows of fetchAll<{ key: string }>(
    tx,
    `select key from (${parts.join(' union ')}) k order by key collate "C"`,
  ))
    yield rows.map(({ key }) => key);
}

async function* fetchAll<R extends Record<string, string | null>>(
  tx: Transaction<DB>,
  query: string,
): AsyncGenerator<R[]> {
  await sql.raw(`declare carried no scroll cursor for ${query}`).execute(tx);
  let next = FIRST_FETCH;
  for (;;) {
    const { rows } = await sql.raw<R>(`fetch ${next} from carried`).execute(tx);
    if (rows.length > 0) yield rows;
    if (rows.length < next) break;
    const characters = rows.reduce(
      (sum, row) => sum + Object.values(row).reduce((length, value) => length + (value?.length ?? 0), 0),
      0,
    );
    next = Math.max(1, Math.min(LARGEST_FETCH, Math.floor(CHUNK_CHARACTERS / Math.max(1, characters / rows.length))));
  }
  await sql`close carried`.execute(tx);
}
