import type { ReopenRequest } from '@registrar/domain/calls/requests';
import type { Actor } from '../platform/actor';
import type { WireLanguage } from '../platform/language';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { isOpen, lockRequest, moveRequest } from './move-request';
import { notifyOffice, notifyRequester } from './notify-of-request';
import type { RequestHandler, RequestRow } from './request-handler';
import { mayRead, sideOf } from './sight';

export interface Refusing {
  readonly version: number;
  readonly remark: string;
}

/** An officer of its office refuses a request with a reason; the requester is notified and may open it again. */
export async function refuseRequest(
  unit: UnitOfWork,
  actor: Actor,
  handler: RequestHandler,
  id: string,
  { version, remark }: Refusing,
  language: WireLanguage,
): Promise<void> {
  const row = await lockWithSubject(unit, handler, id);
  if (!row || sideOf(handler, actor, row) !== 'OFFICE') refuse('REQ-404');
  // what an officer has begun ends with that work
  if (row.status === 'IN_HAND' || row.status === 'DONE' || row.status === 'REFUSED')
    refuse('FLOW-409', { message: 'requests.notAllowed' });
  if (row.version !== version) refuse('VER-412');
  await handler.refuseRelated(unit, actor, row, language);
  await endRequest(unit, actor, handler, row, { action: 'refuse', reason: remark });
}

/** The outcome of a locked request. Of a refusal the requester is notified; what was granted brings its own notice. */
export async function endRequest(
  unit: UnitOfWork,
  actor: Actor,
  handler: RequestHandler,
  row: RequestRow,
  { action, reason }: { readonly action: 'refuse' | 'finish'; readonly reason: string },
): Promise<void> {
  const ended = await moveRequest(unit, handler, row, { action, by: actor, reason });
  if (action === 'refuse') await notifyRequester(unit, handler, ended, handler.notices.refused, reason);
}

/** The requester opens an answered request again, with the reason; the officers who decide are notified. */
export async function reopenRequest(
  unit: UnitOfWork,
  actor: Actor,
  handler: RequestHandler,
  id: string,
  { version, reason }: ReopenRequest,
): Promise<void> {
  const row = await lockWithSubject(unit, handler, id);
  if (!row || !(await mayRead(unit.tx, handler, actor, row, unit.now))) refuse('REQ-404');
  if (sideOf(handler, actor, row) !== 'REQUESTER') refuse('PERM-403');
  if (row.version !== version) refuse('VER-412');
  if (!isOpen(handler, row, 'reopen')) refuse('FLOW-409', { message: 'requests.notAllowed' });
  if (handler.kind.about !== 'ANYTHING') await refuseSecond(unit, row);
  await handler.requireReopenable(unit, row);
  const reopened = await moveRequest(unit, handler, row, { action: 'reopen', by: actor, reason });
  const notice = { title: 'requests.reopened.title', body: 'requests.reopened.body' } as const;
  await notifyOffice(unit, handler, reopened, notice, reason);
}

/** The subject is locked first, as in every unit of work on it. */
async function lockWithSubject(unit: UnitOfWork, handler: RequestHandler, id: string): Promise<RequestRow | undefined> {
  const found = await unit.tx
    .selectFrom('request')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', handler.kind.key)
    .executeTakeFirst();
  if (!found) return undefined;
  await handler.lockSubject(unit, found);
  return lockRequest(unit, id);
}

/** Another one about the same subject was asked meanwhile. */
async function refuseSecond({ tx }: UnitOfWork, { id, kind, subject_id, company_id }: RequestRow): Promise<void> {
  const open = await tx
    .selectFrom('request')
    .select('id')
    .where('kind', '=', kind)
    .where((of) =>
      subject_id === null
        ? of.and([of('subject_id', 'is', null), of('company_id', '=', company_id)])
        : of('subject_id', '=', subject_id),
    )
    .where('id', '<>', id)
    .where('status', 'not in', ['DONE', 'REFUSED'])
    .executeTakeFirst();
  if (open) refuse('FLOW-409', { message: 'requests.waits' });
}
