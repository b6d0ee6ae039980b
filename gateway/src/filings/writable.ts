import { findTransition, mayAct } from '@registrar/domain/transitions';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import type { Deed } from '../platform/deed';
import { refuse } from '../platform/refusal';
import { findApplication, isGroupFiling } from './application';
import { firstObjection } from './guards';
import { readSituation, type Situation } from './situation';
import { maySee } from './visibility';

/** An application for whoever may see it, as it stands between it and them; for anybody else it is not there. */
export async function seeApplication(db: Kysely<DB>, actor: Actor, id: string, now: Date, { forUpdate = false } = {}): Promise<Situation> {
  const application = await findApplication(db, id, { forUpdate });
  const situation = application && (await readSituation(db, application, actor, now));
  if (!situation || !maySee(situation)) refuse('REQ-404');
  return situation;
}

/** The draft, held for the deed, for whoever may write it. */
export async function openDraft(deed: Deed, actor: Actor, id: string): Promise<Situation> {
  const situation = await seeApplication(deed.tx, actor, id, deed.now, { forUpdate: true });
  requireWritable(situation, actor);
  return situation;
}

export function requireWritable(situation: Situation, actor: Actor): void {
  if (!situation.isOwner) refuse('PERM-403');
  if (!isOpenDraft(situation)) refuse('FLOW-409');
  if (!mayWrite(situation, actor)) refuse('PERM-403');
}

/** Answers and documents change as long as saving the draft is a step of the table. */
export function mayWrite(situation: Situation, actor: Actor): boolean {
  const { application } = situation;
  const transition = findTransition(application.row.status, 'saveDraft', isGroupFiling(application));
  return situation.isOwner && transition !== undefined && mayAct(transition, actor.role) && firstObjection(transition.guards, situation) === undefined;
}

function isOpenDraft({ application }: Situation): boolean {
  return findTransition(application.row.status, 'saveDraft', isGroupFiling(application)) !== undefined;
}
