import { requestDetailSchema, type RequestDetail, type WriteRequestMessage } from '@registrar/domain/calls/requests';
import { hasEnded } from '@registrar/domain/requests';
import { storeDocument, type StoredDocument } from '../documents/store-document';
import { fieldIssues } from '@registrar/domain/messages';
import { z } from 'zod';
import type { Actor } from '../platform/actor';
import { idempotently } from '../platform/idempotency';
import { domainLanguage, type WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { takeUpload } from '../uploads/given-file';
import { lockRequest } from './move-request';
import { notifyOffice, notifyRequester } from './notify-of-request';
import { findRequest, readRequest } from './read-request';
import type { RequestHandler, RequestRow } from './request-handler';
import { sideOf } from './sight';
import { writeMessage } from './write-message';

export interface Writing {
  readonly key: string | undefined;
  readonly language: WireLanguage;
}

/**
 * A person of either side writes to the other, with files; the other side is notified. The version of the request
 * rises, so that nobody decides without having read it.
 */
export async function writeToRequest(
  platform: Platform,
  actor: Actor,
  handlers: readonly RequestHandler[],
  id: string,
  written: WriteRequestMessage,
  { key, language }: Writing,
): Promise<RequestDetail> {
  const {
    database: { db },
    clock,
    runUnitOfWork,
  } = platform;
  const once = { key, request: ['request-message', id, written], answer: requestDetailSchema };
  // the uploads are consumed once: a retry with the same key must not look for them again
  if (key && (await isKnown(platform, actor, key)))
    return runUnitOfWork((unit) =>
      idempotently(unit, actor, once, () => refuse('FLOW-409', { message: 'requests.notAllowed' })),
    );
  const { handler, row } = await findRequest(db, handlers, actor, id, clock.now());
  const side = sideWriting(handler, actor, row);
  const { files: rules } = handler.kind;
  const few = z.array(z.uuid()).max(rules.maximum, { error: 'LIST_TOO_LONG' });
  const fitting = z.object({ uploadIds: few }).safeParse(written);
  if (!fitting.success) refuse('VAL-422', { errors: fieldIssues(fitting.error, domainLanguage(language)) });
  const files: StoredDocument[] = [];
  for (const uploadId of written.uploadIds)
    files.push(await storeDocument(platform, await takeUpload(platform, actor, uploadId), rules, language));
  return runUnitOfWork((unit) =>
    idempotently(unit, actor, once, async () => {
      const locked = (await lockRequest(unit, id)) ?? refuse('REQ-404');
      sideWriting(handler, actor, locked);
      if (side === 'OFFICE') await handler.refuseRelated(unit, actor, locked, language);
      const told = await writeAndTell(unit, handler, locked, { side, text: written.text, by: actor, files });
      return readRequest(unit.tx, actor, handler, told, unit.now);
    }),
  );
}

function sideWriting(handler: RequestHandler, actor: Actor, row: RequestRow): 'OFFICE' | 'REQUESTER' {
  const side = sideOf(handler, actor, row);
  if (side === null) refuse('PERM-403');
  if (hasEnded(row.status)) refuse('FLOW-409', { message: 'requests.ended' });
  return side;
}

async function isKnown({ database: { db } }: Platform, { accountId }: Actor, key: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('idempotency')
      .select('key')
      .where('user_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirst()) !== undefined
  );
}

export interface Written {
  readonly side: 'OFFICE' | 'REQUESTER';
  readonly text: string;
  /** Null: the address that asked. */
  readonly by: Actor | null;
  readonly files: readonly StoredDocument[];
}

/** Adds a message to a locked request and tells the other side. */
export async function writeAndTell(
  unit: UnitOfWork,
  handler: RequestHandler,
  row: RequestRow,
  written: Written,
): Promise<RequestRow> {
  const told = await write(unit, handler, row, written);
  await notifyOther(unit, handler, told, written.side, written.text);
  return told;
}

async function write(
  unit: UnitOfWork,
  handler: RequestHandler,
  row: RequestRow,
  { side, text, by, files }: Written,
): Promise<RequestRow> {
  await writeMessage(unit, row.id, { side, action: 'WRITE', text, by: by?.accountId ?? null, files });
  const told = await unit.tx
    .updateTable('request')
    .set({ version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  unit.audit({
    actor: by,
    action: 'REQUEST_MESSAGE_WRITTEN',
    objectType: handler.audit.object,
    objectId: row.id,
    objectVersion: told.version,
    after: { number: row.number, side, files: files.map(({ sha256 }) => sha256) },
    remark: text,
  });
  return told;
}

async function notifyOther(
  unit: UnitOfWork,
  handler: RequestHandler,
  row: RequestRow,
  side: 'OFFICE' | 'REQUESTER',
  text: string,
): Promise<void> {
  if (side === 'REQUESTER') {
    const notice = { title: 'requests.answered.title', body: 'requests.answered.body' } as const;
    return notifyOffice(unit, handler, row, notice, text);
  }
  return notifyRequester(
    unit,
    handler,
    row,
    {
      type: 'REQUEST_MESSAGE',
      title: 'requests.message.title',
      body: 'requests.message.body',
      sms: 'requests.message.sms',
      next: 'requests.message.next',
    },
    text,
  );
}
