import type {
  RestorationCandidate,
  RestorationCandidatePage,
  restorationCandidateQuerySchema,
} from '@registrar/domain/calls/restorations';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { readDueRules } from '../obligations/due-rules';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { waitsAbout } from '../proposals/list-proposals';
import { lastDayToRestore, readRemoved } from './removed-company';
import { unpaidFines } from './restoration-proposal';

interface Row {
  readonly id: string;
  readonly is_proposed: boolean;
  readonly has_nobody: boolean;
  readonly total: number;
}

/** De-registered companies of the office, the last one first; by name or registration number where one is searched. */
export async function listCandidates(
  db: Kysely<DB>,
  actor: Actor,
  { page, size, search = '' }: z.output<typeof restorationCandidateQuerySchema>,
  now: Date,
): Promise<RestorationCandidatePage> {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const today = dayInNepal(now);
  const { rows } = await sql<Row>`
    select company.id, ${waitsAbout('RESTORATION', sql`company.id::text`, now)} as is_proposed, count(*) over ()::int as total,
           not exists (
             select 1 from company_representative r join account on account.id = r.account_id
              where r.company_id = company.id and account.status = 'ACTIVE' and r.since <= ${today}
                and (r.until is null or r.until >= ${today})) as has_nobody
      from company
     where company.status in ('DEREGISTERED', 'DEREGISTERED_BY_MERGE')
       ${may(actor.role, 'READ_EVERYTHING') ? sql`` : sql`and company.office_id = ${actor.officeId ?? 0}`}
       ${
         search === ''
           ? sql``
           : sql`and (lower(company.name_english) like ${pattern} or company.name_nepali like ${pattern} or company.registration_number like ${pattern})`
       }
     order by company.deregistered_on desc nulls last, company.registration_number, company.id
     limit ${size} offset ${(page - 1) * size}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const companies = new Map((await readRemoved(db, ids)).map((company) => [company.id, company]));
  const fines = await unpaidFines(db, ids, now);
  const due = await readDueRules(db);
  return {
    items: rows.flatMap((row): RestorationCandidate[] => {
      const company = companies.get(row.id);
      if (company === undefined) return [];
      const { id, nameEnglish, nameNepali, registrationNumber, deregisteredOn, status } = company;
      return [
        {
          company: { id, nameEnglish, nameNepali, registrationNumber },
          deregisteredOn,
          lastDay: lastDayToRestore(company, due) ?? null,
          isMerged: status === 'DEREGISTERED_BY_MERGE',
          finePaisa: fines
            .filter(({ shown }) => shown.company.id === id)
            .reduce((sum, { shown }) => sum + shown.restPaisa, 0),
          isProposed: row.is_proposed,
          hasNobody: row.has_nobody,
        },
      ];
    }),
    total: rows[0]?.total ?? 0,
    page,
    size,
    mayPropose: may(actor.role, 'PROPOSE_RESTORATION'),
  };
}
