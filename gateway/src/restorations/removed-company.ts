import { DISSOLUTION } from '@registrar/domain/proceedings';
import { sql, type Kysely } from 'kysely';
import { dueAfter, readDueRules, type DueRules } from '../obligations/due-rules';
import type { DB } from '../platform/database/schema.generated';

/** A company that has left the register, as far as its return depends on it. Days are AD. */
export interface RemovedCompany {
  readonly id: string;
  readonly officeId: number;
  readonly officeCode: string;
  readonly status: string;
  readonly registrationNumber: string;
  readonly nameEnglish: string;
  readonly nameNepali: string;
  readonly deregisteredOn: string | null;
  /** The day on which its dissolution was published; without a notice of it the day of the end. */
  readonly publishedOn: string | null;
}

/** These companies, whatever their status is now. */
export async function readRemoved(db: Kysely<DB>, ids: readonly string[]): Promise<RemovedCompany[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('company')
    .innerJoin('office', 'office.id', 'company.office_id')
    .select(['company.id', 'company.office_id', 'office.code', 'company.status', 'company.registration_number'])
    .select(['company.name_english', 'company.name_nepali', 'company.deregistered_on'])
    .select(
      sql<string | null>`(
        select min(notice.published_on)::text from proceeding_notice notice join proceeding on proceeding.id = notice.proceeding_id
         where proceeding.company_id = company.id and notice.kind = ${DISSOLUTION} and notice.returned_on is null
           and notice.published_on >= company.deregistered_on)`.as('published_on'),
    )
    .where('company.id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    officeId: row.office_id,
    officeCode: row.code,
    status: row.status,
    registrationNumber: row.registration_number,
    nameEnglish: row.name_english,
    nameNepali: row.name_nepali,
    deregisteredOn: row.deregistered_on,
    publishedOn: row.published_on ?? row.deregistered_on,
  }));
}

/** The last day on which a court may restore it (section 137(1)); undefined: never, or nobody knows when it left. */
export function lastDayToRestore({ status, publishedOn }: RemovedCompany, due: DueRules): string | undefined {
  if (status !== 'DEREGISTERED' || publishedOn === null) return undefined;
  return dueAfter(due('RESTORATION', publishedOn), publishedOn);
}

/** The same for one of them. */
export async function findRemoved(db: Kysely<DB>, id: string) {
  const [company] = await readRemoved(db, [id]);
  return company && { ...company, lastDay: lastDayToRestore(company, await readDueRules(db)) };
}
