import { sql, type Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';

/** A part of another company's register that names this company as a holder. */
export interface HoldingElsewhere {
  readonly companyId: string;
  readonly holderId: string;
}

/** The companies of the register in which this one is a holder now; `except`: not that one. */
export async function holdingsElsewhere(
  db: Kysely<DB>,
  companyId: string,
  except: string | null = null,
): Promise<HoldingElsewhere[]> {
  const { rows } = await sql<{ company_id: string; subject_id: string }>`
    select entered.company_id, entered.subject_id from register_entry entered
      join company on company.id = entered.company_id
     where entered.aspect = 'SHAREHOLDER' and entered.after ->> 'companyId' = ${companyId}
       and entered.company_id is distinct from ${except}::uuid
       and company.status not in ('DEREGISTERED', 'DEREGISTERED_BY_MERGE')
       and not exists (
         select 1 from register_entry later
          where later.company_id = entered.company_id and later.aspect = entered.aspect
            and later.subject_id = entered.subject_id and later.revision > entered.revision)
     order by entered.company_id, entered.subject_id`.execute(db);
  return rows.map(({ company_id, subject_id }) => ({ companyId: company_id, holderId: subject_id }));
}
