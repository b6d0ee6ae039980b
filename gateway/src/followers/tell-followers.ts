import { isPublic, publicParts, registerAspects, samePart, type RegisterAspect } from '@registrar/domain/register';
import { z } from 'zod';
import { fact } from '../notifications/facts';
import type { Notice } from '../notifications/notice';
import { notifyAll } from '../notifications/notify';
import type { JobKind } from '../platform/jobs/job-kind';
import type { Platform } from '../platform/platform';
import type { UnitOfWork } from '../platform/unit-of-work';
import { partSchema } from '../register/entries/read-entries';
import { mailFollower } from './mail-follower';

const AT_ONCE = 500;

/** Of one publication, in parts: `after` is the last account that was told. */
export const tellFollowersJob: JobKind<{ number: number; after: string | null }> = {
  kind: 'tell-followers',
  payload: z.object({ number: z.number().int(), after: z.string().nullable() }),
};

export function tellFollowersByJob({ jobs, runUnitOfWork, config }: Platform): void {
  jobs.handle(tellFollowersJob, (told) => runUnitOfWork((unit) => tellFollowers(unit, config.secrets.otpPepper, told)));
}

/** Tells who follows the company what parts of its public page have new entries. Each is told once. */
async function tellFollowers(
  unit: UnitOfWork,
  pepper: string,
  { number, after }: { number: number; after: string | null },
): Promise<void> {
  const published = await unit.tx
    .selectFrom('register_publication')
    .innerJoin('company', 'company.id', 'register_publication.company_id')
    .select(['company.id', 'name_nepali', 'name_english', 'company_version'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const aspects = await changedParts(unit, published.id, published.company_version);
  if (aspects.length === 0) return;
  const followers = await unit.tx
    .selectFrom('followed_company')
    .select('account_id')
    .where('company_id', '=', published.id)
    .$if(after !== null, (query) => query.where('account_id', '>', after ?? ''))
    .orderBy('account_id')
    .limit(AT_ONCE)
    .execute();
  const named = {
    ne: aspects.map((aspect) => registerAspects.name(aspect).ne).join(', '),
    en: aspects.map((aspect) => registerAspects.name(aspect).en).join(', '),
  };
  const news: Notice = {
    title: 'follower.news.title',
    body: 'follower.news.body',
    next: 'follower.news.next',
    link: `/company/${published.id}`,
    parameters: {
      company: published.name_english,
      companyNepali: published.name_nepali,
      aspects: named.en,
      aspectsNepali: named.ne,
    },
    facts: [...fact('fact.company', { ne: published.name_nepali, en: published.name_english })],
  };
  await notifyAll(
    unit,
    followers.map(({ account_id: accountId }) => ({
      accountId,
      eventKey: `publication:${number}`,
      type: 'FOLLOWED_COMPANY' as const,
      ...news,
    })),
  );
  // the first part tells those without an account as well
  if (after === null) await mailFollowers(unit, pepper, published.id, { notice: news, key: `publication:${number}` });
  const last = followers.at(-1)?.account_id;
  if (followers.length === AT_ONCE && last !== undefined)
    unit.enqueue(tellFollowersJob, { number, after: last }, { dedupeKey: `${number}/${last}` });
}

/** Addresses that have confirmed. */
async function mailFollowers(
  unit: UnitOfWork,
  pepper: string,
  companyId: string,
  news: { readonly notice: Notice; readonly key: string },
): Promise<void> {
  const rows = await unit.tx
    .selectFrom('notice_follower')
    .select(['id', 'email', 'language'])
    .where('company_id', '=', companyId)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .execute();
  for (const row of rows) mailFollower(unit, pepper, row, { ...news, about: 'FOLLOWED_COMPANY' });
}

/** The parts of the public page that the version changed. */
async function changedParts({ tx }: UnitOfWork, companyId: string, version: number): Promise<RegisterAspect[]> {
  const rows = await tx
    .selectFrom('register_entry')
    .select(['aspect', 'before', 'after'])
    .where('company_id', '=', companyId)
    .where('company_version', '=', version)
    .orderBy('id')
    .execute();
  const side = (aspect: RegisterAspect, part: unknown) => {
    const parsed = partSchema.parse(part);
    return parsed === null ? null : publicParts[aspect].parse(parsed);
  };
  const changed = rows
    .filter(({ aspect }) => isPublic(aspect))
    .filter(({ aspect, before, after }) => !samePart(side(aspect, before), side(aspect, after)))
    .map(({ aspect }) => aspect);
  return [...new Set(changed)];
}
