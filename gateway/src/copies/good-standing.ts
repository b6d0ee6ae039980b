import type { Kysely } from 'kysely';
import { readCompanyFacts } from '../filings/facts/gate/company-facts';
import type { DB } from '../platform/database/schema.generated';

/** What the certificate says: active, nothing overdue (the year's report among it), and no unpaid fine. */
export async function isInGoodStanding(db: Kysely<DB>, companyId: string, now: Date): Promise<boolean> {
  const facts = await readCompanyFacts(db, companyId, now);
  if (facts === null || facts.status !== 'ACTIVE') return false;
  return (facts.outstanding?.totalPaisa ?? 0) === 0 && facts.open.every(({ dueOn }) => dueOn >= facts.today);
}
