import { sql, type Kysely } from 'kysely';
import { indexed } from '../../src/names/name-index';
import type { OpenDatabase } from '../../src/platform/database/open-database';
import type { DB } from '../../src/platform/database/schema.generated';
import { fillAudit } from './fill-audit';
import { fillFilings } from './fill-filings';
import { fillMoney } from './fill-money';
import { fillPeople } from './fill-people';
import { fillRegister } from './fill-register';
import { NATION_FUNCTIONS } from './functions';
import { nationName } from './names';
import { sizesAt } from './sizes';

const NAMES_AT_ONCE = 5_000;
/** Fewer rows are entered faster with their indexes than without. */
const WORTH_REBUILDING = 0.05;

export interface Filled {
  readonly table: string;
  readonly rows: number;
  readonly ms: number;
}

/**
 * Fills a database that a gateway has started on with a nation, or a part of one. The rows are trusted: triggers and
 * foreign keys do not look at them, for which the account must be allowed to say so. The same scale gives the same
 * rows, but that they are told from today.
 */
export async function fillNation(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  scale: number,
  onTable: (filled: Filled) => void = () => undefined,
): Promise<void> {
  const sizes = sizesAt(scale);
  await sql.raw(NATION_FUNCTIONS).execute(db);
  const { share_posting = '', share_range = '', ...register } = fillRegister(sizes);
  const steps =
    (statements: Readonly<Record<string, string>>) =>
    async (session: Kysely<DB>): Promise<void> => {
      for (const [table, statement] of Object.entries(statements))
        onTable(await fillTable(session, table, statement, scale >= WORTH_REBUILDING));
    };
  const composed = async (): Promise<void> => {
    const started = performance.now();
    await composeNames(db, sizes.companies);
    onTable({ table: 'names', rows: sizes.companies, ms: performance.now() - started });
  };
  // a server works for several sessions as for one; a database that is embedded has one
  const beside = async (...works: readonly (() => Promise<void>)[]): Promise<void> => {
    if (kind === 'server') await Promise.all(works.map((work) => work()));
    else for (const work of works) await work();
  };
  const fill = (statements: Readonly<Record<string, string>>) => () => trusted(db, steps(statements));
  await beside(fill({ ...fillPeople(sizes), ...fillAudit(sizes) }), composed, fill({ share_posting, share_range }));
  await beside(fill(register), fill(fillFilings(sizes)));
  await fill(fillMoney(sizes))();
  await sql`drop schema nation cascade`.execute(db);
  // the visibility map lets an index answer alone, as it does in a register that has been vacuumed
  await sql`vacuum analyze`.execute(db);
}

/** All that the fill says: another text, another nation. */
export function fillStatements(scale: number): readonly string[] {
  const sizes = sizesAt(scale);
  return [
    NATION_FUNCTIONS,
    ...[fillPeople, fillRegister, fillFilings, fillMoney, fillAudit].flatMap((fill) => Object.values(fill(sizes))),
  ];
}

const TRUSTED = {
  session_replication_role: 'replica',
  synchronous_commit: 'off',
  maintenance_work_mem: "'512MB'",
  work_mem: "'256MB'",
};

/** On a session in which triggers and foreign keys do not look at what is entered. */
async function trusted(db: Kysely<DB>, work: (session: Kysely<DB>) => Promise<void>): Promise<void> {
  await db.connection().execute(async (session) => {
    for (const [setting, value] of Object.entries(TRUSTED)) await sql.raw(`set ${setting} = ${value}`).execute(session);
    try {
      await work(session);
    } finally {
      for (const setting of Object.keys(TRUSTED)) await sql.raw(`reset ${setting}`).execute(session);
    }
  });
}

/** The index of names is computed here, as the gateway does. */
async function composeNames(db: Kysely<DB>, count: number): Promise<void> {
  await sql`create unlogged table nation.name (n bigint primary key, english text not null, nepali text not null, lookup_keys integer[] not null, words_english text not null, words_nepali text not null, keys_version integer not null)`.execute(
    db,
  );
  for (let from = 1; from <= count; from += NAMES_AT_ONCE) {
    const rows = Array.from({ length: Math.min(NAMES_AT_ONCE, count - from + 1) }, (_, at) => {
      const name = nationName(from + at);
      return { n: from + at, ...name, ...indexed(name) };
    });
    await sql`
      insert into nation.name
      select n, english, nepali, keys::integer[], words_english, words_nepali, version
        from unnest(${rows.map(({ n }) => n)}::bigint[], ${rows.map(({ english }) => english)}::text[], ${rows.map(({ nepali }) => nepali)}::text[], ${rows.map(({ lookup_keys }) => `{${lookup_keys.join(',')}}`)}::text[],
                    ${rows.map(({ words_english }) => words_english)}::text[], ${rows.map(({ words_nepali }) => words_nepali)}::text[], ${rows.map(({ keys_version }) => keys_version)}::integer[]) as name (n, english, nepali, keys, words_english, words_nepali, version)`.execute(
      db,
    );
  }
  await sql`analyze nation.name`.execute(db);
}

async function fillTable(db: Kysely<DB>, table: string, statement: string, rebuild: boolean): Promise<Filled> {
  const started = performance.now();
  const back = rebuild ? await withoutIndexes(db, table) : [];
  const { numAffectedRows } = await sql.raw(statement).execute(db);
  for (const definition of back) await sql.raw(definition).execute(db);
  await sql.raw(`analyze ${table}`).execute(db);
  return { table, rows: Number(numAffectedRows ?? 0), ms: performance.now() - started };
}

/**
 * Drops what can be built again quicker than kept up row by row; what builds it again. A key that others refer to
 * stays.
 */
async function withoutIndexes(db: Kysely<DB>, table: string): Promise<string[]> {
  const indexes = await sql<{ name: string; definition: string }>`
    select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition from pg_index index
     where index.indrelid = ${table}::regclass and not exists (select 1 from pg_constraint c where c.conindid = index.indexrelid)`.execute(
    db,
  );
  const exclusions = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = ${table}::regclass and contype = 'x'`.execute(
    db,
  );
  for (const { name } of indexes.rows) await sql.raw(`drop index ${name}`).execute(db);
  for (const { name } of exclusions.rows) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(db);
  return [
    ...indexes.rows.map(({ definition }) => definition),
    ...exclusions.rows.map(({ name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  ];
}
