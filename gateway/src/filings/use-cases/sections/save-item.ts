import type { Language } from '@registrar/domain/bilingual';
import type { SavedItem as SavedItemAnswer } from '@registrar/domain/calls/filing-sections';
import { fieldIssues, validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { isList, valueAt, type Answers, type ListSection } from '@registrar/domain/processes';
import type { Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import { refuse } from '../../../platform/refusal';
import { answersOf, frameOf, type Application } from '../../../applications/application';
import { nameCompanies } from '../../../applications/named-companies';
import { asRecord } from '../../../applications/application-record';
import { effectsOf } from '../../processes/effects-of';
import { requireWritable, seeApplication } from '../../engine/writable';
import { judgeSection } from '../../facts/sections/judge-sections';
import { readItems, type SavedItem } from '../../../applications/saved-items';
import { listOf, refuseStaleItem } from '../detail/section-answers';
import { describeItem, describeSection } from '../../facts/sections/section-state';
import { touchApplication } from '../../facts/sections/touch-application';

/** Maximum length of a list whose definition has none. */
export const ITEMS_MAXIMUM = 2000;

export interface ItemPlace {
  readonly applicationId: string;
  readonly sectionKey: string;
}

export async function addItem(
  unit: UnitOfWork,
  actor: Actor,
  place: ItemPlace,
  input: { data: Answers; language: Language },
): Promise<SavedItemAnswer> {
  const { application, section } = await openList(unit, actor, place);
  refuseClosed(section, input.language);
  const { length } = application.items.get(section.key) ?? [];
  requireRoom(section, length + 1, input.language);
  const item: SavedItem = {
    id: unit.newId(),
    position: length + 1,
    data: draftOf(section, input.data, { before: {}, language: input.language }),
    version: 1,
    savedAt: unit.now,
    savedBy: actor.accountId,
  };
  await unit.tx
    .insertInto('application_item')
    .values(rowOf(place, item, (await lastPosition(unit, place)) + 1))
    .execute();
  return answerWith(unit, application, section, { id: item.id, language: input.language });
}

export async function saveItem(
  unit: UnitOfWork,
  actor: Actor,
  place: ItemPlace,
  input: { itemId: string; version: number; data: Answers; language: Language },
): Promise<SavedItemAnswer> {
  const { application, section } = await openList(unit, actor, place, input.itemId);
  const item = standing(application, section, input.itemId);
  if (item.version !== input.version) return refuseStaleItem(unit.tx, item);
  const data = JSON.stringify(draftOf(section, input.data, { before: item.data, language: input.language }));
  await unit.tx
    .updateTable('application_item')
    .set({ data, saved_at: unit.now, saved_by: actor.accountId, version: item.version + 1 })
    .where('id', '=', item.id)
    .execute();
  return answerWith(unit, application, section, { id: item.id, language: input.language });
}

export async function deleteItem(
  unit: UnitOfWork,
  actor: Actor,
  place: ItemPlace,
  input: { itemId: string; version: number; language: Language },
): Promise<SavedItemAnswer> {
  const { application, section } = await openList(unit, actor, place, input.itemId);
  const item = standing(application, section, input.itemId);
  if (item.version !== input.version) return refuseStaleItem(unit.tx, item);
  if (section.ofRegister?.isStanding(item.data)) refuseWhole('ENTRY_OF_REGISTER', input.language);
  await unit.tx
    .deleteFrom('application_item')
    .where('id', 'in', [item.id, ...goWith(application, section, item.id)])
    .execute();
  return answerWith(unit, application, section, { id: item.id, language: input.language });
}

/**
 * Items of other lists that are deleted with this one: a seat on the board is deleted with the shareholder who holds
 * it.
 */
function goWith({ definition, items }: Application, section: ListSection, itemId: string): string[] {
  return definition.sections.filter(isList).flatMap(({ key, goesWith }) => {
    if (goesWith?.section !== section.key) return [];
    return (items.get(key) ?? [])
      .filter(({ data }) => valueAt(data, goesWith.path) === itemId && (goesWith.when?.(data) ?? true))
      .map(({ id }) => id);
  });
}

/** The stored item; refuses when it was deleted meanwhile. */
function standing(application: Application, section: ListSection, itemId: string): SavedItem {
  return (
    application.items.get(section.key)?.find(({ id }) => id === itemId) ??
    refuse('REQ-404', { message: 'filing.itemGone' })
  );
}

export interface OpenedList {
  readonly application: Application;
  readonly section: ListSection;
}

/** Locks the list, or one item of it, for a user who may write it. */
export const openList = (unit: UnitOfWork, actor: Actor, place: ItemPlace, itemId?: string): Promise<OpenedList> =>
  listFor(unit.tx, actor, place, { now: unit.now, forUpdate: true, itemId });

/** The same check without a lock. */
export const lookIntoList = (db: Kysely<DB>, actor: Actor, place: ItemPlace, now: Date): Promise<OpenedList> =>
  listFor(db, actor, place, { now, forUpdate: false });

async function listFor(
  db: Kysely<DB>,
  actor: Actor,
  { applicationId, sectionKey }: ItemPlace,
  { now, forUpdate, itemId }: { now: Date; forUpdate: boolean; itemId?: string | undefined },
): Promise<OpenedList> {
  const situation = await seeApplication(db, actor, applicationId, now, { forUpdate });
  const section = listOf(situation.application, sectionKey);
  await requireWritable(
    situation,
    actor,
    itemId === undefined ? { section: section.key, whole: true } : { section: section.key, item: itemId },
  );
  return { application: situation.application, section };
}

/** Refuses to add an item to a list that belongs to the register. */
export function refuseClosed({ ofRegister }: ListSection, language: Language): void {
  if (ofRegister?.closed) refuseWhole('LIST_OF_REGISTER', language);
}

const refuseWhole = (code: ValidationCode, language: Language): never =>
  refuse('VAL-422', { errors: [{ path: '', code, message: validationMessage(code, language) }] });

export function requireRoom(section: ListSection, count: number, language: Language): void {
  const maximum = section.most ?? ITEMS_MAXIMUM;
  if (count > maximum)
    refuse('VAL-422', {
      errors: [{ path: '', code: 'LIST_TOO_LONG', message: validationMessage('LIST_TOO_LONG', language, { maximum }) }],
    });
}

function draftOf(
  { item }: ListSection,
  data: Answers,
  { before, language }: { before: Answers; language: Language },
): Answers {
  const parsed = item.draft.safeParse(data);
  if (!parsed.success) refuse('VAL-422', { errors: fieldIssues(parsed.error, language) });
  const given = asRecord(parsed.data);
  return item.keep?.(before, given) ?? given;
}

export async function lastPosition(unit: UnitOfWork, { applicationId, sectionKey }: ItemPlace): Promise<number> {
  const { last } = await unit.tx
    .selectFrom('application_item')
    .select((of) => of.fn.max('position').as('last'))
    .where('application_id', '=', applicationId)
    .where('section_key', '=', sectionKey)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export function rowOf(
  { applicationId, sectionKey }: ItemPlace,
  { id, data, savedAt, savedBy, version }: SavedItem,
  position: number,
) {
  return {
    id,
    application_id: applicationId,
    section_key: sectionKey,
    position,
    data: JSON.stringify(data),
    saved_at: savedAt,
    saved_by: savedBy,
    version,
  };
}

/** The list after the unit of work, and the item in it. */
export async function answerWith(
  unit: UnitOfWork,
  before: Application,
  section: ListSection,
  { id, language }: { id: string; language: Language },
): Promise<SavedItemAnswer> {
  const application = await nameCompanies(unit, { ...before, items: await readItems(unit.tx, before.row.id) });
  const applicationVersion = await touchApplication(
    unit,
    application,
    effectsOf(application.definition.process).title?.(answersOf(application)),
  );
  const item = application.items.get(section.key)?.find((saved) => saved.id === id);
  // computed once, because a list of five hundred takes time
  const judgement = judgeSection(application, section, language);
  return {
    item: item ? describeItem(section, item, judgement.ofItems.get(id) ?? [], frameOf(application)) : null,
    section: describeSection(application, judgement),
    applicationVersion,
  };
}
