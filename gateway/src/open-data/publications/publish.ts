import { sql } from 'kysely';
import { z } from 'zod';
import { tellFollowersJob } from '../../followers/tell-followers';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { Platform } from '../../platform/platform';

const EVERY_SECONDS = 30;
const AT_ONCE = 1000;
const publishJob: JobKind<object> = { kind: 'publish-entries', payload: z.object({}), lane: 'exports' };

export function watchPublications(platform: Platform): void {
  platform.jobs.every(EVERY_SECONDS, publishJob, async () => {
    while ((await publishEntries(platform)) === AT_ONCE);
  });
}

/**
 * Numbers what was entered since, and tells how much was due. Of two gateways that number at once the second one waits
 * for the first.
 */
export function publishEntries({ runUnitOfWork }: Platform): Promise<number> {
  return runUnitOfWork(async ({ tx, now, enqueue }) => {
    // the first statement, so that all that follow see what the other gateway has numbered; readers are not held up
    await sql`lock table register_publication in share row exclusive mode`.execute(tx);
    const due = await tx
      .selectFrom('register_publication_due as due')
      .select(['due.company_id', 'due.company_version'])
      .select((of) =>
        of
          .selectFrom('register_entry as entry')
          .select((entry) => entry.fn.min('entry.recorded_at').as('at'))
          .whereRef('entry.company_id', '=', 'due.company_id')
          .whereRef('entry.company_version', '=', 'due.company_version')
          .as('recorded_at'),
      )
      // the first entries of a company from before the entries: the register said the same until then
      .select((of) =>
        of
          .exists(
            of
              .selectFrom('register_entry as later')
              .innerJoin('register_entry as entry', (join) =>
                join
                  .onRef('entry.company_id', '=', 'later.company_id')
                  .onRef('entry.recorded_at', '=', 'later.recorded_at')
                  .onRef('entry.company_version', '<', 'later.company_version'),
              )
              .select(sql`1`.as('one'))
              .whereRef('entry.company_id', '=', 'due.company_id')
              .whereRef('entry.company_version', '=', 'due.company_version')
              .where('entry.application_id', 'is', null),
          )
          .as('repeats'),
      )
      .orderBy('recorded_at')
      .orderBy('due.company_id')
      .orderBy('due.company_version')
      .limit(AT_ONCE)
      .execute();
    if (due.length === 0) return 0;
    const { latest } = await tx
      .selectFrom('register_publication')
      .select((of) => of.fn.coalesce(of.fn.max('number'), sql<number>`0`).as('latest'))
      .executeTakeFirstOrThrow();
    const news = due.filter(({ repeats }) => repeats !== true);
    const published = news.map(({ company_id, company_version }, at) => ({
      number: Number(latest) + at + 1,
      company_id,
      company_version,
      published_at: now,
    }));
    if (published.length > 0) await tx.insertInto('register_publication').values(published).execute();
    const followed = await tx
      .selectFrom('followed_company')
      .select('company_id')
      .distinct()
      .where('company_id', 'in', [...new Set(due.map(({ company_id }) => company_id))])
      .execute();
    for (const { number, company_id } of published)
      if (followed.some((one) => one.company_id === company_id))
        enqueue(tellFollowersJob, { number, after: null }, { dedupeKey: String(number) });
    await tx
      .deleteFrom('register_publication_due')
      .where((of) =>
        of(
          of.refTuple('company_id', 'company_version'),
          'in',
          due.map(({ company_id, company_version }) => of.tuple(company_id, company_version)),
        ),
      )
      .execute();
    return due.length;
  });
}
