import { daysBetween } from '@registrar/domain/calendar';
import {
  publicNoticeDetailSchema,
  publicNoticePageSchema,
  type PublicNoticeDetail,
  type PublicNoticePage,
  type PublicNoticeQuery,
} from '@registrar/domain/calls/public-notices';
import { searchedName } from '@registrar/domain/names';
import { DISSOLUTION, proceedingKind } from '@registrar/domain/proceedings';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { dayInNepal } from '../platform/clock';
import { containing } from '../platform/database/like-pattern';
import { pageOf } from '../platform/database/page-of';
import type { DB } from '../platform/database/schema.generated';
import { holdsNumber } from '../platform/database/searched-number';
import { refuse } from '../platform/refusal';
import { pageOfPaper } from './read-proceeding';
import { named, outcomeOf } from './proceeding-words';

/** Every notice that was published with a text and reached whom it was for; a row says nothing of who claims. */
export const publishedNotices = (db: Kysely<DB>) =>
  db
    .selectFrom('proceeding_notice')
    .innerJoin('proceeding', 'proceeding.id', 'proceeding_notice.proceeding_id')
    .innerJoin('company', 'company.id', 'proceeding.company_id')
    .select([
      'proceeding_notice.id',
      'proceeding_notice.kind as notice',
      'proceeding_notice.channel',
      'proceeding_notice.published_on',
      'proceeding_notice.ends_on',
      'proceeding_notice.recorded_at',
      'proceeding_notice.text_nepali',
      'proceeding_notice.text_english',
      'proceeding_notice.text_hash',
      'proceeding_notice.letter_id',
      'proceeding.id as proceeding_id',
      'proceeding.number',
      'proceeding.kind',
      'proceeding.outcome',
      'proceeding.ended_at',
      'company.name_english',
      'company.name_nepali',
      'company.registration_number',
    ])
    .where('proceeding_notice.text_hash', 'is not', null)
    .where('proceeding_notice.returned_on', 'is', null);

export type PublishedNotice = Awaited<ReturnType<ReturnType<typeof publishedNotices>['execute']>>[number];

/** For everybody: what runs with the earliest last day first, what has ended with the latest first. */
export async function listPublicNotices(
  db: Kysely<DB>,
  { state, search, page, size }: PublicNoticeQuery,
  now: Date,
): Promise<PublicNoticePage> {
  const today = dayInNepal(now);
  let asked = publishedNotices(db).where((where) =>
    state === 'RUNNING' ? where.and(running(where, today)) : where.not(where.and(running(where, today))),
  );
  if (search) {
    const like = containing(searchedName(search).text);
    asked = asked.where((where) =>
      where.or([
        holdsNumber(['proceeding.number', 'company.registration_number'], search),
        where('company.name_english', 'ilike', like),
        where('company.name_nepali', 'ilike', like),
      ]),
    );
  }
  const { rows, total } = await pageOf(
    asked.orderBy('proceeding_notice.ends_on', state === 'RUNNING' ? 'asc' : 'desc').orderBy('proceeding_notice.id'),
    { page, size },
  );
  return publicNoticePageSchema.parse({ items: rows.map((row) => described(row, today)), total, page, size });
}

type Joined = ExpressionBuilder<DB, 'proceeding_notice' | 'proceeding'>;

const running = (where: Joined, today: string) => [
  where('proceeding_notice.published_on', '<=', today),
  where('proceeding_notice.ends_on', '>=', today),
  where.or([where('proceeding.ended_at', 'is', null), where('proceeding_notice.kind', '=', DISSOLUTION)]),
];

/** @throws REQ-404 for a notice that was not published, or that came back */
export async function readPublicNotice(db: Kysely<DB>, id: string, now: Date): Promise<PublicNoticeDetail> {
  const row = await publishedNotice(db, id);
  return publicNoticeDetailSchema.parse({
    ...described(row, dayInNepal(now)),
    text: { nepali: row.text_nepali, english: row.text_english, hash: row.text_hash },
    paper: await pageOfPaper(db, row.letter_id),
  });
}

/** @throws REQ-404 */
export async function publishedNotice(db: Kysely<DB>, id: string): Promise<PublishedNotice> {
  const row = await publishedNotices(db).where('proceeding_notice.id', '=', id).executeTakeFirst();
  return row ?? refuse('REQ-404');
}

/** Until the last day is over, unless the proceeding has ended before; the notice of an end follows the end. */
export const isRunningOn = (
  {
    notice,
    published_on,
    ends_on,
    ended_at,
  }: Pick<PublishedNotice, 'notice' | 'published_on' | 'ends_on' | 'ended_at'>,
  today: string,
): boolean => published_on <= today && ends_on >= today && (ended_at === null || notice === DISSOLUTION);

function described(row: PublishedNotice, today: string) {
  const kind = proceedingKind(row.kind);
  const notice = kind.notices.find(({ key }) => key === row.notice);
  const isRunning = isRunningOn(row, today);
  return {
    id: row.id,
    name: named(notice?.name ?? { ne: row.notice, en: row.notice }),
    company: {
      nameEnglish: row.name_english,
      nameNepali: row.name_nepali,
      registrationNumber: row.registration_number,
    },
    proceeding: {
      number: row.number,
      name: named(kind.name),
      end: row.ended_at === null ? null : { name: outcomeOf(row.kind, row.outcome), on: dayInNepal(row.ended_at) },
    },
    channel: row.channel,
    publishedOn: row.published_on,
    endsOn: row.ends_on,
    isRunning,
    daysLeft: isRunning ? daysBetween(today, row.ends_on) : null,
    takes: notice?.takes ?? [],
  };
}
