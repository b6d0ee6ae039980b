import type { Capability } from '../platform/capability';
import type { Platform } from '../platform/platform';
import { detailsRoutes } from './details-routes';
import { migratedDocumentRoutes } from './documents/routes';
import { migratedCompanyRoutes } from './migrated-company-routes';
import { migrationRoutes } from './migration-routes';

/** People and companies of the old system: what was imported of them, and how they are moved. */
export const oldSystem: Capability = {
  routes(app, platform) {
    migrationRoutes(app, platform);
    detailsRoutes(app, platform);
    migratedCompanyRoutes(app, platform);
    migratedDocumentRoutes(app, platform);
  },
  async seed(platform) {
    if (platform.config.mode === 'production') await refuseDemonstration(platform);
  },
};

/** A database that holds invented people may not receive real ones. */
async function refuseDemonstration({ database: { db } }: Platform): Promise<void> {
  const person = await db
    .selectFrom('old_system_user')
    .select('id')
    .where('demonstration', '=', true)
    .limit(1)
    .executeTakeFirst();
  const company = await db
    .selectFrom('old_system_company')
    .select('id')
    .where('demonstration', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (person ?? company)
    throw new Error('This database holds demonstration data of an old system; production needs one without');
}
