import { statusAfter, type RequestAction } from '@registrar/domain/requests';
import type { Actor } from '../platform/actor';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { dueDay } from './due-day';
import { writeMessage } from './write-message';
import { stateOf, type RequestHandler, type RequestRow } from './request-handler';

/** Locks it until the unit of work ends; undefined: there is none. */
export async function lockRequest({ tx }: UnitOfWork, id: string): Promise<RequestRow | undefined> {
  return tx.selectFrom('request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export type RequestMove =
  | { readonly action: 'pay' | 'withdraw' | 'take' | 'release'; readonly by: Actor | null }
  /** Done by the portal itself, without an officer. */
  | { readonly action: 'finish'; readonly by: null }
  | { readonly action: 'refuse' | 'finish'; readonly by: Actor; readonly reason: string }
  /** By null: the address that asked. */
  | { readonly action: 'reopen'; readonly by: Actor | null; readonly reason: string };

const MESSAGES = { refuse: 'REFUSE', finish: 'FINISH', reopen: 'REOPEN' } as const;

/**
 * Moves a locked request to its next status, with its audit; an outcome and the reason to open it again also stand in
 * the conversation. Opened again, it gets a new last day. An action that is not open is refused (FLOW-409).
 */
export async function moveRequest(
  unit: UnitOfWork,
  handler: RequestHandler,
  row: RequestRow,
  move: RequestMove,
): Promise<RequestRow> {
  const status = statusAfter(move.action, stateOf(handler, row));
  if (status === null) refuse('FLOW-409', { message: 'requests.notAllowed' });
  const reason = 'reason' in move ? move.reason : undefined;
  const moved = await unit.tx
    .updateTable('request')
    .set({ status, version: row.version + 1, ...(await changesOf(unit, handler, move)) })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if ('reason' in move)
    await writeMessage(unit, row.id, {
      side: move.action === 'reopen' ? 'REQUESTER' : 'OFFICE',
      action: MESSAGES[move.action],
      text: move.reason,
      by: move.by?.accountId ?? null,
      files: [],
    });
  unit.audit({
    actor: move.by,
    action: handler.audit.actions[move.action],
    objectType: handler.audit.object,
    objectId: row.id,
    objectVersion: moved.version,
    before: { status: row.status },
    after: { kind: row.kind, number: row.number, subjectId: row.subject_id, status },
    ...(reason !== undefined && { remark: reason }),
  });
  return moved;
}

type Changed = Pick<RequestRow, 'outcome_reason' | 'ended_at' | 'ended_by' | 'reopened_at' | 'due_on'>;

async function changesOf(unit: UnitOfWork, { kind }: RequestHandler, move: RequestMove): Promise<Partial<Changed>> {
  switch (move.action) {
    case 'pay':
      return { due_on: await dueDay(unit, kind) };
    case 'withdraw':
      return { ended_at: unit.now };
    case 'refuse':
    case 'finish':
      if (!('reason' in move)) return { ended_at: unit.now };
      return { outcome_reason: move.reason, ended_at: unit.now, ended_by: move.by.accountId };
    case 'reopen':
      return {
        outcome_reason: null,
        ended_at: null,
        ended_by: null,
        reopened_at: unit.now,
        due_on: await dueDay(unit, kind),
      };
    default:
      return {};
  }
}

/** Whether the status of the request allows the action. */
export const isOpen = (handler: RequestHandler, row: RequestRow, action: RequestAction): boolean =>
  statusAfter(action, stateOf(handler, row)) !== null;
