import type {
  GrievanceDetail,
  GrievanceItem,
  grievancePageSchema,
  grievanceQuerySchema,
} from '@registrar/domain/calls/grievances';
import { may } from '@registrar/domain/permissions';
import { grievance, hasEnded } from '@registrar/domain/requests';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { pageOf } from '../../platform/database/page-of';
import type { DB } from '../../platform/database/schema.generated';
import { holdsNumber } from '../../platform/database/searched-number';
import { readTerm } from '../../platform/terms';
import { findRequest, readRequest } from '../read-request';
import type { RequestRow } from '../request-handler';
import { sideOf } from '../sight';
import { answersOpenTo, mayEscalate, mayRate } from './conduct';
import { grievanceHandler, grievanceOf } from './grievance-handler';
import { isConcernedBy, officersFor } from './impartial';

type Name = { readonly nameEnglish: string; readonly nameNepali: string };

/** For a person who may read it; for others it does not exist (REQ-404). */
export async function readGrievance(db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<GrievanceDetail> {
  const { row } = await findRequest(db, [grievanceHandler], actor, id, now);
  return describeGrievance(db, actor, row, now);
}

/** As this person may read it; null: the proven address. */
export async function describeGrievance(
  db: Kysely<DB>,
  actor: Actor | null,
  row: RequestRow,
  now: Date,
): Promise<GrievanceDetail> {
  const request = await readRequest(db, actor, grievanceHandler, row, now);
  const own = await grievanceOf(db, row.id);
  const { subject, officer } = grievance.answers.parse(row.answers);
  const side = actor === null ? 'REQUESTER' : sideOf(grievanceHandler, actor, row);
  const answer = actor === null ? [] : await answersOpenTo(db, actor, row, own, now);
  const open = side === 'OFFICE' && !hasEnded(row.status);
  const officers = open ? await officersFor(db, row, own, now) : [];
  const { grievanceRemedyDays: days } = await readTerm(db, 'REQUEST_TERMS', dayInNepal(row.ended_at ?? now));
  return {
    ...request,
    subject,
    officer: officer ?? null,
    ...(await aboutOf(db, row.id)),
    handler: await nameOfAccount(db, own.handler),
    escalatedAt: own.escalated_at?.toISOString() ?? null,
    stage: row.reopened_at === null ? 1 : 2,
    outcome: own.outcome,
    remedy: own.remedy_until === null ? null : { until: own.remedy_until, days },
    satisfaction: own.satisfaction,
    may: {
      hand: officers.length > 0,
      escalate: mayEscalate(actor, row, own, now),
      rate: side === 'REQUESTER' && mayRate(row, own),
      answer,
    },
    officers: officers.map(({ id, nameEnglish, nameNepali }) => ({ id, nameEnglish, nameNepali })),
  };
}

async function aboutOf(db: Kysely<DB>, requestId: string) {
  const found = await db
    .selectFrom('grievance')
    .innerJoin('request', 'request.id', 'grievance.request_id')
    .leftJoin('application', 'application.id', 'grievance.application_id')
    .leftJoin('invoice', 'invoice.id', 'grievance.invoice_id')
    .leftJoin('company', 'company.id', 'request.company_id')
    .select(['application.id as applicationId', 'application.application_number as applicationNumber'])
    .select(['invoice.number as invoiceNumber', 'company.name_english', 'company.name_nepali'])
    .where('grievance.request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  const { applicationId, applicationNumber, invoiceNumber, name_english, name_nepali } = found;
  const company =
    name_english === null || name_nepali === null ? null : { nameEnglish: name_english, nameNepali: name_nepali };
  return { applicationId, applicationNumber, invoiceNumber, company };
}

async function nameOfAccount(db: Kysely<DB>, id: string | null): Promise<Name | null> {
  if (id === null) return null;
  return db
    .selectFrom('account')
    .select(['name_english as nameEnglish', 'name_nepali as nameNepali'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The own ones; for officers those of their office that do not concern them; for who reads everything, all. */
export async function listGrievances(
  db: Kysely<DB>,
  actor: Actor,
  { page, size, queue, search }: z.infer<typeof grievanceQuerySchema>,
  now: Date,
): Promise<z.infer<typeof grievancePageSchema>> {
  const today = dayInNepal(now);
  const reads = may(actor.role, grievance.readWith);
  const found = db
    .selectFrom('request')
    .innerJoin('grievance', 'grievance.request_id', 'request.id')
    .leftJoin('account as asker', 'asker.id', 'request.requester_account')
    .leftJoin('account as officer', 'officer.id', 'grievance.handler')
    .where('request.kind', '=', grievance.key)
    .$if(!reads, (query) => query.where('request.requester_account', '=', actor.accountId))
    .$if(reads, (query) => query.where((where) => where.not(isConcernedBy(sql`${actor.accountId}::uuid`, today))))
    .$if(reads && !may(actor.role, 'READ_EVERYTHING'), (query) =>
      query.where('request.office_id', '=', actor.officeId ?? -1),
    )
    .$if(queue === 'ANSWERED', (query) => query.where('request.status', 'in', ['DONE', 'REFUSED']))
    .$if(queue !== 'ANSWERED', (query) => query.where('request.status', 'not in', ['DONE', 'REFUSED']))
    .$if(queue === 'OVERDUE', (query) => query.where('request.due_on', '<', today))
    .$if(search !== undefined && search !== '', (query) => query.where(holdsNumber(['request.number'], search ?? '')));
  const { rows, total } = await pageOf(
    found
      .selectAll('request')
      .select(['grievance.outcome', 'grievance.escalated_at', 'grievance.contact_name'])
      .select(['asker.name_english as asker_english', 'asker.name_nepali as asker_nepali'])
      .select(['officer.name_english as officer_english', 'officer.name_nepali as officer_nepali'])
      .orderBy(queue === 'ANSWERED' ? sql`request.ended_at desc` : sql`request.due_on`)
      .orderBy('request.asked_at')
      .orderBy('request.id'),
    { page, size },
  );
  const items = rows.map((row): GrievanceItem => ({
    id: row.id,
    number: row.number,
    subject: grievance.answers.parse(row.answers).subject,
    status: row.status,
    outcome: row.outcome,
    applicant: {
      nameEnglish: row.asker_english ?? row.contact_name ?? '',
      nameNepali: row.asker_nepali ?? row.contact_name ?? '',
    },
    handler:
      row.officer_english === null || row.officer_nepali === null
        ? null
        : { nameEnglish: row.officer_english, nameNepali: row.officer_nepali },
    askedAt: row.asked_at.toISOString(),
    dueOn: row.due_on,
    isOverdue: !hasEnded(row.status) && row.due_on !== null && row.due_on < today,
    isEscalated: row.escalated_at !== null,
  }));
  return { items, total, page, size, mayAsk: may(actor.role, grievance.askedWith) };
}
