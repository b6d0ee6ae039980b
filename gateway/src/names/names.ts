import { z } from 'zod';
import type { Capability } from '../platform/capability';
import type { JobKind } from '../platform/jobs/job-kind';
import { learnNames } from './learn-names';
import { watchProposals } from '../proposals/expire';
import { wordListRoutes } from './lists/routes';
import { wordProposals } from './lists/word-proposal';
import { rekeyNames } from './rekey-names';
import { nameRoutes } from './routes';
import { seedWordLists } from './seed-word-lists';

const NIGHTLY = 24 * 3600;
const learnNamesJob: JobKind<object> = { kind: 'learn-names', payload: z.object({}) };

export const names: Capability = {
  routes(app, platform) {
    nameRoutes(app, platform);
    wordListRoutes(app, platform);
  },
  jobs(platform) {
    const {
      jobs,
      database: { db },
      clock,
    } = platform;
    jobs.every(
      NIGHTLY,
      learnNamesJob,
      async () => void (await db.transaction().execute((tx) => learnNames(tx, clock.now()))),
    );
    watchProposals(platform, wordProposals);
  },
  async seed(platform) {
    const { database, clock, log } = platform;
    await seedWordLists(database.db, clock.now());
    const { rekeyed, becameSame } = await rekeyNames(platform);
    if (rekeyed > 0) log.info({ rekeyed, becameSame }, 'names were indexed again');
  },
};
