import { addDays } from '@registrar/domain/calendar';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { GiveOpinionRequest, OpinionFile, OpinionRequest } from '@registrar/domain/calls/opinion-requests';
import { opinionBodies } from '@registrar/domain/enumerations';
import { firstOpenDay, proceedingKind } from '@registrar/domain/proceedings';
import type { Kysely } from 'kysely';
import { isClosed, readOfficeHours } from '../applications/working-hours';
import type { StoredDocument } from '../documents/store-document';
import { takeNumber } from '../money/take-number';
import { masked, sentTo, type LinkChannel } from '../outside/link-addresses';
import { proveLinkCode, sendLinkCode } from '../outside/link-code';
import { answerLink, findLink, type OutsideLink } from '../outside/outside-link';
import { letterLink } from '../papers/read-letters';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { domainLanguage } from '../platform/language';
import { Refusal, refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { lookSoon, scheduleDue } from './due-job';
import { lockWithCompany, type ProceedingRow } from './lock-proceeding';
import { mailOpinionReceipt, notifyOfOpinion } from './notify-of-opinion';
import { readOpinionBody, type OpinionRow } from './opinion-bodies';
import { endOf, PURPOSE, type Opinion } from './opinion-links';
import { scheduleOpinionReminders } from './opinion-reminders';
import { named } from './proceeding-words';
import { noticesOf } from './read-proceeding';

/** RP-2083/84-KTM-000012: answers (raya pratikriya) by office and fiscal year. */
const SERIES = { key: 'PROCEEDING_OPINION', prefix: 'RP' };

interface Asked {
  readonly link: OutsideLink;
  readonly opinion: Opinion;
  readonly row: ProceedingRow;
  readonly body: OpinionRow;
  readonly state: OpinionRequest['state'];
}

/** @throws REQ-404 for a token that is guessed or replaced */
async function findAsked(db: Kysely<DB>, token: string, now: Date, locked?: ProceedingRow): Promise<Asked> {
  const link = await findLink(db, PURPOSE, { actor: null, reference: token }, { forUpdate: locked !== undefined });
  const opinion = await db
    .selectFrom('proceeding_opinion')
    .selectAll()
    .where('id', '=', link.object_id)
    .executeTakeFirstOrThrow();
  const row =
    locked ??
    (await db.selectFrom('proceeding').selectAll().where('id', '=', opinion.proceeding_id).executeTakeFirstOrThrow());
  const body = await readOpinionBody(db, opinionBodies.schema.parse(opinion.body), dayInNepal(now));
  return { link, opinion, row, body, state: stateOf(link, opinion, row, body, now) };
}

function stateOf(link: OutsideLink, opinion: Opinion, row: ProceedingRow, body: OpinionRow, now: Date) {
  // whoever had the address before is not the body any more
  if (link.email !== body.email || link.revoked_at !== null) return 'CLOSED';
  if (link.answer !== null) return 'ANSWERED';
  if (row.ended_at !== null || opinion.status !== 'REQUESTED') return 'CLOSED';
  return link.expires_at === null || link.expires_at <= now ? 'EXPIRED' : 'OPEN';
}

/** What the link asks; reading it changes nothing, because mail programs open links too. */
export async function viewOpinionRequest(db: Kysely<DB>, token: string, now: Date): Promise<OpinionRequest> {
  return shownBy(db, await findAsked(db, token, now));
}

async function shownBy(db: Kysely<DB>, { link, opinion, row, body, state }: Asked): Promise<OpinionRequest> {
  const company = await db
    .selectFrom('company')
    .select(['name_english', 'name_nepali', 'registration_number'])
    .where('id', '=', row.company_id)
    .executeTakeFirstOrThrow();
  const kind = proceedingKind(row.kind);
  const isShut = state === 'CLOSED';
  return {
    state,
    body: opinionBodies.schema.parse(opinion.body),
    bodyName: { nameEnglish: body.nameEnglish, nameNepali: body.nameNepali },
    company: {
      regNo: company.registration_number,
      nameEnglish: company.name_english,
      nameNepali: company.name_nepali,
    },
    proceeding: { number: row.number, name: named(kind.name) },
    question: isShut ? '' : opinion.question,
    requestedAt: opinion.requested_at.toISOString(),
    dueOn: opinion.due_on,
    moreDays: opinion.more_days > 0 && opinion.more_time_at === null ? opinion.more_days : null,
    moreTime:
      opinion.more_time_at === null
        ? null
        : { on: dayInNepal(opinion.more_time_at), reason: opinion.more_time_reason ?? '' },
    before: isShut ? null : await judgedBefore(db, opinion),
    notices: isShut
      ? []
      : (await noticesOf(db, row.id))
          .filter(({ returned_on }) => returned_on === null)
          .map((notice) => ({
            name: named(
              kind.notices.find(({ key }) => key === notice.kind)?.name ?? { ne: notice.kind, en: notice.kind },
            ),
            publishedOn: notice.published_on,
            endsOn: notice.ends_on,
            text:
              notice.text_nepali === null || notice.text_english === null
                ? null
                : { nepali: notice.text_nepali, english: notice.text_english },
            paper: notice.letter_code === null ? null : letterLink(notice.letter_code),
          })),
    language: domainLanguage(link.language),
    contacts: masked(sentTo(link)),
    answer: state === 'ANSWERED' ? answerOf(opinion) : null,
  };
}

const answerOf = ({ number, answer_kind, answer, claim_paisa, file_name, answered_at }: Opinion) =>
  answer_kind === null || answered_at === null
    ? null
    : {
        number: number ?? '',
        kind: answer_kind,
        text: answer ?? '',
        claimPaisa: claim_paisa,
        file: file_name,
        at: answered_at.toISOString(),
      };

/** Why the office did not take the answer that the body gave before. */
async function judgedBefore(db: Kysely<DB>, { id, proceeding_id, body }: Opinion): Promise<string | null> {
  const before = await db
    .selectFrom('proceeding_opinion')
    .select(['status', 'reason'])
    .where('proceeding_id', '=', proceeding_id)
    .where('body', '=', body)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before?.status === 'REJECTED' ? before.reason : null;
}

/** A link that may be answered now, locked with its company and its proceeding. */
async function openAsked(unit: UnitOfWork, token: string): Promise<Asked> {
  const { row: found } = await findAsked(unit.tx, token, unit.now);
  const row = (await lockWithCompany(unit, found.id)) ?? refuse('REQ-404');
  const asked = await findAsked(unit.tx, token, unit.now, row);
  return asked.state === 'OPEN' ? asked : refuse('FLOW-409', { message: REFUSED[asked.state] });
}

const REFUSED = {
  ANSWERED: 'opinion.answeredAlready',
  EXPIRED: 'opinion.expired',
  CLOSED: 'opinion.closed',
} as const;

/** Sends a code to the address that the link went to. */
export async function sendOpinionOtp(
  unit: UnitOfWork,
  pepper: string,
  token: string,
  channel: LinkChannel,
): Promise<OtpSent> {
  const { link } = await openAsked(unit, token);
  return sendLinkCode(unit, pepper, { purpose: PURPOSE, link, channel }, 'sms.opinionOtp');
}

/** Checked before a file is read. */
export async function requireOpinionOpen(unit: UnitOfWork, token: string): Promise<void> {
  await openAsked(unit, token);
}

/** Keeps a file that was judged and stored; it belongs to the answer that names it, and the next one replaces it. */
export async function keepOpinionFile(
  unit: UnitOfWork,
  token: string,
  { name, sha256, mediaType, size }: StoredDocument,
): Promise<OpinionFile> {
  const { opinion } = await openAsked(unit, token);
  await unit.tx
    .updateTable('proceeding_opinion')
    .set({ file_name: name, file_sha256: sha256, file_type: mediaType, file_size: size })
    .where('id', '=', opinion.id)
    .execute();
  return { id: sha256, name, size };
}

/**
 * Takes the answer of a body, or its request for more time, by the code. A wrong code returns a refusal instead of
 * throwing, so that the attempt is counted.
 *
 * @throws FLOW-409 where the link cannot be answered any more, or the file was replaced meanwhile
 */
export async function giveOpinion(
  unit: UnitOfWork,
  pepper: string,
  token: string,
  request: GiveOpinionRequest,
): Promise<Refusal | undefined> {
  const asked = await openAsked(unit, token);
  const { link, opinion } = asked;
  if (request.kind === 'MORE_TIME' && (opinion.more_days === 0 || opinion.more_time_at !== null))
    refuse('FLOW-409', { message: 'opinion.noMoreTime' });
  if (request.kind !== 'MORE_TIME' && request.file !== undefined && request.file !== opinion.file_sha256)
    refuse('FLOW-409', { message: 'opinion.otherFile' });
  const { channel, otp } = request;
  const address = await proveLinkCode(unit, pepper, { purpose: PURPOSE, link, channel }, otp);
  if (address instanceof Refusal) return address;
  if (request.kind === 'MORE_TIME') await addTime(unit, asked, request.text);
  else await keepAnswer(unit, asked, request, address);
  return undefined;
}

async function keepAnswer(
  unit: UnitOfWork,
  asked: Asked,
  request: Exclude<GiveOpinionRequest, { kind: 'MORE_TIME' }>,
  address: string,
): Promise<void> {
  const { link, opinion, row } = asked;
  const { kind, text, file } = request;
  const today = dayInNepal(unit.now);
  const { number } = await takeNumber(unit, SERIES, row.office_id, today);
  const shown = await shownBy(unit.tx, asked);
  const answered = await unit.tx
    .updateTable('proceeding_opinion')
    .set({
      status: 'SUBMITTED',
      answer: text,
      answer_kind: kind,
      claim_paisa: request.kind === 'OBJECTION' ? (request.claimPaisa ?? null) : null,
      answered_on: today,
      answered_at: unit.now,
      number,
      ...(file === undefined && { file_name: null, file_sha256: null, file_type: null, file_size: null }),
    })
    .where('id', '=', opinion.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await answerLink(unit, PURPOSE, link, { answer: kind, remark: text, shown });
  lookSoon(unit, row.id);
  unit.audit({
    actor: null,
    action: 'PROCEEDING_OPINION_ANSWERED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    after: { opinionId: opinion.id, number, kind, claimPaisa: answered.claim_paisa, file: answered.file_sha256 },
    remark: text,
  });
  await mailOpinionReceipt(unit, row, answered, address);
  await notifyOfOpinion(unit, row, answered, 'answered');
}

/** The days of the row, once; the last day falls on one on which the office is open. */
async function addTime(unit: UnitOfWork, { link, opinion, row }: Asked, reason: string): Promise<void> {
  const hours = await readOfficeHours(unit.tx, dayInNepal(unit.now));
  const dueOn = firstOpenDay(addDays(opinion.due_on, opinion.more_days), (day) => isClosed(day, hours));
  const extended = await unit.tx
    .updateTable('proceeding_opinion')
    .set({ due_on: dueOn, more_time_at: unit.now, more_time_reason: reason })
    .where('id', '=', opinion.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await unit.tx
    .updateTable('outside_link')
    .set({ expires_at: endOf(dueOn) })
    .where('id', '=', link.id)
    .execute();
  scheduleDue(unit, row.id, dueOn);
  await scheduleOpinionReminders(unit, extended);
  unit.audit({
    actor: null,
    action: 'PROCEEDING_OPINION_TIME_ADDED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    before: { dueOn: opinion.due_on },
    after: { opinionId: opinion.id, dueOn },
    remark: reason,
  });
  await notifyOfOpinion(unit, row, extended, 'moreTime');
}
