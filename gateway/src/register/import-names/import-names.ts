import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { readTerm } from '../../platform/terms';
import { learnNames, type LearnedRegister } from '../../names/learn-names';
import { dayInNepal } from '../../platform/clock';
import type { Platform } from '../../platform/platform';
import { nameLineSchemaOn, reasonOf } from './name-line';
import { readNameLines, UnreadableNames } from './read-name-lines';
import { prepareName, writeNames, type PreparedName } from './write-names';

/** Lines per unit of work: few enough to lose little, enough to be fast. */
const BATCH_LINES = 2_000;
/**
 * Size of the index's pending list. Sorting each row into the index at once costs four times as much. A name check
 * scans the list, so it must stay short enough for a running portal.
 */
const PENDING_LIST = '16MB';

export interface RefusedName {
  readonly line: number;
  readonly reason: string;
}

export interface NameImportRequest {
  readonly source: Readable;
  /** Identifies the file, so that an interrupted import can continue. */
  readonly fingerprint: string;
  /** Code of the companies' office. */
  readonly office: string;
  readonly onRefused: (refused: RefusedName) => void;
  readonly onProgress?: (lines: number) => void;
}

export interface NameImportSummary {
  /** Lines that an earlier run imported. */
  readonly resumedAfter: number;
  readonly added: number;
  /** Companies that existed with another status or day. */
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly seconds: number;
  readonly learned: LearnedRegister;
}

/**
 * Imports companies and their names from a file. An interrupted import continues, a finished one changes nothing, and a
 * newer file changes only what is new in it.
 */
export async function importNames(
  platform: Platform,
  { source, fingerprint, office, onRefused, onProgress }: NameImportRequest,
): Promise<NameImportSummary> {
  const {
    database: { db },
    clock,
  } = platform;
  const found = await db
    .selectFrom('office')
    .select('id')
    .where('code', '=', office)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!found)
    throw new UnreadableNames(
      `There is no active office with the code ${office}. A gateway must have been started once on this database.`,
    );
  const today = dayInNepal(clock.now());
  const context = { officeId: found.id, barredYears: (await readTerm(db, 'NAME_REUSE_BAR', today)).years };
  const lineSchema = nameLineSchemaOn(today);
  const resumedAfter = await linesDone(platform, fingerprint);
  const started = performance.now();
  let [added, changed, unchanged, refused] = [0, 0, 0, 0];

  const writeBatch = async (
    names: readonly PreparedName[],
    lastLine: number,
    refusedInIt: readonly RefusedName[],
  ): Promise<void> => {
    const written = await platform.runUnitOfWork(async (unit) => {
      await sql`select set_config('gin_pending_list_limit', ${PENDING_LIST}, true)`.execute(unit.tx);
      const result = await writeNames(unit, names, context);
      await sql`
        insert into name_import (fingerprint, lines, added, refused, started_at) values (${fingerprint}, ${lastLine}, ${result.added}, ${refusedInIt.length}, ${unit.now})
        on conflict (fingerprint) do update set lines = excluded.lines, added = name_import.added + excluded.added, refused = name_import.refused + excluded.refused`.execute(
        unit.tx,
      );
      unit.audit({
        actor: null,
        action: 'NAMES_IMPORTED',
        objectType: 'name-import',
        objectId: fingerprint,
        after: { lastLine, added: result.added, changed: result.changed, refused: refusedInIt.length },
      });
      return result;
    });
    added += written.added;
    changed += written.changed;
    unchanged += written.unchanged;
    refused += refusedInIt.length;
    for (const one of refusedInIt) onRefused(one);
    onProgress?.(lastLine);
  };

  let names: PreparedName[] = [];
  let complaints: RefusedName[] = [];
  let lastLine = resumedAfter;
  // While the database writes one batch, the next one is prepared.
  let writing: Promise<void> = Promise.resolve();
  const hand = async (): Promise<void> => {
    const [batch, notes, line] = [names, complaints, lastLine];
    names = [];
    complaints = [];
    await writing;
    if (batch.length + notes.length > 0) writing = writeBatch(batch, line, notes);
    writing.catch(() => undefined); // the error is thrown where the promise is awaited
  };
  for await (const read of readNameLines(source)) {
    const { line } = read;
    if (line <= resumedAfter) continue;
    lastLine = line;
    if ('reason' in read) complaints.push(read);
    else {
      const parsed = lineSchema.safeParse(read.fields);
      if (parsed.success) names.push(prepareName(line, parsed.data));
      else complaints.push({ line, reason: reasonOf(parsed.error) });
    }
    if (names.length + complaints.length >= BATCH_LINES) await hand();
  }
  await hand();
  await writing;
  // from here on no check has to scan the pending list
  await sql`select gin_clean_pending_list('name_entry_keys')`.execute(db);
  const seconds = (performance.now() - started) / 1000;
  await db
    .updateTable('name_import')
    .set({ finished_at: clock.now() })
    .where('fingerprint', '=', fingerprint)
    .execute();
  const learned = await db.transaction().execute((tx) => learnNames(tx, clock.now()));
  return { resumedAfter, added, changed, unchanged, refused, seconds, learned };
}

/** The number of lines that earlier runs of this file imported. */
export async function linesDone({ database: { db } }: Platform, fingerprint: string): Promise<number> {
  const before = await db
    .selectFrom('name_import')
    .select('lines')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return before?.lines ?? 0;
}
