import type { Bilingual } from '@registrar/domain/bilingual';
import { proceedingKind } from '@registrar/domain/proceedings';
import { z } from 'zod';
import { mailFollower } from '../../followers/mail-follower';
import { dayFact, fact } from '../../notifications/facts';
import type { Notice } from '../../notifications/notice';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { Platform } from '../../platform/platform';
import type { UnitOfWork } from '../../platform/unit-of-work';

const newsSchema = z.discriminatedUnion('kind', [
  /** A notice has another last day. */
  z.object({ kind: z.literal('TIME_CHANGED'), notice: z.string(), noticeId: z.uuid(), endsOn: z.string() }),
  z.object({ kind: z.literal('PUBLISHED'), notice: z.string(), noticeId: z.uuid(), endsOn: z.string() }),
  z.object({ kind: z.literal('ENDED'), outcome: z.string() }),
  /** The end was undone. */
  z.object({ kind: z.literal('REOPENED') }),
  /** A court restored the company. */
  z.object({ kind: z.literal('RESTORED') }),
]);
export type FollowerNews = z.infer<typeof newsSchema>;

const payload = z.object({ proceedingId: z.uuid(), news: newsSchema });
const newsJob: JobKind<z.infer<typeof payload>> = { kind: 'notice-follower-news', payload };

/** Everybody who follows the proceeding is written to, outside of the act that is the news. */
export function tellFollowers(unit: UnitOfWork, proceedingId: string, news: FollowerNews): void {
  unit.enqueue(newsJob, { proceedingId, news });
}

export function handleFollowerNews({ jobs, runUnitOfWork, config }: Platform): void {
  const pepper = config.secrets.otpPepper;
  jobs.handle(newsJob, ({ proceedingId, news }, { key }) =>
    runUnitOfWork((unit) => writeMails(unit, pepper, { proceedingId, news, key })),
  );
}

/** One mail each, whether or not the job is taken up again. */
export async function writeMails(
  unit: UnitOfWork,
  pepper: string,
  { proceedingId, news, key }: z.infer<typeof payload> & { readonly key: string },
): Promise<void> {
  const followers = await unit.tx
    .selectFrom('notice_follower')
    .select(['id', 'email', 'language'])
    .where('proceeding_id', '=', proceedingId)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .execute();
  if (followers.length === 0) return;
  const notice = await noticeOf(unit, proceedingId, news);
  for (const { id, email, language } of followers) {
    mailFollower(unit, pepper, { id, email, language }, { notice, about: 'PROCEEDING', key });
  }
}

async function noticeOf({ tx }: UnitOfWork, proceedingId: string, news: FollowerNews): Promise<Notice> {
  const row = await tx
    .selectFrom('proceeding')
    .innerJoin('company', 'company.id', 'proceeding.company_id')
    .select(['proceeding.number', 'proceeding.kind', 'name_english', 'name_nepali', 'registration_number'])
    .where('proceeding.id', '=', proceedingId)
    .executeTakeFirstOrThrow();
  const what = subjectOf(row.kind, news);
  const word = wordOf(row.kind, news);
  const link =
    'noticeId' in news ? `/notices/${news.noticeId}` : `/notices?state=ENDED&search=${row.registration_number}`;
  return {
    title: `follower.${word}.title`,
    body: `follower.${word}.body`,
    parameters: {
      number: row.number,
      company: row.name_english,
      companyNepali: row.name_nepali,
      what: what.en,
      whatNepali: what.ne,
    },
    facts: [
      ...fact('fact.company', { ne: row.name_nepali, en: row.name_english }),
      ...fact('fact.registrationNumber', row.registration_number),
      ...fact('fact.proceedingNumber', row.number),
      ...('endsOn' in news ? dayFact('fact.lastDay', news.endsOn) : []),
    ],
    action: { label: 'mail.action.notices', link },
  };
}

/** The company may stay in the register, and then that is the news. */
function wordOf(kind: string, news: FollowerNews): FollowerNews['kind'] | 'ENDED_ACTIVE' {
  if (news.kind !== 'ENDED') return news.kind;
  return proceedingKind(kind).companyStatus?.outcomes[news.outcome] === 'ACTIVE' ? 'ENDED_ACTIVE' : 'ENDED';
}

function subjectOf(key: string, news: FollowerNews): Bilingual {
  const { name, notices, outcomes } = proceedingKind(key);
  switch (news.kind) {
    case 'TIME_CHANGED':
    case 'PUBLISHED':
      return notices.find((one) => one.key === news.notice)?.name ?? name;
    case 'ENDED':
      return outcomes[news.outcome] ?? name;
    case 'REOPENED':
    case 'RESTORED':
      return name;
  }
}
