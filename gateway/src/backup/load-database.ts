import { sql, type Transaction } from 'kysely';
import { verifyAuditAndHeads } from '../audit/check-heads';
import type { AuditVerdict } from '../platform/audit/verify-audit';
import { findOrphans } from '../owners/orphans';
import { noteChecksums, takeMigrations } from '../platform/database/migrate';
import type { DB } from '../platform/database/schema.generated';
import type { OpenDatabase } from '../platform/database/open-database';
import { BackupRefused, type BackupHeader, type BackupManifest } from './backup-format';
import { readLines } from './copy-text';
import { requireNoGateway } from './no-gateway';
import { readShapes, readTable, writeAlike, type TableChunk, type TableShape } from './read-database';
import { TallyCounter, type TableTally } from './table-tally';

export interface Loaded {
  /** Migrations of this program that the data did not have yet. */
  readonly broughtForward: readonly string[];
  readonly audit: AuditVerdict;
  readonly rows: number;
}

/** What is to be loaded; sums and sequences are asked for after the last row. */
export interface Load {
  readonly header: BackupHeader;
  readonly chunks: AsyncIterable<TableChunk>;
  expected(): Promise<Pick<BackupManifest, 'tables' | 'sequences'>>;
  onProgress(done: string): void;
  /** What is written once everything is there and was compared. */
  finish?(tx: Transaction<DB>): Promise<void>;
}

/**
 * Makes the schema of that day, fills it, compares it with what was read, brings it forward to this program's schema
 * and walks the audit chain with its signed heads: all in one transaction. Killed at any moment it leaves the database
 * as empty as it was.
 */
export function loadDatabase(
  { db }: OpenDatabase,
  { header, chunks, expected, onProgress, finish }: Load,
): Promise<Loaded> {
  return db.transaction().execute(async (tx) => {
    await requireEmpty(tx);
    await writeAlike(tx);
    await takeMigrations(
      tx,
      header.migrations.map(({ name }) => name),
    );
    const shapes = await readShapes(tx);
    requireSameShapes(header.tables, shapes);
    const types = await readTypes(tx);
    const putBack = await putRulesAside(tx, shapes);
    await sql.raw(`truncate ${shapes.map(({ name }) => `"${name}"`).join(', ')}`).execute(tx);
    const rows = await fill(tx, shapes, types, chunks, onProgress);
    const { tables, sequences } = await expected();
    for (const { name, value } of sequences)
      await sql`select setval(${`"${name}"`}::regclass, ${value}::bigint, true)`.execute(tx);
    onProgress('setting the constraints');
    await sql`set constraints all immediate`.execute(tx);
    for (const statement of putBack) await sql.raw(statement).execute(tx);
    for (const shape of shapes) {
      onProgress(`comparing ${shape.name}`);
      requireSame(shape.name, tables[shape.name], await tallyOf(tx, shape));
    }
    const broughtForward = await takeMigrations(tx);
    onProgress('looking for owners');
    await requireOwners(tx);
    await noteChecksums<DB>(tx);
    onProgress('walking the audit chain');
    const audit = await verifyAuditAndHeads(tx);
    await sql`analyze`.execute(tx);
    await finish?.(tx);
    await requireNoGateway(tx, 'Everything was rolled back.');
    return { broughtForward, audit, rows };
  });
}

/** Names what it found: nothing is ever written over. */
export async function requireEmpty(tx: Transaction<DB>): Promise<void> {
  const tables = (await readShapes(tx)).map(({ name }) => name);
  if (tables.length === 0) return;
  const named =
    tables.length > 5 ? `${tables.slice(0, 5).join(', ')} and ${tables.length - 5} more` : tables.join(', ');
  throw new BackupRefused(
    `The target database is not empty: it has ${tables.length === 1 ? 'the table' : 'the tables'} ${named}. Nothing was changed. Name an empty database.`,
  );
}

function requireSameShapes(wanted: readonly TableShape[], found: readonly TableShape[]): void {
  const list = (shapes: readonly TableShape[]): string =>
    JSON.stringify(shapes.map(({ name, columns }) => [name, columns]));
  if (list(wanted) === list(found)) return;
  const differing =
    wanted.find((shape) => !found.some((other) => list([other]) === list([shape])))?.name ??
    found.find((shape) => !wanted.some(({ name }) => name === shape.name))?.name;
  throw new BackupRefused(
    `The table ${differing ?? ''} of the data is not what its migrations make: somebody changed that database by hand. Nothing was changed in the target.`,
  );
}

type ColumnTypes = ReadonlyMap<string, string>;

async function readTypes(tx: Transaction<DB>): Promise<ColumnTypes> {
  const { rows } = await sql<{ column: string; type: string }>`
    select c.relname || '.' || a.attname as "column", format_type(a.atttypid, null) as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = current_schema() and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`.execute(
    tx,
  );
  return new Map(rows.map(({ column, type }) => [column, type]));
}

/**
 * Foreign keys and triggers check rows one by one; here everything comes at once, as it was. Returns what puts them
 * back, which checks every row.
 */
async function putRulesAside(tx: Transaction<DB>, shapes: readonly TableShape[]): Promise<string[]> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select r.relname::text as "table", k.conname::text as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class r on r.oid = k.conrelid join pg_namespace n on n.oid = r.relnamespace
     where k.contype = 'f' and n.nspname = current_schema() order by r.relname, k.conname`.execute(tx);
  for (const { table, name } of keys) await sql.raw(`alter table "${table}" drop constraint "${name}"`).execute(tx);
  for (const { name } of shapes) await sql.raw(`alter table "${name}" disable trigger user`).execute(tx);
  return [
    ...keys.map(({ table, name, definition }) => `alter table "${table}" add constraint "${name}" ${definition}`),
    ...shapes.map(({ name }) => `alter table "${name}" enable trigger user`),
  ];
}

/** Letters name their owner by kind and id: no foreign key that is put back checks it. */
async function requireOwners(tx: Transaction<DB>): Promise<void> {
  const orphans = await findOrphans(tx, 5);
  if (orphans.length === 0) return;
  const named = orphans.map(({ owned, id, kind, ownerId }) => `${owned} ${id} (of ${kind} ${ownerId})`).join(', ');
  throw new BackupRefused(
    `What these rows are for is not in the data: ${named}. Everything was rolled back; the target is empty again.`,
  );
}

async function fill(
  tx: Transaction<DB>,
  shapes: readonly TableShape[],
  types: ColumnTypes,
  chunks: AsyncIterable<TableChunk>,
  onProgress: Load['onProgress'],
): Promise<number> {
  const byName = new Map(shapes.map((shape) => [shape.name, shape]));
  let rows = 0;
  for await (const { table, lines } of chunks) {
    const shape = byName.get(table);
    if (!shape)
      throw new BackupRefused(`The backup holds rows of the table ${table}, which its own header does not name.`);
    const values = readLines(lines.join(''));
    const columns = shape.columns.map((_, index) => values.map((row) => row[index] ?? null));
    const casts = shape.columns.map((column, index) => `v.c${index}::${types.get(`${table}.${column}`) ?? 'text'}`);
    await sql`${sql.raw(`insert into "${table}" (${shape.columns.map((column) => `"${column}"`).join(', ')}) overriding system value select ${casts.join(', ')} from unnest(`)}
      ${sql.join(columns.map((column) => sql`${column}::text[]`))}${sql.raw(`) as v(${shape.columns.map((_, index) => `c${index}`).join(', ')})`)}`.execute(
      tx,
    );
    rows += lines.length;
    onProgress(`${table}: ${rows} rows`);
  }
  return rows;
}

export async function tallyOf(tx: Transaction<DB>, shape: TableShape): Promise<TableTally> {
  const counter = new TallyCounter();
  for await (const { lines } of readTable(tx, shape)) counter.add(lines);
  return counter.result();
}

function requireSame(table: string, wanted: Pick<TableTally, 'rows' | 'sum'> | undefined, found: TableTally): void {
  if (wanted && wanted.rows === found.rows && wanted.sum === found.sum) return;
  throw new BackupRefused(
    `The table ${table} did not arrive as it was: ${wanted?.rows ?? 'no'} rows (${wanted?.sum.slice(0, 12) ?? ''}) were read, ${found.rows} (${found.sum.slice(0, 12)}) are there. Everything was rolled back; the target is empty again.`,
  );
}
