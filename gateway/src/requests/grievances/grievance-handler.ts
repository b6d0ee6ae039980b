import { outsidePage } from '@registrar/domain/outside';
import { grievance } from '@registrar/domain/requests';
import type { Kysely } from 'kysely';
import { mailOf } from '../../accounts/messages';
import { noticeContent } from '../../notifications/notice';
import { dayFact, fact } from '../../notifications/facts';
import { issueLink, linksOf } from '../../outside/outside-link';
import { lettersFor } from '../../papers/letters-for';
import { letterLink } from '../../papers/read-letters';
import type { DB } from '../../platform/database/schema.generated';
import { sentence } from '../../platform/language';
import { mailJob } from '../../platform/outbound/message-jobs';
import { refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { REQUEST_ACTIONS, type RequesterNotice, type RequestHandler, type RequestRow } from '../request-handler';
import { isKeptFrom, type GrievanceRow } from './impartial';

export const GRIEVANCES_PAGE = '/grievance';
const LINK = 'GRIEVANCE';

/** A complaint about the office: read and answered by nobody whom it concerns. */
export const grievanceHandler: RequestHandler = {
  kind: grievance,
  audit: {
    object: 'grievance',
    asked: 'GRIEVANCE_ASKED',
    actions: {
      ...REQUEST_ACTIONS,
      refuse: 'GRIEVANCE_ANSWERED',
      finish: 'GRIEVANCE_ANSWERED',
      reopen: 'GRIEVANCE_REOPENED',
    },
  },
  notices: {
    work: 'WORK_GRIEVANCE',
    officePage: GRIEVANCES_PAGE,
    requesterPage: GRIEVANCES_PAGE,
    requesterAction: 'mail.action.grievance',
    asked: { title: 'grievance.work.title', body: 'grievance.work.body' },
    refused: {
      type: 'GRIEVANCE_ANSWERED',
      title: 'grievance.answered.title',
      body: 'grievance.answered.body',
      sms: 'grievance.answered.sms',
      next: 'grievance.answered.next',
    },
  },
  lockSubject: async () => undefined,
  speaksForRequester: async () => false,
  keptFrom: isKeptFrom,
  async refuseRelated(unit, actor, request) {
    if (await isKeptFrom(unit.tx, actor.accountId, request, unit.now)) refuse('REQ-404');
  },
  requireReopenable: beginSecondStage,
  notifyContact,
  contactName: async (db, { id }) => (await grievanceOf(db, id)).contact_name ?? '',
  async describe(_, { number, answers }) {
    const { subject } = grievance.answers.parse(answers);
    return { reference: number, about: { ne: subject, en: subject }, payer: null };
  },
  async lettersOf(db, { id }) {
    const letters = await lettersFor(db, 'REQUEST', [id]).select('letter.code').orderBy('letter.issued_at').execute();
    return letters.map(({ code }) => ({ code, link: letterLink(code) }));
  },
};

export function grievanceOf(db: Kysely<DB>, requestId: string): Promise<GrievanceRow> {
  return db.selectFrom('grievance').selectAll().where('request_id', '=', requestId).executeTakeFirstOrThrow();
}

/** Another person answers it now; the first answer and whether it came in time are kept. */
async function beginSecondStage({ tx }: UnitOfWork, { id, ended_by, ended_at, due_on }: RequestRow): Promise<void> {
  await tx
    .updateTable('grievance')
    .set({
      first_answer_by: ended_by,
      first_ended_at: ended_at,
      first_due_on: due_on,
      handler: null,
      outcome: null,
      remedy_until: null,
      satisfaction: null,
      rated_at: null,
    })
    .where('request_id', '=', id)
    .execute();
}

/** The mail to a proven address, with a new link, which takes the place of the former one. */
async function notifyContact(
  unit: UnitOfWork,
  row: RequestRow,
  { title, body, next }: RequesterNotice,
  remark: string,
): Promise<void> {
  const { contact_name, language } = await grievanceOf(unit.tx, row.id);
  const to = row.requester_contact ?? '';
  const token = await newLink(unit, row, language);
  const { subject } = grievance.answers.parse(row.answers);
  const content = noticeContent(
    {
      title,
      body,
      next,
      remark,
      parameters: { number: row.number, request: row.number, about: subject, aboutNepali: subject },
      facts: [
        ...fact('fact.request', row.number),
        ...fact('fact.about', subject),
        ...dayFact('fact.dueOn', row.due_on),
      ],
      action: { label: 'mail.action.grievance', link: outsidePage(LINK, token) },
    },
    language,
    contact_name ?? undefined,
  );
  unit.enqueue(mailJob, mailOf(to, { ...content, closing: [{ text: sentence('mail.unknownToYou', language) }] }));
}

/** A new link to the ticket for the proven address; the former one ends. */
export async function newLink(
  unit: UnitOfWork,
  { id, requester_contact }: RequestRow,
  language: GrievanceRow['language'],
): Promise<string> {
  const before = (await linksOf(unit.tx, LINK, [id], { forUpdate: true })).get(id);
  const link = {
    purpose: LINK,
    objectId: id,
    accountId: null,
    email: requester_contact,
    mobileNumber: null,
    language,
    askedBy: null,
    expiresAt: null,
  } as const;
  return (await issueLink(unit, link, before)).token;
}
