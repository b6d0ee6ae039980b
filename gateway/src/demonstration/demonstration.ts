import { seedClosing } from './closing/seed-closing';
import { seedMovedPerson } from './old-system/seed-moved-person';
import { seedOldSystem } from './old-system/seed-old-system';
import type { Capability } from '../platform/capability';
import { seedInstitutions } from './institutions';
import { seedLiquidators } from './liquidators';
import { seedDemonstration } from './seed-demo';
import { openSigningInPortal } from './signing-in-portal';

/** Invented people, companies and records of an old system, to try the portal with. */
export const demonstration: Capability = {
  async seed(platform) {
    if (!platform.config.demoData) return;
    await seedDemonstration(platform);
    await seedClosing(platform);
    await platform.runUnitOfWork(openSigningInPortal);
    await seedOldSystem(platform);
    await seedMovedPerson(platform);
    // after the companies that are in liquidation
    await seedLiquidators(platform);
    await seedInstitutions(platform);
  },
};
