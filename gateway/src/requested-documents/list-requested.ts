import {
  requestedDocumentItemSchema,
  type RequestedDocumentItem,
  type requestedDocumentPageSchema,
  type requestedDocumentQuerySchema,
  type reuploadPageSchema,
  type reuploadQuerySchema,
} from '@registrar/domain/calls/requested-documents';
import { searchedName } from '@registrar/domain/names';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { isAmongOwn } from '../applications/visible-to';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { containing } from '../platform/database/like-pattern';
import { pageOf } from '../platform/database/page-of';
import type { DB } from '../platform/database/schema.generated';
import { holdsNumber } from '../platform/database/searched-number';
import { companiesAnswered } from './reupload';

export interface ItemRow {
  readonly id: string;
  readonly kind: string;
  readonly number: string | null;
  readonly process_name: string;
  readonly application_id: string;
  readonly about_english: string;
  readonly about_nepali: string;
  readonly name_english: string;
  readonly name_nepali: string;
  readonly reason: string;
  readonly asked_at: Date;
  readonly due_on: string | null;
  readonly status: string;
}

/**
 * What was asked for beyond the list of an application. What lies there is with the office once it was handed in; a
 * verdict is the office's own until the application is sent back; after the decision nothing waits any more.
 */
const ofFilings = (where: RawBuilder<unknown>): RawBuilder<ItemRow> => sql<ItemRow>`
  select asked.id, 'FILING' as kind, application.application_number as number, application.process_name, application.id as application_id,
         application.title_english as about_english, application.title_nepali as about_nepali, asked.name_english, asked.name_nepali, asked.reason, asked.asked_at,
         case when application.status in ('ADDITIONAL_DOCUMENT_REQUESTED', 'SEND_FOR_CORRECTION') and lying.status is distinct from 'APPROVED' then to_char(application.due_on, 'YYYY-MM-DD') end as due_on,
         case when lying.status = 'APPROVED' then 'APPROVED'
              when application.status in ('APPROVED', 'SUCCESS', 'REJECTED') then 'WITHDRAWN'
              when lying.status = 'REJECTED' and application.status in ('ADDITIONAL_DOCUMENT_REQUESTED', 'SEND_FOR_CORRECTION') then 'REJECTED'
              when application.status = 'ADDITIONAL_DOCUMENT_REQUESTED' or lying.id is null then 'REQUESTED'
              else 'SUBMITTED' end as status
    from application
    join requested_document asked on asked.application_id = application.id
    left join filing_document lying on lying.application_id = application.id and lying.requirement_key = 'ADDITIONAL:' || asked.id and lying.removed_at is null
   where ${where}`;

const ofRegister = (where: RawBuilder<unknown>): RawBuilder<ItemRow> => sql<ItemRow>`
  select asked.id, 'RE_UPLOAD' as kind, asked.number, application.process_name, application.id as application_id,
         company.name_english as about_english, company.name_nepali as about_nepali, asked.name_english, asked.name_nepali, asked.reason, asked.asked_at,
         case when asked.status in ('REQUESTED', 'REJECTED') then to_char(asked.due_on, 'YYYY-MM-DD') end as due_on,
         asked.status
    from document_reupload asked
    join company on company.id = asked.company_id
    join filing_document document on document.id = asked.document_id
    join application on application.id = document.application_id
   where ${where}`;

/** One that has ended, or was not asked for at all, is none to bring. */
const OPEN = ['REQUESTED', 'SUBMITTED', 'REJECTED'] as const;

const ownRows = async (db: Kysely<DB>, accountId: string, now: Date): Promise<RawBuilder<ItemRow>> => {
  const companies = await companiesAnswered(db, accountId, now);
  return sql<ItemRow>`(${ofFilings(sql`${isAmongOwn(accountId, dayInNepal(now))}`)}
    union all ${ofRegister(sql`asked.company_id = any(${companies}::uuid[])`)})`;
};

/** What the office asked a person for: in the own applications, and of the register of companies they answer for. */
export async function listOwnRequested(
  db: Kysely<DB>,
  actor: Actor,
  { show, page, size }: z.output<typeof requestedDocumentQuerySchema>,
  now: Date,
): Promise<z.infer<typeof requestedDocumentPageSchema>> {
  let query = db.selectFrom((await ownRows(db, actor.accountId, now)).as('own')).selectAll();
  if (show === 'OPEN') query = query.where('status', 'in', [...OPEN]);
  const { rows, total } = await pageOf(query.orderBy('asked_at', 'desc').orderBy('id'), { page, size });
  return { items: rows.map((row) => toItem(row, dayInNepal(now))), total, page, size };
}

/** How many a person has to bring, with the nearest last day. */
export async function countToBring(
  db: Kysely<DB>,
  accountId: string,
  now: Date,
): Promise<{ readonly total: number; readonly dueOn: string | null }> {
  return db
    .selectFrom((await ownRows(db, accountId, now)).as('own'))
    .where('status', 'in', ['REQUESTED', 'REJECTED'])
    .select((of) => [sql<number>`count(*)`.as('total'), of.fn.min('due_on').as('dueOn')])
    .executeTakeFirstOrThrow();
}

/** One by its id, whoever asks; undefined: there is none. */
export async function findRequested(db: Kysely<DB>, id: string): Promise<ItemRow | undefined> {
  const {
    rows: [row],
  } = await sql<ItemRow>`${ofFilings(sql`asked.id = ${id} and application.discarded_at is null`)}
    union all ${ofRegister(sql`asked.id = ${id}`)}`.execute(db);
  return row;
}

/** The requests of the office; of every office for a role that reads everything. The nearest last day comes first. */
export async function listReuploads(
  db: Kysely<DB>,
  actor: Actor,
  { status, overdue, search, page, size }: z.output<typeof reuploadQuerySchema>,
  now: Date,
): Promise<z.infer<typeof reuploadPageSchema>> {
  const today = dayInNepal(now);
  const like = search ? containing(searchedName(search).text) : null;
  const rowsOf = sql<ItemRow & { company_id: string; registration_number: string; last_day: string }>`(
    select listed.*, held.company_id, company.registration_number, to_char(held.due_on, 'YYYY-MM-DD') as last_day
      from (${ofRegister(sql`(${may(actor.role, 'READ_EVERYTHING')} or asked.office_id = ${actor.officeId})
        and (${like}::text is null or ${holdsNumber(['asked.number', 'company.registration_number'], search ?? '')} or company.name_english ilike ${like} or company.name_nepali ilike ${like})`)}) listed
      join document_reupload held on held.id = listed.id
      join company on company.id = held.company_id)`;
  let query = db.selectFrom(rowsOf.as('listed')).selectAll();
  if (status) query = query.where('status', '=', status);
  if (overdue) query = query.where('due_on', '<', today);
  const { rows, total } = await pageOf(
    query
      .orderBy(sql`status in ('APPROVED', 'WITHDRAWN')`)
      .orderBy('last_day')
      .orderBy('id'),
    { page, size },
  );
  return {
    items: rows.map((row) => ({
      ...toItem(row, today),
      company: {
        id: row.company_id,
        nameEnglish: row.about_english,
        nameNepali: row.about_nepali,
        registrationNumber: row.registration_number,
      },
    })),
    total,
    page,
    size,
    mayAsk: may(actor.role, 'ASK_DOCUMENT_AGAIN'),
  };
}

export const toItem = (row: ItemRow, today: string): RequestedDocumentItem =>
  requestedDocumentItemSchema.parse({
    id: row.id,
    kind: row.kind,
    number: row.number,
    process: row.process_name,
    applicationId: row.application_id,
    about: { nameEnglish: row.about_english, nameNepali: row.about_nepali },
    name: { nameEnglish: row.name_english, nameNepali: row.name_nepali },
    reason: row.reason,
    askedAt: row.asked_at.toISOString(),
    dueOn: row.due_on,
    status: row.status,
    isOverdue: row.due_on !== null && row.due_on < today,
  });
