import type { Bilingual } from '@registrar/domain/bilingual';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import type { RequestHandler, RequestRow, RequestSubject } from './request-handler';

export interface DescribedRequest extends RequestSubject {
  /** The account or contact that asked. */
  readonly askedBy: Bilingual;
  /** Whom lists and mails name, as the kind says. */
  readonly applicant: Bilingual;
}

/** A request by what it is about and by its people. */
export async function describeRequest(
  db: Kysely<DB>,
  handler: RequestHandler,
  row: RequestRow,
): Promise<DescribedRequest> {
  const subject = await handler.describe(db, row);
  const askedBy = await askerOf(db, handler, row);
  const applicant = handler.kind.applicant === 'PAYER' ? (subject.payer ?? askedBy) : askedBy;
  return { ...subject, askedBy, applicant };
}

async function askerOf(db: Kysely<DB>, handler: RequestHandler, row: RequestRow): Promise<Bilingual> {
  if (row.requester_account === null) {
    const name = (await handler.contactName?.(db, row)) ?? row.requester_contact ?? '';
    return { ne: name, en: name };
  }
  const account = await db
    .selectFrom('account')
    .select(['name_english', 'name_nepali', 'username'])
    .where('id', '=', row.requester_account)
    .executeTakeFirstOrThrow();
  return { ne: account.name_nepali ?? account.username, en: account.name_english ?? account.username };
}
