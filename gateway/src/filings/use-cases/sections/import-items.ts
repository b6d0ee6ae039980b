import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { Language } from '@registrar/domain/bilingual';
import type { ImportReport } from '@registrar/domain/calls/filing-sections';
import type { FieldError } from '@registrar/domain/envelope';
import { fieldIssues } from '@registrar/domain/messages';
import type { Answers, ListSection } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { answersOf, frameOf, type Application } from '../../../applications/application';
import { asRecord } from '../../../applications/application-record';
import type { SavedItem } from '../../../applications/saved-items';
import { effectsOf } from '../../processes/effects-of';
import { judgeSection } from '../../facts/sections/judge-sections';
import { JUDGED_AT_A_TIME, judgeInSlices } from '../../facts/sections/own-findings';
import {
  lastPosition,
  lookIntoList,
  openList,
  refuseClosed,
  requireRoom,
  rowOf,
  type ItemPlace,
  type OpenedList,
} from './save-item';
import { describeSection } from '../../facts/sections/section-state';
import { touchApplication } from '../../facts/sections/touch-application';

/** A row as it would be kept; null with the reasons where it cannot be. */
interface ReadRow {
  readonly data: Answers | null;
  readonly errors: readonly FieldError[];
}

interface Import {
  readonly rows: readonly ReadRow[];
  readonly language: Language;
}

/** Rows as they were read, and the list that was read for it. */
export interface ReadRows {
  readonly rows: readonly ReadRow[];
  readonly opened: OpenedList;
}

/** The list as it would be with the rows in it, and the item of each row that can be kept. */
interface Outcome extends OpenedList {
  readonly items: readonly (SavedItem | null)[];
}

/**
 * Reads and judges rows before anything is held, a few at a time with the calls of others in between: a thousand
 * shareholders take half a second of the thread, and on the embedded database a unit of work keeps everybody waiting.
 */
export async function readRows(
  db: Kysely<DB>,
  actor: Actor,
  place: ItemPlace,
  { rows, now, language }: { rows: readonly Answers[]; now: Date; language: Language },
): Promise<ReadRows> {
  const opened = await lookIntoList(db, actor, place, now);
  const { application, section } = opened;
  const read: ReadRow[] = [];
  for (const row of rows) {
    read.push(readRow(section, row, language));
    if (read.length % JUDGED_AT_A_TIME === 0) await turnOfOthers();
  }
  const kept = read.flatMap(({ data }) => (data === null ? [] : { data }));
  const standing = application.items.get(section.key) ?? [];
  await judgeInSlices(section, [...standing, ...kept], frameOf(application), language);
  return { rows: read, opened };
}

function readRow(section: ListSection, row: Answers, language: Language): ReadRow {
  const parsed = section.item.draft.safeParse(row);
  if (!parsed.success) return { data: null, errors: fieldIssues(parsed.error, language) };
  const given = asRecord(parsed.data);
  // nothing was proven of a row that is new, whatever it says
  return { data: section.item.keep?.({}, given) ?? given, errors: [] };
}

/** What an import of these rows would answer, into the list as it was read; nothing is written and nothing held. */
export function checkItems(
  actor: Actor,
  { opened, now, ...given }: Import & Pick<ReadRows, 'opened'> & { now: Date },
): ImportReport {
  const outcome = withRows(opened, given, { newId: numbered(), now, by: actor });
  return report(outcome, given, { isWritten: false, version: opened.application.row.version });
}

/**
 * Many entries at once. The list is read again, held: meanwhile it may have changed, and so may who may write it. A row
 * that cannot be kept is refused by itself and says why; every other one is kept whole, also where it still wants
 * something. All rows are written with one statement.
 */
export async function importItems(
  unit: UnitOfWork,
  actor: Actor,
  place: ItemPlace,
  given: Import,
): Promise<ImportReport> {
  const opened = await openList(unit, actor, place);
  const outcome = withRows(opened, given, { newId: () => unit.newId(), now: unit.now, by: actor });
  const written = outcome.items.flatMap((item) => item ?? []);
  if (written.length === 0) return report(outcome, given, { isWritten: true, version: opened.application.row.version });
  const last = await lastPosition(unit, place);
  await unit.tx
    .insertInto('application_item')
    .values(written.map((item, index) => rowOf(place, item, last + index + 1)))
    .execute();
  const { application } = outcome;
  const title = effectsOf(application.definition.process).title?.(answersOf(application));
  return report(outcome, given, { isWritten: true, version: await touchApplication(unit, application, title) });
}

/** A row that is only checked has no id yet, and is told apart by a number. */
function numbered(): () => string {
  let last = 0;
  return () => `row-${(last += 1)}`;
}

function withRows(
  { application, section }: OpenedList,
  { rows, language }: Import,
  { newId, now, by }: { newId: () => string; now: Date; by: Actor },
): Outcome {
  refuseClosed(section, language);
  const standing = application.items.get(section.key) ?? [];
  const items = rows.map(({ data }, index): SavedItem | null =>
    data === null
      ? null
      : {
          id: newId(),
          position: standing.length + index + 1,
          data,
          version: 1,
          savedAt: now,
          savedBy: by.accountId,
        },
  );
  const added = items.flatMap((item) => item ?? []);
  requireRoom(section, standing.length + added.length, language);
  const after: Application = {
    ...application,
    items: new Map(application.items).set(section.key, [...standing, ...added]),
  };
  return { application: after, section, items };
}

function report(
  { application, section, items }: Outcome,
  { rows, language }: Import,
  { isWritten, version }: { isWritten: boolean; version: number },
): ImportReport {
  const judgement = judgeSection(application, section, language);
  return {
    written: isWritten ? items.filter((item) => item !== null).length : 0,
    rows: rows.map(({ errors }, index) => {
      const item = items[index] ?? null;
      const found = item === null ? errors : (judgement.ofItems.get(item.id) ?? []);
      return {
        row: index + 1,
        id: isWritten ? (item?.id ?? null) : null,
        outcome: item === null ? 'REFUSED' : found.length > 0 ? 'INVALID' : 'VALID',
        errors: [...found],
      };
    }),
    section: describeSection(application, judgement),
    applicationVersion: version,
  };
}
