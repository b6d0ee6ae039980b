import { clauseGroupOf, composeClauses, type FoundingPaper } from '@registrar/domain/papers';
import type { FiledCompany } from '@registrar/domain/processes';
import type {
  StandingClause,
  StandingPapers,
} from '@registrar/domain/processes/questions/constitution/standing-papers';
import type { Kysely } from 'kysely';
import { clauseValues } from '../../../papers/founding/clause-values';
import { readStandingFounding } from '../../../papers/founding/standing-founding';
import type { DB } from '../../../platform/database/schema.generated';

/**
 * Which constitutional documents of the company the portal holds, and the present clauses of `papers`. A clause that
 * cannot be amended separately comes without its text.
 */
export async function standingPapers(
  db: Kysely<DB>,
  company: FiledCompany,
  papers: readonly FoundingPaper[],
): Promise<StandingPapers> {
  if (company.type !== null && clauseGroupOf(company.type) === undefined)
    return { memorandum: 'NONE', articles: 'NONE', clauses: [] };
  const { registered_by: registeredBy, registered_on: registeredOn } = await db
    .selectFrom('company')
    .select(['registered_by', 'registered_on'])
    .where('id', '=', company.id)
    .executeTakeFirstOrThrow();
  const founding = await readStandingFounding(
    db,
    { registeredBy, type: company.type, parts: company.parts },
    registeredOn ?? '',
  );
  if (founding === undefined) return { memorandum: 'BROUGHT', articles: 'BROUGHT', clauses: [] };
  const values = clauseValues(founding);
  const takesModel = founding.generation.modelArticles;
  const clausesOf = (document: FoundingPaper): StandingClause[] =>
    composeClauses(founding.companyType, document, founding.generation.clauses, values).map(
      ({ key, number, heading, text, locked }) => ({ document, key, number, heading, text: locked ? null : text }),
    );
  return {
    memorandum: 'SET',
    articles: takesModel ? 'MODEL' : 'SET',
    clauses: papers.filter((paper) => paper === 'MOA' || !takesModel).flatMap(clausesOf),
  };
}
