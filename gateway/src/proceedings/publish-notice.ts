import { createHash } from 'node:crypto';
import type { Bilingual, Language } from '@registrar/domain/bilingual';
import { inBothCalendars } from '@registrar/domain/calendar';
import type { PublishNoticeRequest, ReturnNoticeRequest } from '@registrar/domain/calls/proceedings';
import { provenChannels, type NoticeChannel } from '@registrar/domain/enumerations';
import {
  DISSOLUTION,
  noticeEndsOn,
  phasesOf,
  proceedingKind,
  type ProceedingKind,
  type ProceedingNotice,
} from '@registrar/domain/proceedings';
import { isClosed, readOfficeHours } from '../applications/working-hours';
import type { StoredDocument } from '../documents/store-document';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { awaiting, opensAPhase } from './allowed-acts';
import { issueNoticePaper, revokeNoticePaper } from './proceeding-papers';
import { standingEnd } from './standing-end';
import { lookSoon, scheduleDue } from './due-job';
import { refuseField } from '../platform/refuse-field';
import { tellFollowers } from './followers/tell-followers';
import { conductEvenEnded, holdSeen, type ProceedingRow } from './lock-proceeding';
import { factsOf } from './read-proceedings';

export interface Publication extends Omit<PublishNoticeRequest, 'uploadId'> {
  /** The cutting or the receipt. */
  readonly file: StoredDocument | null;
}

/**
 * Records that the office published or served a notice, with its text in both languages, its day and its proof. Its
 * last day follows from the length in force on the day of publication and from the holidays.
 *
 * @returns the id of the notice
 * @throws FLOW-409 while no phase waits for it, VAL-422 at the field that is wrong
 */
export async function publishNotice(
  unit: UnitOfWork,
  actor: Actor,
  proceedingId: string,
  { version, file, ...asked }: Publication,
  language: Language,
): Promise<string> {
  const row = await conductEvenEnded(unit, actor, { id: proceedingId, version });
  const { notice, length, text } = await requireFit(unit, row, { ...asked, hasFile: file !== null }, language);
  const hours = await readOfficeHours(unit.tx, asked.publishedOn);
  const endsOn = noticeEndsOn(
    { length, publishedOn: asked.publishedOn },
    await readTerm(unit.tx, 'NOTICE_TERMS', asked.publishedOn),
    (day) => isClosed(day, hours),
  );
  const said = await filledIn(unit, row, text, endsOn);
  const id = unit.newId();
  await unit.tx
    .insertInto('proceeding_notice')
    .values({
      id,
      proceeding_id: row.id,
      kind: notice.key,
      published_on: asked.publishedOn,
      ends_on: endsOn,
      channel: asked.channel,
      text_version: text.version,
      text_nepali: said.ne,
      text_english: said.en,
      text_hash: hashOf(said),
      proof: asked.proof || null,
      proof_name: file?.name ?? null,
      proof_key: file?.sha256 ?? null,
      proof_type: file?.mediaType ?? null,
      proof_size: file?.size ?? null,
      recorded_at: unit.now,
      recorded_by: actor.accountId,
    })
    .execute();
  const { publishedOn } = asked;
  await issueNoticePaper(unit, row, {
    id,
    name: notice.name,
    text: said,
    publishedOn,
    endsOn,
    signer: actor.accountId,
  });
  tellFollowers(unit, row.id, { kind: 'PUBLISHED', notice: notice.key, noticeId: id, endsOn });
  if (row.ended_at === null) {
    scheduleDue(unit, row.id, endsOn);
    lookSoon(unit, row.id);
  }
  unit.audit({
    actor,
    action: 'PROCEEDING_NOTICE_PUBLISHED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    after: { ...asked, id, endsOn, text: hashOf(said), file: file?.sha256 ?? null },
  });
  return id;
}

/** What is recorded, as far as it is known before its file is judged. */
type Asked = Omit<PublishNoticeRequest, 'uploadId' | 'version'> & { readonly hasFile: boolean };

/**
 * Says what is wrong with a publication before its upload is consumed, so that the upload is kept for the corrected
 * form; the same is looked at again when it is written.
 *
 * @throws as `publishNotice`
 */
export async function requirePublishable(
  unit: UnitOfWork,
  actor: Actor,
  proceedingId: string,
  { version, ...asked }: Asked & { readonly version: number },
  language: Language,
): Promise<void> {
  await requireFit(unit, await holdSeen(unit, actor, { id: proceedingId, version }), asked, language);
}

async function requireFit(unit: UnitOfWork, row: ProceedingRow, asked: Asked, language: Language) {
  const kind = proceedingKind(row.kind);
  const notice = kind.notices.find(({ key }) => key === asked.notice);
  if (!notice?.length || notice.text === null) refuse('REQ-404');
  await requireItsTime(unit, row, notice);
  const { length, text } = notice;
  const since = await awaitedSince(unit, row, kind, notice.key);
  await requireInTurn(unit, row.id, notice, asked.channel, language);
  checkPublication(asked, { notice, since, today: dayInNepal(unit.now), language });
  await requireLaterThanFirst(unit, row.id, { kind, notice, publishedOn: asked.publishedOn, language });
  return { notice, length, text };
}

/** Most notices belong to a proceeding that is open; the one of an end follows it, once, while the end stands. */
async function requireItsTime(unit: UnitOfWork, row: ProceedingRow, { key, afterEnd }: ProceedingNotice) {
  if (afterEnd === undefined) {
    if (row.ended_at !== null) refuse('FLOW-409', { message: 'proceeding.ended' });
    return;
  }
  if (!(await standingEnd(unit.tx, row)) || !afterEnd.includes(row.outcome ?? ''))
    refuse('FLOW-409', { message: 'proceeding.noticeNotAwaited' });
  const { notices } = await factsOf(unit.tx, row);
  if (notices.some(({ kind }) => kind === key)) refuse('FLOW-409', { message: 'proceeding.noticePublished' });
}

/** From when a phase waits for the notice; without such a phase nothing may be published. */
async function awaitedSince(
  unit: UnitOfWork,
  row: ProceedingRow,
  kind: ProceedingKind,
  notice: string,
): Promise<string> {
  const opened = dayInNepal(row.ended_at ?? row.opened_at);
  if (!opensAPhase(kind, notice)) return opened;
  const phase = awaiting(phasesOf(kind, await factsOf(unit.tx, row), dayInNepal(unit.now)), notice);
  if (!phase) refuse('FLOW-409', { message: 'proceeding.noticeNotAwaited' });
  return phase.reachedOn !== null && phase.reachedOn > opened ? phase.reachedOn : opened;
}

interface Checked {
  readonly notice: ProceedingNotice;
  readonly since: string;
  readonly today: string;
  readonly language: Language;
}

function checkPublication(
  { channel, publishedOn, proof, hasFile }: Pick<Asked, 'channel' | 'publishedOn' | 'proof' | 'hasFile'>,
  { notice, since, today, language }: Checked,
): void {
  if (!notice.channels.includes(channel)) refuseField(language, 'channel', 'NOTICE_CHANNEL_UNFIT');
  if (publishedOn > today) refuseField(language, 'publishedOn', 'DATE_IN_FUTURE');
  if (publishedOn < since)
    refuseField(language, 'publishedOn', 'NOTICE_BEFORE_PHASE', { since: inBothCalendars(since)[language] });
  if (!provenChannels.has(channel)) {
    if (publishedOn < today) refuseField(language, 'publishedOn', 'NOTICE_DAY_IS_TODAY');
    return;
  }
  if (!proof) refuseField(language, 'proof', 'NOTICE_PROOF_REQUIRED');
  if (!hasFile) refuseField(language, 'uploadId', 'NOTICE_PROOF_FILE_REQUIRED');
}

/** Of ways that are tried in turn, each was returned before the next one is open. */
async function requireInTurn(
  { tx }: UnitOfWork,
  proceedingId: string,
  { key, channels, inTurn }: ProceedingNotice,
  channel: NoticeChannel,
  language: Language,
): Promise<void> {
  const before = channels[channels.indexOf(channel) - 1];
  if (inTurn !== true || before === undefined) return;
  const returned = await tx
    .selectFrom('proceeding_notice')
    .select('id')
    .where('proceeding_id', '=', proceedingId)
    .where('kind', '=', key)
    .where('channel', '=', before)
    .where('returned_on', 'is not', null)
    .executeTakeFirst();
  if (!returned) refuseField(language, 'channel', 'NOTICE_WAY_NOT_YET');
}

async function requireLaterThanFirst(
  { tx }: UnitOfWork,
  proceedingId: string,
  asked: {
    readonly kind: ProceedingKind;
    readonly notice: ProceedingNotice;
    readonly publishedOn: string;
    readonly language: Language;
  },
): Promise<void> {
  const { kind, notice, publishedOn, language } = asked;
  if (notice.follows === undefined) return;
  const first = await tx
    .selectFrom('proceeding_notice')
    .select('id')
    .where('proceeding_id', '=', proceedingId)
    .where('kind', '=', notice.follows)
    .where('published_on', '<', publishedOn)
    .where('returned_on', 'is', null)
    .executeTakeFirst();
  if (first) return;
  const name = kind.notices.find(({ key }) => key === notice.follows)?.name[language] ?? notice.follows;
  refuseField(language, 'publishedOn', 'NOTICE_BEFORE_FIRST', { notice: name });
}

async function filledIn(
  { tx }: UnitOfWork,
  { company_id, number, ended_at }: ProceedingRow,
  text: Bilingual,
  endsOn: string,
): Promise<Bilingual> {
  const company = await tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali', 'registration_number'])
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow();
  const until = inBothCalendars(endsOn);
  const ended = ended_at && inBothCalendars(dayInNepal(ended_at));
  const fill = (language: Language, name: string): string =>
    text[language]
      .replaceAll('{{company}}', () => name)
      .replaceAll('{{registrationNumber}}', () => company.registration_number)
      .replaceAll('{{number}}', () => number)
      .replaceAll('{{until}}', () => until[language])
      .replaceAll('{{ended}}', () => ended?.[language] ?? '');
  return { ne: fill('ne', company.name_nepali), en: fill('en', company.name_english) };
}

/** SHA-256 of both texts, as JSON in this order. */
const hashOf = ({ ne, en }: Bilingual): string =>
  createHash('sha256')
    .update(JSON.stringify([ne, en]))
    .digest('hex');

/** Records that a notice did not reach the company: it counts for nothing, and may be served again. */
export async function returnNotice(
  unit: UnitOfWork,
  actor: Actor,
  { proceedingId, noticeId }: { readonly proceedingId: string; readonly noticeId: string },
  { version, returnedOn, reason }: ReturnNoticeRequest,
  language: Language,
): Promise<void> {
  const row = await conductEvenEnded(unit, actor, { id: proceedingId, version });
  const notice = await unit.tx
    .selectFrom('proceeding_notice')
    .select(['kind', 'published_on', 'returned_on'])
    .where('id', '=', noticeId)
    .where('proceeding_id', '=', row.id)
    .where('channel', 'is not', null)
    .executeTakeFirst();
  if (!notice) refuse('REQ-404');
  if (row.ended_at !== null && notice.kind !== DISSOLUTION) refuse('FLOW-409', { message: 'proceeding.ended' });
  if (notice.returned_on !== null) refuse('FLOW-409', { message: 'proceeding.noticeReturned' });
  if (returnedOn > dayInNepal(unit.now)) refuseField(language, 'returnedOn', 'DATE_IN_FUTURE');
  if (returnedOn < notice.published_on) refuseField(language, 'returnedOn', 'NOTICE_RETURNED_TOO_EARLY');
  await unit.tx
    .updateTable('proceeding_notice')
    .set({ returned_on: returnedOn, returned_reason: reason, returned_by: actor.accountId })
    .where('id', '=', noticeId)
    .execute();
  await revokeNoticePaper(unit, noticeId);
  lookSoon(unit, row.id);
  unit.audit({
    actor,
    action: 'PROCEEDING_NOTICE_RETURNED',
    objectType: 'proceeding',
    objectId: row.id,
    objectVersion: row.version,
    after: { noticeId, returnedOn },
    remark: reason,
  });
}
