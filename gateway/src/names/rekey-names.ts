import { KEYS_VERSION } from '@registrar/domain/names';
import { sql, type Kysely } from 'kysely';
import type { DB, NameEntryTable } from '../platform/database/schema.generated';
import type { Platform } from '../platform/platform';
import { lookupKeys } from './lookup-keys';
import { indexed } from './name-index';
import { sameKeys, type ProposedName } from './same-keys';

const BATCH = 500;
/** Names that a company or an application has; a former name and that of a dead company are nobody's any more. */
const STANDING = ['COMPANY', 'RESERVATION', 'APPLICATION'] as const satisfies readonly NameEntryTable['kind'][];

interface Rekeyed extends ProposedName {
  readonly kind: NameEntryTable['kind'];
  readonly holderId: string;
}

/** Two who have the same name by the rules of today, and had two by those of before. */
interface BecameSame {
  readonly one: Rekeyed;
  readonly other: Rekeyed;
}

/**
 * Makes keys and words anew where they were made by older rules: until then such a name would not be found. What is
 * held is held by its new key. Where two names become one by it both stay as they are, a company registered and an
 * application held; the office finds the pair in the audit log and decides.
 */
export async function rekeyNames({
  database: { db },
  runUnitOfWork,
}: Pick<Platform, 'database' | 'runUnitOfWork'>): Promise<{ rekeyed: number; becameSame: number }> {
  const outdated = await db
    .selectFrom('name_entry')
    .select('id')
    .where('keys_version', '<', KEYS_VERSION)
    .limit(1)
    .executeTakeFirst();
  // before the names: who was stopped between them finds names of before again, and begins here
  if (outdated) await passAnew(db);
  const changed: Rekeyed[] = [];
  let rekeyed = 0;
  for (;;) {
    const rows = await db
      .selectFrom('name_entry')
      .select(['id', 'kind', 'holder_id', 'name_english as english', 'name_nepali as nepali', 'lookup_keys as before'])
      .where('keys_version', '<', KEYS_VERSION)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, kind, holder_id, before, ...name } of rows) {
      await db.updateTable('name_entry').set(indexed(name)).where('id', '=', id).execute();
      const isOther = lookupKeys(name).wholeName.some((key) => !before.includes(key));
      if (isOther && STANDING.some((standing) => standing === kind))
        changed.push({ kind, holderId: holder_id, ...name });
    }
    rekeyed += rows.length;
    if (rows.length < BATCH) break;
  }
  await holdAnew(db, changed);
  const pairs = await db.transaction().execute(async (tx) => {
    // the planner takes the overlap of two arrays for cheap and would read the whole register for each name
    await sql`set local enable_seqscan = off`.execute(tx);
    return findSame(tx, changed);
  });
  for (const { one, other } of pairs) {
    await runUnitOfWork(async (unit) => {
      unit.audit({
        actor: null,
        action: 'NAMES_BECAME_SAME',
        objectType: one.kind === 'COMPANY' ? 'company' : 'application',
        objectId: one.holderId,
        // read in the log as it stands
        remark: `${written(one)} = ${written(other)}`,
      });
    });
  }
  return { rekeyed, becameSame: pairs.length };
}

const written = ({ english, nepali, kind, holderId }: Rekeyed): string =>
  `“${english}” / “${nepali}” (${kind} ${holderId})`;

/**
 * An override of a name rule is kept by the name's key alone; the key of before, read as a name by the rules of today,
 * gives the key of today.
 */
async function passAnew(db: Kysely<DB>): Promise<void> {
  const rows = await db
    .selectFrom('name_override')
    .select(['id', 'application_id', 'kind', 'token', 'same_english', 'same_nepali'])
    .execute();
  for (const row of rows) {
    const keys = sameKeys({ english: row.same_english, nepali: row.same_nepali });
    if (keys.english === row.same_english && keys.nepali === row.same_nepali) continue;
    // where both keys became one, the word was allowed in that name already
    await db
      .updateTable('name_override')
      .set({ same_english: keys.english, same_nepali: keys.nepali })
      .where('id', '=', row.id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('name_override as other')
              .select('other.id')
              .where('other.application_id', '=', row.application_id)
              .where('other.kind', '=', row.kind)
              .where('other.token', '=', row.token)
              .where('other.same_english', '=', keys.english)
              .where('other.same_nepali', '=', keys.nepali),
          ),
        ),
      )
      .execute();
  }
}

/** A key that somebody else holds already is left to them, and the older one stays with its holder. */
async function holdAnew(db: Kysely<DB>, changed: readonly Rekeyed[]): Promise<void> {
  for (const name of changed) {
    const keys = sameKeys(name);
    for (const [script, key] of [
      ['LATIN', keys.english],
      ['DEVANAGARI', keys.nepali],
    ] as const)
      await db
        .updateTable('name_hold')
        .set({ same_key: key })
        .where('application_id', '=', name.holderId)
        .where('script', '=', script)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('name_hold as other')
                .select('other.same_key')
                .where('other.script', '=', script)
                .where('other.same_key', '=', key),
            ),
          ),
        )
        .execute();
  }
}

/** Each pair once, whichever of the two was made anew. */
async function findSame(db: Kysely<DB>, changed: readonly Rekeyed[]): Promise<BecameSame[]> {
  const pairs = new Map<string, BecameSame>();
  for (const one of changed) {
    const keys = sameKeys(one);
    const { rows: near } = await sql<Rekeyed>`
      select kind, holder_id as "holderId", name_english as english, name_nepali as nepali
        from name_entry
       where lookup_keys && ${[...lookupKeys(one).wholeName]}::integer[] and holder_id <> ${one.holderId} and kind = any(${[...STANDING]}::text[])`.execute(
      db,
    );
    for (const other of near) {
      const others = sameKeys(other);
      const isSame = (['english', 'nepali'] as const).some(
        (script) => keys[script] !== '' && keys[script] === others[script],
      );
      if (!isSame) continue;
      const pair = [one.holderId, other.holderId].sort().join(' ');
      if (!pairs.has(pair)) pairs.set(pair, { one, other });
    }
  }
  return [...pairs.values()];
}
