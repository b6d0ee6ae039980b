import type {
  ForcedCandidate,
  ForcedCandidatePage,
  forcedCandidateQuerySchema,
} from '@registrar/domain/calls/forced-openings';
import { FORCED_YEARS } from '@registrar/domain/enumerations/forced-grounds';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { missingOfOffice } from '../filings/facts/annual-report/not-filed';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import { waitsAbout } from '../proposals/list-proposals';
import { isInBatch } from './in-batch';

interface Row {
  readonly id: string;
  readonly name_english: string;
  readonly name_nepali: string;
  readonly registration_number: string;
  readonly years: readonly string[] | null;
  readonly oldest: string | null;
  readonly is_proposed: boolean;
  readonly total: number;
}

/**
 * Active companies of the office that have not filed for three fiscal years, the longest overdue first; with a search
 * any active company of the office, because a fine or a standstill is a ground as well.
 */
export async function listCandidates(
  db: Kysely<DB>,
  actor: Actor,
  { page, size, search }: z.output<typeof forcedCandidateQuerySchema>,
  now: Date,
): Promise<ForcedCandidatePage> {
  const missing = await missingOfOffice(db, actor, now);
  const pattern = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await sql<Row>`
    select company.id, company.name_english, company.name_nepali, company.registration_number, found.years, found.oldest::text as oldest,
           ${waitsAbout('FORCED_OPENING', sql`company.id::text`, now)} or ${isInBatch(sql`company.id`, now)} as is_proposed,
           count(*) over ()::int as total
      from company
      left join (select company_id, array_agg(name order by name) as years, min(due_on) as oldest from ${missing} group by company_id) as found
        on found.company_id = company.id
     where company.status = 'ACTIVE'
       ${may(actor.role, 'READ_EVERYTHING') ? sql`` : sql`and company.office_id = ${actor.officeId ?? 0}`}
       ${
         search
           ? sql`and (lower(company.name_english) like ${pattern} or company.name_nepali like ${pattern} or company.registration_number like ${pattern})`
           : sql`and cardinality(found.years) >= ${FORCED_YEARS}`
       }
     order by found.oldest nulls last, company.registration_number, company.id limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  );
  return {
    items: rows.map((row): ForcedCandidate => ({
      company: {
        id: row.id,
        nameEnglish: row.name_english,
        nameNepali: row.name_nepali,
        registrationNumber: row.registration_number,
      },
      missingYears: [...(row.years ?? [])],
      oldestDueOn: row.oldest,
      isProposed: row.is_proposed,
    })),
    total: rows[0]?.total ?? 0,
    page,
    size,
    mayPropose: may(actor.role, 'PROPOSE_FORCED_OPENING'),
  };
}
