import type {
  HeirAdmission,
  HeirAdmissionPage,
  heirAdmissionQuerySchema,
} from '@registrar/domain/calls/heir-admissions';
import { may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { listProposals } from '../proposals/list-proposals';
import { bilingualName } from '../register/person-name';
import { companiesOf } from '../register/representation';
import { heirAdmissionProposals } from './admission-proposal';

/** The admissions of the office: those that wait for a second person, or those that are settled. */
export async function listAdmissions(
  db: Kysely<DB>,
  actor: Actor,
  query: z.output<typeof heirAdmissionQuerySchema>,
  now: Date,
): Promise<HeirAdmissionPage> {
  const { items, total } = await listProposals(db, actor, heirAdmissionProposals, query, now);
  const mayPropose = may(actor.role, 'PROPOSE_HEIR_ADMISSION');
  if (items.length === 0) return { items: [], total, page: query.page, size: query.size, mayPropose };
  const contents = items.map(({ proposal }) => proposal.content);
  const companies = new Map(
    (
      await db
        .selectFrom('company')
        .select(['id', 'name_english as nameEnglish', 'name_nepali as nameNepali'])
        .select('registration_number as registrationNumber')
        .where(
          'id',
          'in',
          contents.map(({ companyId }) => companyId),
        )
        .execute()
    ).map((company) => [company.id, company]),
  );
  const people = await readPeople(
    db,
    contents.flatMap(({ heirId, representativeId }) => [heirId, representativeId]),
  );
  // nobody decides about a company that they represent
  const own = new Set((await companiesOf(db, actor.accountId, dayInNepal(now))).map(({ companyId }) => companyId));
  return {
    items: items.map(({ proposal: { content }, described }): HeirAdmission => ({
      ...described,
      mayDecide: described.mayDecide && !own.has(content.companyId),
      company: companies.get(content.companyId) ?? missing(content.companyId),
      holder: content.holder,
      heir: people.get(content.heirId) ?? missing(content.heirId),
      represents: content.representativeId === null ? null : (people.get(content.representativeId) ?? null),
    })),
    total,
    page: query.page,
    size: query.size,
    mayPropose,
  };
}

async function readPeople(
  db: Kysely<DB>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, HeirAdmission['heir']>> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'name_english', 'name_nepali'])
    .where('id', 'in', [...new Set(ids.filter((id) => id !== null))])
    .execute();
  return new Map(
    rows.map(({ id, username, name_english, name_nepali }) => [
      id,
      { username: username ?? '', ...bilingualName(name_english, name_nepali, username) },
    ]),
  );
}

/** Neither companies nor accounts are deleted. */
function missing(id: string): never {
  throw new Error(`A proposal names ${id}, which is not there`);
}
