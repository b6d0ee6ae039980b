import { companyEmailRoutes } from './company-email-routes';
import type { Capability } from '../platform/capability';
import type { Platform } from '../platform/platform';
import { seedBlacklist } from './blacklist';
import { accessLogRoutes } from './access-log/routes';
import { companyLogoRoutes } from './company-logo-routes';
import { mandateRoutes } from './mandates/routes';
import { companyRecordRoutes } from './record/routes';
import { repeatAddresses } from './repeat-addresses';
import { handleRemovals } from './representatives/perform-removal';
import { removalRoutes } from './representatives/removal-routes';
import { representativeRoutes } from './representatives/routes';
import { companySearchRoutes } from './search/routes';

/** The companies, their names, and the words that no name may contain. */
export const register: Capability = {
  routes(app, platform) {
    for (const routes of [
      companySearchRoutes,
      companyRecordRoutes,
      companyLogoRoutes,
      companyEmailRoutes,
      representativeRoutes,
      removalRoutes,
      mandateRoutes,
      accessLogRoutes,
    ])
      routes(app, platform);
  },
  jobs(platform) {
    handleRemovals(platform);
  },
  async seed(platform) {
    await seedBlacklist(platform.database.db, platform.clock.now());
    await repeatAddresses(platform.database.db);
    if (platform.config.mode === 'production') await refuseDemonstration(platform);
  },
};

/** Refuses a database with demonstration companies for real registrations. */
async function refuseDemonstration({ database: { db } }: Platform): Promise<void> {
  const invented = await db
    .selectFrom('company')
    .select('id')
    .where('demonstration', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (invented) throw new Error('This database holds demonstration companies; production needs one without');
}
