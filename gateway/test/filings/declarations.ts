import { closings } from './closings';
import { companyChanges } from './company-changes';
import { discounted } from './discounted';
import type { FilingDeclarations } from './filing';
import { liquidations } from './liquidations';
import { names } from './names';
import { people } from './people';
import { registrations } from './registrations';
import { reports } from './reports';

/**
 * The families of filings: `every-filing-<family>.test.ts` takes each filing of its family along every way, on a
 * gateway of its own.
 */
export const families = {
  names: { ...names, ...registrations },
  changes: companyChanges,
  reports: { ...reports, ...people },
  closings,
  liquidations: { ...liquidations, ...discounted },
} as const;

/** Each filing that somebody can file has its declaration here. */
export const declarations: FilingDeclarations = {
  ...families.names,
  ...families.changes,
  ...families.reports,
  ...closings,
  ...liquidations,
  ...discounted,
};
