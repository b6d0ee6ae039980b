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

/** The same by the id of a request of any of these kinds. */
export const readsRequestOf =
  (handlers: readonly RequestHandler[]) =>
  async (db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<boolean> => {
    const row = await db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirst();
    const handler = handlers.find(({ kind }) => kind.key === row?.kind);
    return row !== undefined && handler !== undefined && mayRead(db, handler, actor, row, now);
  };

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
    return (await handler.keptFrom?.(db, actor.accountId, row, now)) !== true;
  if (!may(actor.role, kind.askedWith)) return false;
  return row.requester_account === actor.accountId || handler.speaksForRequester(db, actor, row, now);
}
