import type { Kysely, Selectable } from 'kysely';
import type { ApplicationTable, DB } from '../platform/database/schema.generated';

/** A return that came with the filing that closes its company, in the short form. */
export interface ClosingReturn {
  readonly id: string;
  /** 2081/82. */
  readonly fiscalYear: string;
  /** The filing that closes the company: handed in, and not refused. */
  readonly filing: Selectable<ApplicationTable>;
}

/** Of these companies. What came with a filing that was refused or discarded was never filed. */
export async function closingReturnsOf(db: Kysely<DB>, companyIds: readonly string[]): Promise<ClosingReturn[]> {
  if (companyIds.length === 0) return [];
  const rows = await db
    .selectFrom('closing_return')
    .innerJoin('application', 'application.id', 'closing_return.application_id')
    .selectAll('application')
    .select(['closing_return.id as return_id', 'closing_return.fiscal_year'])
    .where('closing_return.company_id', 'in', [...companyIds])
    .where('application.submitted_at', 'is not', null)
    .where('application.discarded_at', 'is', null)
    .where('application.status', 'not in', ['DRAFT', 'REJECTED'])
    .orderBy('closing_return.fiscal_year')
    .execute();
  return rows.map(({ return_id: id, fiscal_year: fiscalYear, ...filing }) => ({ id, fiscalYear, filing }));
}
