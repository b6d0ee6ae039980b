import { findTransition, mayAct } from '@registrar/domain/transitions';
import type { Kysely } from 'kysely';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { refuse } from '../../platform/refusal';
import { findApplication, isGroupFiling } from '../../applications/application';
import { lyingDocuments } from '../facts/corrections/correction-state';
import { isOpen, openPlaces, type Place } from '../facts/corrections/open-places';
import { readSituation, type Situation } from '../facts/situation';
import { firstObjection } from './guards';
import { maySee } from '../../applications/sight';

/** Reads the application with its facts for a caller who may see it; for all others it does not exist (REQ-404). */
export async function seeApplication(
  db: Kysely<DB>,
  actor: Actor,
  id: string,
  now: Date,
  { forUpdate = false } = {},
): Promise<Situation> {
  const application = await findApplication(db, id, { forUpdate, today: dayInNepal(now) });
  const situation = application && (await readSituation(db, application, actor, now));
  if (!situation || !maySee(situation)) refuse('REQ-404');
  return situation;
}

/** Locks a draft, or a part that was sent back, for a caller who may write it. */
export async function openForWriting(unit: UnitOfWork, actor: Actor, id: string, place: Place): Promise<Situation> {
  const situation = await seeApplication(unit.tx, actor, id, unit.now, { forUpdate: true });
  await requireWritable(situation, actor, place);
  return situation;
}

export async function requireWritable(situation: Situation, actor: Actor, place: Place): Promise<void> {
  await requireWritableSomewhere(situation, actor);
  if (!(await mayWrite(situation, actor, place))) refuse('FLOW-409', { message: 'filing.notUnlocked' });
}

/** Checked before a request body is read: can this caller write anything in the filing at all? */
export async function requireWritableSomewhere(situation: Situation, actor: Actor): Promise<void> {
  if (!situation.isOwner) refuse('PERM-403');
  if (situation.application.definition.removed) refuse('FLOW-409', { message: 'filing.processRemoved' });
  if (isOpenDraft(situation)) {
    if (!(await mayWriteDraft(situation, actor))) refuse('PERM-403');
  } else if ((await openPlaces(situation)) === null) refuse('FLOW-409');
}

/** Whether the caller can write anything in the filing now. */
export const mayWriteSomewhere = async (situation: Situation, actor: Actor): Promise<boolean> =>
  isOpenDraft(situation)
    ? mayWriteDraft(situation, actor)
    : situation.isOwner && (await openPlaces(situation)) !== null;

/**
 * Answers and documents can be written while the transition table allows `saveDraft`, and after that at the places that
 * the office has reopened.
 */
export async function mayWrite(situation: Situation, actor: Actor, place: Place): Promise<boolean> {
  if (isOpenDraft(situation)) return mayWriteDraft(situation, actor);
  const opened = await openPlaces(situation);
  return (
    situation.isOwner && opened !== null && isOpen(opened, place, { isEmpty: await isEmptyPlace(situation, place) })
  );
}

async function mayWriteDraft(situation: Situation, actor: Actor): Promise<boolean> {
  const { application } = situation;
  const transition = findTransition(application.row.status, 'saveDraft', isGroupFiling(application));
  return (
    situation.isOwner &&
    transition !== undefined &&
    mayAct(transition, actor.role, application.definition.origin.mayStart) &&
    (await firstObjection(transition.guards, situation)) === undefined
  );
}

function isOpenDraft({ application }: Situation): boolean {
  return findTransition(application.row.status, 'saveDraft', isGroupFiling(application)) !== undefined;
}

/** True for a document place that is empty: a corrected answer can require a document that was not required before. */
async function isEmptyPlace(situation: Situation, place: Place): Promise<boolean> {
  return (
    situation.application.row.status === 'SEND_FOR_CORRECTION' &&
    'document' in place &&
    !(await lyingDocuments(situation)).some(({ requirement_key }) => requirement_key === place.document)
  );
}
