import { sql, type Kysely } from 'kysely';

/**
 * Writes the TypeScript of the tables from the database itself, so that a migration and its types cannot part.
 * A column with CHECK (x IN (...)) becomes the union of its values. A column whose comment is 'of the version before'
 * is left out: only gateways of that version use it, until the last of them is replaced.
 */
export async function generateTypes<T>(db: Kysely<T>): Promise<string> {
  const { rows: columns } = await sql<Column>`
    select c.table_name as "table", c.column_name as "column", c.udt_name as type, c.is_nullable = 'YES' as nullable,
           (c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS') as defaulted,
           (c.is_generated = 'ALWAYS' or c.identity_generation = 'ALWAYS') as readonly
      from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely%'
       and col_description(to_regclass(format('%I.%I', c.table_schema, c.table_name)), c.ordinal_position) is distinct from 'of the version before'
     order by c.table_name collate "C", c.ordinal_position`.execute(db);
  const unions = await readUnions(db);

  const tables = new Map<string, string[]>();
  for (const column of columns) {
    const lines = tables.get(column.table) ?? [];
    lines.push(`  ${column.column}: ${typeOf(column, unions.get(`${column.table}.${column.column}`))};`);
    tables.set(column.table, lines);
  }
  const interfaces = [...tables].map(
    ([table, lines]) => `export interface ${pascal(table)}Table {\n${lines.join('\n')}\n}\n`,
  );
  const index = `export interface DB {\n${[...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`).join('\n')}\n}\n`;
  return [HEAD, ...interfaces, index].join('\n');
}

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  defaulted: boolean;
  readonly: boolean;
}

const HEAD = `// Written by "npm run db:types -w gateway" from the migrated database. Do not edit.
import type { ColumnType } from 'kysely';

/** What jsonb holds is parsed by a schema where it is read, and written as JSON text. */
export type Json = ColumnType<unknown, string, string>;
`;

/** What a column reads as, and what may be written to it where that differs. */
const TYPES: Record<string, { read: string; write?: string }> = {
  int2: { read: 'number' },
  int4: { read: 'number' },
  int8: { read: 'number' },
  float8: { read: 'number' },
  numeric: { read: 'string', write: 'string | number' },
  bool: { read: 'boolean' },
  text: { read: 'string' },
  varchar: { read: 'string' },
  bpchar: { read: 'string' },
  citext: { read: 'string' },
  uuid: { read: 'string' },
  date: { read: 'string' },
  timestamptz: { read: 'Date' },
  bytea: { read: 'Buffer' },
  jsonb: { read: 'unknown', write: 'string' },
  tsvector: { read: 'string' },
  _text: { read: 'string[]' },
  _int4: { read: 'number[]' },
  _uuid: { read: 'string[]' },
};

function typeOf(column: Column, union: string | undefined): string {
  const known = TYPES[column.type];
  if (!known)
    throw new Error(`${column.table}.${column.column} has the type ${column.type}, which has no TypeScript yet`);
  const read = union ?? known.read;
  const write = union ?? known.write ?? known.read;
  const orNull = column.nullable ? ' | null' : '';

  if (column.readonly) return `ColumnType<${read}${orNull}, never, never>`;
  if (column.type === 'jsonb' && !column.nullable && !column.defaulted) return 'Json';
  if (column.defaulted || column.nullable)
    return `ColumnType<${read}${read === 'unknown' ? '' : orNull}, ${write}${orNull} | undefined, ${write}${orNull}>`;
  return read === write ? read : `ColumnType<${read}, ${write}, ${write}>`;
}

/** CHECK ((status = ANY (ARRAY['A'::text, 'B'::text]))), as PostgreSQL writes back status IN ('A', 'B'). */
async function readUnions<T>(db: Kysely<T>): Promise<Map<string, string>> {
  const { rows } = await sql<{ table: string; definition: string }>`
    select r.relname as "table", pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class r on r.oid = k.conrelid join pg_namespace n on n.oid = r.relnamespace
     where k.contype = 'c' and n.nspname = current_schema()`.execute(db);
  const unions = new Map<string, string>();
  for (const { table, definition } of rows) {
    const match = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(definition);
    const [, column, list] = match ?? [];
    if (!column || !list) continue;
    const values = [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(
      ([, value = '']) => `'${value.replaceAll("''", "\\'")}'`,
    );
    if (values.length > 0) unions.set(`${table}.${column}`, values.join(' | '));
  }
  return unions;
}

function pascal(name: string): string {
  return name.replace(/(^|_)(\w)/g, (_match, _separator: string, letter: string) => letter.toUpperCase());
}
