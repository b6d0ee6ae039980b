import type {
  ForcedOpening,
  ForcedOpeningPage,
  forcedOpeningQuerySchema,
} from '@registrar/domain/calls/forced-openings';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { listProposals } from '../proposals/list-proposals';
import { companiesOf } from '../register/representation';
import { forcedOpeningProposals } from './opening-proposal';

/** The proposals of the office: those that wait for a second person, or those that are settled. */
export async function listOpenings(
  db: Kysely<DB>,
  actor: Actor,
  query: z.output<typeof forcedOpeningQuerySchema>,
  now: Date,
): Promise<ForcedOpeningPage> {
  const { items, total } = await listProposals(db, actor, forcedOpeningProposals, query, now);
  const paging = { total, page: query.page, size: query.size };
  if (items.length === 0) return { items: [], ...paging };
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name_english as nameEnglish', 'name_nepali as nameNepali'])
    .select('registration_number as registrationNumber')
    .where(
      'id',
      'in',
      items.map(({ proposal: { content } }) => content.companyId),
    )
    .execute();
  const companies = new Map(rows.map((company) => [company.id, company]));
  // nobody decides about a company that they represent
  const own = new Set((await companiesOf(db, actor.accountId, dayInNepal(now))).map(({ companyId }) => companyId));
  return {
    items: items.map(({ proposal: { content }, described }): ForcedOpening => ({
      ...described,
      mayDecide: described.mayDecide && !own.has(content.companyId),
      company: companies.get(content.companyId) ?? missing(content.companyId),
      ground: content.ground,
      evidence: content.evidence,
    })),
    ...paging,
  };
}

/** Companies are never deleted. */
function missing(id: string): never {
  throw new Error(`A proposal names ${id}, which is not there`);
}
