import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a lock holds at this moment: nobody has released it, or its release waits. A condition on `company_lock`; it
 * needs no job that ends it.
 */
export const lockStandsAt = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(company_lock.released_at is null and (company_lock.releases_at is null or company_lock.releases_at > ${now}))`;

/** Since when the company is locked against filings, or null; a value of a query on `company`. */
export const lockedSince = (now: Date): RawBuilder<Date | null> =>
  sql<Date | null>`(select min(company_lock.locked_at) from company_lock where company_lock.company_id = company.id and ${lockStandsAt(now)})`;

/** Where its representatives release it. */
export const lockLink = (companyId: string): string => `/post-amendment/company/${companyId}/lock`;
