import { may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import type { RequestHandler, RequestRow } from './request-handler';

/** The side on which a person who may read the request writes; null: on none. */
export function sideOf(
  { kind }: RequestHandler,
  { role, officeId }: Actor,
  row: RequestRow,
): 'OFFICE' | 'REQUESTER' | null {
  if (may(role, kind.decidedWith) && officeId === row.office_id) return 'OFFICE';
  return may(role, kind.askedWith) ? 'REQUESTER' : null;
}

/**
 * For the person who asked, whoever else speaks for the requester, readers of the kind at the request's office, and
 * roles that read everything; for others it does not exist (REQ-404).
 */
export async function mayRead(
  db: Kysely<DB>,
  handler: RequestHandler,
  actor: Actor,
  row: RequestRow,
  now: Date,
): Promise<boolean> {
  const { kind } = handler;
  if (may(actor.role, kind.readWith) && (actor.officeId === row.office_id || may(actor.role, 'READ_EVERYTHING')))
    return true;
  if (!may(actor.role, kind.askedWith)) return false;
  return row.requester_account === actor.accountId || handler.speaksForRequester(db, actor, row, now);
}
