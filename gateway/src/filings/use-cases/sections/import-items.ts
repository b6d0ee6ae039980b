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
import { nameCompanies } from '../../../applications/named-companies';
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

/** A row in the form in which it would be stored; null with the reasons when it cannot be stored. */
interface ReadRow {
  readonly data: Answers | null;
  readonly errors: readonly FieldError[];
}

interface Import {
  readonly rows: readonly ReadRow[];
  readonly language: Language;
}

/** The parsed rows, with the list that was read for them. */
export interface ReadRows {
  readonly rows: readonly ReadRow[];
  readonly opened: OpenedList;
}

/** The list as it would be with the rows, and the item of each row that can be stored. */
interface Outcome extends OpenedList {
  readonly items: readonly (SavedItem | null)[];
}

/**
 * Parses and validates rows before anything is locked, in slices with other requests in between: a thousand
 * shareholders take half a second of CPU time, and a unit of work on the embedded database blocks all other requests.
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
  // a new row has no proof, whatever it contains
  return { data: section.item.keep?.({}, given) ?? given, errors: [] };
}

/** The answer that an import of these rows would get, for the list as it was read; nothing is written or locked. */
export function checkItems(
  actor: Actor,
  { opened, now, ...given }: Import & Pick<ReadRows, 'opened'> & { now: Date },
): ImportReport {
  const outcome = withRows(opened, given, { newId: numbered(), now, by: actor });
  return report(outcome, given, { isWritten: false, version: opened.application.row.version });
}

/**
 * Imports many items at once. The list is read again and locked, because it and the right to write it may have changed
 * meanwhile. A row that cannot be stored is refused on its own with the reason; all others are stored, even if
 * incomplete. All rows are written with one statement.
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
  const named = { ...outcome, application: await nameCompanies(unit, application) };
  return report(named, given, { isWritten: true, version: await touchApplication(unit, application, title) });
}

/** A row that is only checked has no id yet, so it gets a number. */
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
