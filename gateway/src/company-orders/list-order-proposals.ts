import type {
  OrderProposal,
  orderProposalPageSchema,
  orderProposalQuerySchema,
} from '@registrar/domain/calls/company-orders';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { listProposals } from '../proposals/list-proposals';
import { companiesOf } from '../register/representation';
import { consentsIn, readDocuments } from './order-document';
import { orderProposals } from './order-proposal';

/** The proposals of the office: those that wait for a second person, or those that are settled. */
export async function listOrderProposals(
  db: Kysely<DB>,
  actor: Actor,
  query: z.output<typeof orderProposalQuerySchema>,
  now: Date,
): Promise<z.infer<typeof orderProposalPageSchema>> {
  const { items, total } = await listProposals(db, actor, orderProposals, query, now);
  const contents = items.map(({ proposal }) => proposal.content);
  const documents = await readDocuments(
    db,
    contents.flatMap(({ documentId, consents }) => [documentId, ...(consents ? Object.values(consents) : [])]),
  );
  const companies = await readCompanies(
    db,
    contents.map(({ companyId }) => companyId),
  );
  const own = items.some(({ described }) => described.mayDecide)
    ? new Set((await companiesOf(db, actor.accountId, dayInNepal(now))).map(({ companyId }) => companyId))
    : new Set<string>();
  return {
    items: items.map(({ proposal: { content }, described }): OrderProposal => ({
      ...described,
      // nobody decides about a company that they represent
      mayDecide: described.mayDecide && !own.has(content.companyId),
      change: content.change,
      company: found(companies, content.companyId),
      order: content.order,
      lifting: content.lifting,
      document: documents.get(content.documentId) ?? missing(content.documentId),
      consents: consentsIn(documents, content.consents),
    })),
    total,
    page: query.page,
    size: query.size,
  };
}

type Companies = ReadonlyMap<string, OrderProposal['company']>;

async function readCompanies(db: Kysely<DB>, ids: readonly string[]): Promise<Companies> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name_english', 'name_nepali', 'registration_number'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, name_english, name_nepali, registration_number }) => [
      id,
      { id, nameEnglish: name_english, nameNepali: name_nepali, registrationNumber: registration_number },
    ]),
  );
}

/** Companies are never deleted. */
const found = (companies: Companies, id: string): OrderProposal['company'] => companies.get(id) ?? missing(id);

function missing(id: string): never {
  throw new Error(`A proposal names ${id}, which is not there`);
}
