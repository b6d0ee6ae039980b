import type { Bilingual } from '@registrar/domain/bilingual';
import type { FilingChange, FilingChanges } from '@registrar/domain/calls/corrections';
import {
  fieldsOf,
  filedAnswers,
  filedItems,
  isList,
  valueAt,
  type Answers,
  type AnySection,
  type FiledItem,
  type FilingFrame,
  type ListSection,
} from '@registrar/domain/processes';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import { refuse } from '../../../platform/refusal';
import { frameOf, type Application } from '../../../applications/application';
import { placeName, placesOf } from '../../facts/documents/required-documents';
import type { Noted } from '../../../register/access-log/note-access';
import { readingOf } from '../../../applications/filing-reading';
import { isOnlyParent } from '../../../applications/sight';
import { seeApplication } from '../../engine/writable';
import { DOCUMENTS } from '../../facts/corrections/open-places';
import { placeLabel } from '../../facts/corrections/place-label';
import { additionalKey, readRequested, type RequestedRow } from '../../facts/corrections/correction-state';
import { readSnapshot, type Snapshot } from '../../facts/corrections/snapshots';

/** The differences between the last two submitted rounds; empty after the first. */
export async function readChanges(
  db: Kysely<DB>,
  actor: Actor,
  applicationId: string,
  { now, note }: Noted,
): Promise<FilingChanges> {
  const situation = await seeApplication(db, actor, applicationId, now);
  await note(actor, ...readingOf(situation));
  if (isOnlyParent(situation)) refuse('REQ-404');
  const { application } = situation;
  const { round } = application.row;
  const [before, after] = [
    await readSnapshot(db, applicationId, round - 1),
    await readSnapshot(db, applicationId, round),
  ];
  if (!before || !after) return { round, changes: [] };
  return { round, changes: changesBetween(application, before, after, await readRequested(db, applicationId)) };
}

export function changesBetween(
  application: Application,
  before: Snapshot,
  after: Snapshot,
  requested: readonly RequestedRow[],
): FilingChange[] {
  const { definition } = application;
  const frame = frameOf(application);
  const items = new Map(
    definition.sections.filter(isList).map(({ key }) => [key, [...filedItems(after, key), ...filedItems(before, key)]]),
  );
  const answers = definition.sections.flatMap((section) =>
    isList(section)
      ? listChanges(section, frame, before, after)
      : formChanges(section, section.key, filedAnswers(before, section.key), filedAnswers(after, section.key)),
  );
  return [...answers.map(labelled), ...documentChanges(application, before, after, requested)];

  function labelled(change: Unlabelled): FilingChange {
    const label = placeLabel(definition, items, frame, change.path) ?? { ne: '', en: '' };
    return { ...change, labelEnglish: label.en, labelNepali: label.ne };
  }
}

/** The label of a document that is in no list any more. */
const DOCUMENT: Bilingual = { ne: 'कागजात', en: 'Document' };

type Unlabelled = Omit<FilingChange, 'labelEnglish' | 'labelNepali'>;

function listChanges(section: ListSection, frame: FilingFrame, before: Snapshot, after: Snapshot): Unlabelled[] {
  const [old, present] = [filedItems(before, section.key), filedItems(after, section.key)];
  const of = (list: readonly FiledItem[], id: string) => list.find((item) => item.id === id);
  return [
    ...present.flatMap((item) => {
      const path = `${section.key}.${item.id}`;
      const former = of(old, item.id);
      return former
        ? formChanges(section, path, former.data, item.data)
        : [change(path, undefined, section.item.title(item.data, frame))];
    }),
    ...old
      .filter(({ id }) => !of(present, id))
      .map((item) => change(`${section.key}.${item.id}`, section.item.title(item.data, frame), undefined)),
  ];
}

/** Changes by field in the order of the form; a change in no field is reported for the section as a whole. */
function formChanges(section: AnySection, path: string, before: Answers, after: Answers): Unlabelled[] {
  if (isDeepStrictEqual(before, after)) return [];
  const fields = fieldsOf(section).flatMap((field) => {
    const [old, present] = [valueAt(before, field.path), valueAt(after, field.path)];
    return isDeepStrictEqual(old, present) ? [] : [change(`${path}.${field.path}`, old, present)];
  });
  return fields.length > 0 ? fields : [change(path, before, after)];
}

function documentChanges(
  application: Application,
  before: Snapshot,
  after: Snapshot,
  requested: readonly RequestedRow[],
): FilingChange[] {
  const places = new Map<string, Bilingual>([
    ...placesOf(application).map((place) => [place.key, placeName(application, place)] as const),
    ...requested.map((row) => [additionalKey(row.id), { ne: row.name_nepali, en: row.name_english }] as const),
  ]);
  // the place of a document that the answers no longer require, with its name in the list
  const formerly = (key: string): Bilingual =>
    application.definition.documents.find((requirement) => key.split(':')[0] === requirement.key)?.name ?? DOCUMENT;
  const keys = new Set([...after.documents, ...before.documents].map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const of = (snapshot: Snapshot) => snapshot.documents.find((document) => document.key === key);
    const [old, present] = [of(before), of(after)];
    if (old?.sha256 === present?.sha256) return [];
    const label = places.get(key) ?? formerly(key);
    return [
      { ...change(`${DOCUMENTS}.${key}`, old?.name, present?.name), labelEnglish: label.en, labelNepali: label.ne },
    ];
  });
}

function change(path: string, before: unknown, after: unknown): Unlabelled {
  return {
    path,
    before: before ?? null,
    after: after ?? null,
    kind: isNothing(before) ? 'ADDED' : isNothing(after) ? 'REMOVED' : 'CHANGED',
  };
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
