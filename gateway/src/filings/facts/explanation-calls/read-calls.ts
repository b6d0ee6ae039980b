import type { CallDetail, CallsOfCompany, CallSummary } from '@registrar/domain/calls/explanation-calls';
import { callDetailSchema, callSummarySchema } from '@registrar/domain/calls/explanation-calls';
import { letterKinds } from '@registrar/domain/calls/letters';
import { isStaff, may, rolesWith } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { callListQuerySchema } from '@registrar/domain/calls/explanation-calls';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import { containing } from '../../../platform/database/like-pattern';
import { pageOf } from '../../../platform/database/page-of';
import type { DB } from '../../../platform/database/schema.generated';
import { holdsNumber } from '../../../platform/database/searched-number';
import { searchedName } from '@registrar/domain/names';
import { sentence, type WireLanguage } from '../../../platform/language';
import { refuse } from '../../../platform/refusal';
import { lettersFor } from '../../../papers/letters-for';
import { letterLink } from '../../../papers/read-letters';
import type { Noted } from '../../../register/access-log/note-access';
import { authorityOfReader, readerGround, type ReaderGround } from '../../../register/access-log/reader-ground';
import { privatePartsOf } from '../../../register/record/private-parts';
import { stateOn, withAnswer } from './call-state';

interface SummaryRow {
  readonly id: string;
  readonly number: string;
  readonly subject: string;
  readonly matter: string;
  readonly state: string;
  readonly opened_at: Date;
  readonly answer_by: string;
  readonly company_id: string;
  readonly company_english: string;
  readonly company_nepali: string;
  readonly registration_number: string;
}

const COLUMNS =
  sql.raw(`explanation_call.id, explanation_call.number, explanation_call.subject, explanation_call.matter, explanation_call.opened_at, to_char(explanation_call.answer_by, 'YYYY-MM-DD') as answer_by,
  company.id as company_id, company.name_english as company_english, company.name_nepali as company_nepali, company.registration_number`);
const FROM = sql`explanation_call join company on company.id = explanation_call.company_id ${withAnswer()}`;

const toSummary = (row: SummaryRow): CallSummary =>
  callSummarySchema.parse({
    id: row.id,
    number: row.number,
    subject: row.subject,
    matter: row.matter,
    state: row.state,
    openedOn: dayInNepal(row.opened_at),
    answerBy: row.answer_by,
    company: {
      id: row.company_id,
      nameEnglish: row.company_english,
      nameNepali: row.company_nepali,
      registrationNumber: row.registration_number,
    },
  });

/** The calls of the office; of every office for a role that reads everything. */
export async function listCalls(
  db: Kysely<DB>,
  actor: Actor,
  { state, search, page, size }: z.output<typeof callListQuerySchema>,
  now: Date,
) {
  const today = dayInNepal(now);
  const like = search ? containing(searchedName(search).text) : undefined;
  const calls = sql<SummaryRow>`(select ${COLUMNS}, ${stateOn(today)} as state from ${FROM} where
    (${may(actor.role, 'READ_EVERYTHING')} or explanation_call.office_id = ${actor.officeId})
    and (${state ?? null}::text is null or ${stateOn(today)} = ${state ?? null}::text)
    and (${like ?? null}::text is null or ${holdsNumber(['explanation_call.number', 'company.registration_number'], search ?? '')} or explanation_call.subject ilike ${like ?? ''} or company.name_english ilike ${like ?? ''} or company.name_nepali ilike ${like ?? ''}))`;
  const { rows, total } = await pageOf(
    db.selectFrom(calls.as('call')).selectAll().orderBy('opened_at', 'desc').orderBy('id'),
    { page, size },
  );
  return {
    items: rows.map(toSummary),
    total,
    page,
    size,
    mayOpen: may(actor.role, 'CALL_FOR_EXPLANATION'),
  };
}

/** The calls of one company, for its representatives and its office. */
export async function callsOfCompany(
  db: Kysely<DB>,
  actor: Actor,
  companyId: string,
  { now, note }: Noted,
): Promise<CallsOfCompany> {
  const today = dayInNepal(now);
  const company = await db
    .selectFrom('company')
    .select(['id', 'office_id as officeId'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  const ground = company && (await readerGround(db, actor, company, today));
  if (!company || !ground) refuse('REQ-404');
  await note(actor, { companyId, part: 'EXPLANATION_CALLS', ground });
  const matters = readableMatters(ground);
  const readable =
    matters === 'ALL'
      ? sql`true`
      : sql`explanation_call.matter in (select jsonb_array_elements_text(${JSON.stringify(matters)}::jsonb))`;
  const { rows } =
    await sql<SummaryRow>`select ${COLUMNS}, ${stateOn(today)} as state from ${FROM} where explanation_call.company_id = ${companyId} and ${readable} order by explanation_call.opened_at desc, explanation_call.id`.execute(
      db,
    );
  return {
    items: rows.map(toSummary),
    mayOpen: may(actor.role, 'CALL_FOR_EXPLANATION') && company.officeId === actor.officeId,
  };
}

/** The matters whose calls may be read on this ground. */
function readableMatters(ground: ReaderGround): 'ALL' | readonly string[] {
  const { calls } = privatePartsOf(authorityOfReader(ground));
  return calls === 'ALL' ? 'ALL' : [...calls];
}

export async function readCall(
  db: Kysely<DB>,
  actor: Actor,
  id: string,
  { now, note, language }: Noted & { readonly language: WireLanguage },
): Promise<CallDetail> {
  const today = dayInNepal(now);
  type Row = SummaryRow & {
    office_id: number;
    body: string;
    approved_on: string;
    opened_by: string;
    outcome: string | null;
    order_text: string | null;
    decided_at: Date | null;
    decided_by: string | null;
    version: number;
    answer_id: string | null;
    answer_number: string | null;
    answer_status: string | null;
    answer_version: number | null;
    answer_at: Date | null;
  };
  const {
    rows: [row],
  } = await sql<Row>`
    select ${COLUMNS}, explanation_call.office_id, body, to_char(approved_on, 'YYYY-MM-DD') as approved_on, opened_by, outcome, order_text, explanation_call.decided_at, explanation_call.decided_by, explanation_call.version,
      answer.id as answer_id, answer.application_number as answer_number, answer.status as answer_status, answer.version as answer_version, answer.submitted_at as answer_at, ${stateOn(today)} as state
      from ${FROM} where explanation_call.id = ${id}`.execute(db);
  const ground = row && (await readerGround(db, actor, { id: row.company_id, officeId: row.office_id }, today));
  if (!row || !ground) refuse('REQ-404');
  const matters = readableMatters(ground);
  if (matters !== 'ALL' && !matters.includes(row.matter)) refuse('REQ-404');
  await note(actor, { companyId: row.company_id, part: 'EXPLANATION_CALLS', ground });
  const staff = isStaff(actor.role);
  // only the company sees a draft
  const answered = row.answer_id !== null && (!staff || row.answer_status !== 'DRAFT');
  const people = await namesOf(db);
  const extensions = await db
    .selectFrom('proceeding_notice_extension as extension')
    .innerJoin('proceeding_notice', 'proceeding_notice.id', 'extension.notice_id')
    .selectAll('extension')
    .where('proceeding_id', '=', id)
    .orderBy('at')
    .execute();
  const letters = await lettersFor(db, 'PROCEEDING', [id])
    .select(['code', 'kind'])
    .where('revoked_at', 'is', null)
    .orderBy('issued_at')
    .execute();
  const decides =
    staff &&
    row.office_id === actor.officeId &&
    rolesWith('CALL_FOR_EXPLANATION').includes(actor.role) &&
    row.outcome === null;
  const hindrance = decides ? undecidable(row, actor, today) : null;
  const authority = staff ? null : authorityOfReader(ground);
  const waits = row.state === 'OPEN' || row.state === 'PAST_DUE';
  return callDetailSchema.parse({
    ...toSummary(row),
    text: row.body,
    approvedOn: row.approved_on,
    openedBy: await people(row.opened_by),
    extensions: await Promise.all(
      extensions.map(async ({ at, by, from_day, to_day, reason }) => ({
        at: at.toISOString(),
        by: await people(by),
        fromDay: from_day,
        toDay: to_day,
        reason,
      })),
    ),
    answer: answered
      ? {
          id: row.answer_id,
          applicationNumber: row.answer_number,
          status: row.answer_status,
          version: row.answer_version,
          submittedAt: row.answer_at?.toISOString() ?? null,
        }
      : null,
    decision:
      row.outcome === null
        ? null
        : {
            outcome: row.outcome,
            text: row.order_text ?? '',
            at: row.decided_at?.toISOString(),
            by: row.decided_by === null ? null : await people(row.decided_by),
          },
    letters: letters.map(({ code, kind }) => ({
      code,
      titleNe: letterKinds.name(letterKinds.schema.parse(kind)).ne,
      titleEn: letterKinds.name(letterKinds.schema.parse(kind)).en,
      link: letterLink(code),
    })),
    may: {
      answer: waits && authority !== null && (authority === 'ALL' || authority.includes('CALL_FOR_EXPLANATION')),
      extend: decides && waits,
      decide: decides && hindrance === null,
    },
    undecidable: hindrance === null ? null : sentence(hindrance, language),
    version: row.version,
  });
}

function undecidable(
  { state, answer_status, opened_by }: { state: string; answer_status: string | null; opened_by: string },
  actor: Actor,
  _today: string,
) {
  if (state === 'OPEN') return 'call.timeToAnswer' as const;
  if (state === 'PAST_DUE') return opened_by === actor.accountId ? ('call.secondPersonNeeded' as const) : null;
  return answer_status === 'VERIFY' ? null : ('call.answerNotVerified' as const);
}

async function namesOf(
  db: Kysely<DB>,
): Promise<(accountId: string) => Promise<{ nameEnglish: string; nameNepali: string }>> {
  return async (accountId) =>
    db
      .selectFrom('account')
      .select(['name_english as nameEnglish', 'name_nepali as nameNepali'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
}
