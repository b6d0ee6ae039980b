import type { Bilingual } from '@registrar/domain/bilingual';
import type { RequestDetail, RequestMessage } from '@registrar/domain/calls/requests';
import { documentMediaTypeSchema } from '@registrar/domain/calls/documents';
import { hasEnded, wordsOf } from '@registrar/domain/requests';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { describeRequest } from './applicant';
import { isOpen } from './move-request';
import type { RequestHandler, RequestRow } from './request-handler';
import { mayRead, sideOf } from './sight';

export interface FoundRequest {
  readonly handler: RequestHandler;
  readonly row: RequestRow;
}

/** A request for a person who may read it; for others it does not exist (REQ-404). */
export async function findRequest(
  db: Kysely<DB>,
  handlers: readonly RequestHandler[],
  actor: Actor,
  id: string,
  now: Date,
): Promise<FoundRequest> {
  const row = await db.selectFrom('request').selectAll().where('id', '=', id).executeTakeFirst();
  const handler = handlers.find(({ kind }) => kind.key === row?.kind);
  if (!row || !handler || !(await mayRead(db, handler, actor, row, now))) refuse('REQ-404');
  return { handler, row };
}

/** The request with its conversation, as this person may read it; null: the address that asked. */
export async function readRequest(
  db: Kysely<DB>,
  actor: Actor | null,
  handler: RequestHandler,
  row: RequestRow,
  now: Date,
): Promise<RequestDetail> {
  const { kind } = handler;
  const side = actor === null ? 'REQUESTER' : sideOf(handler, actor, row);
  const { about, applicant, askedBy } = await describeRequest(db, handler, row);
  const office = await db
    .selectFrom('office')
    .select(['name_english as nameEnglish', 'name_nepali as nameNepali'])
    .where('id', '=', row.office_id)
    .executeTakeFirstOrThrow();
  const ended = hasEnded(row.status);
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    status: row.status,
    about: named(about),
    applicant: named(applicant),
    askedBy: named(askedBy),
    office,
    askedAt: row.asked_at.toISOString(),
    dueOn: row.due_on,
    isOverdue: !ended && row.due_on !== null && row.due_on < dayInNepal(now),
    words: wordsOf(kind, row.answers),
    messages: await messagesOf(db, row, { office: side === 'REQUESTER' ? office : null, asker: named(askedBy) }),
    letters: [...(await handler.lettersOf(db, row))],
    mayWrite: side !== null && !ended,
    mayReopen: side === 'REQUESTER' && isOpen(handler, row, 'reopen'),
    version: row.version,
  };
}

type Named = RequestMessage['writtenBy'];

const named = ({ ne, en }: Bilingual): Named => ({ nameNepali: ne, nameEnglish: en });

const nameOf = (of: { name_english: string | null; name_nepali: string | null; username: string }): Named => ({
  nameEnglish: of.name_english ?? of.username,
  nameNepali: of.name_nepali ?? of.username,
});

/** @param office the name under which the office speaks; null: officers are read by their own names */
async function messagesOf(
  db: Kysely<DB>,
  { id }: RequestRow,
  { office, asker }: { readonly office: Named | null; readonly asker: Named },
): Promise<RequestMessage[]> {
  const rows = await db
    .selectFrom('request_message')
    .leftJoin('account', 'account.id', 'request_message.written_by')
    .selectAll('request_message')
    .select(['account.name_english', 'account.name_nepali', 'account.username'])
    .where('request_id', '=', id)
    .orderBy('written_at')
    .orderBy('request_message.id')
    .execute();
  if (rows.length === 0) return [];
  const files = await db
    .selectFrom('request_file')
    .select(['id', 'message_id', 'name', 'media_type', 'size'])
    .where(
      'message_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    side: row.side,
    action: row.action,
    text: row.text,
    writtenBy:
      office !== null && row.side === 'OFFICE'
        ? office
        : row.written_by === null
          ? asker
          : nameOf({ ...row, username: row.username ?? '' }),
    writtenAt: row.written_at.toISOString(),
    files: files
      .filter(({ message_id }) => message_id === row.id)
      .map((file) => ({
        id: file.id,
        name: file.name,
        mediaType: documentMediaTypeSchema.parse(file.media_type),
        size: file.size,
      })),
  }));
}
