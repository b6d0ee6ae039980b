import type { Office } from '@registrar/domain/calls/accounts';
import type { staffChangePageSchema, staffChangeQuerySchema, StaffChange } from '@registrar/domain/calls/staff';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import { listProposals } from '../proposals/list-proposals';
import { readPeople } from '../proposals/people';
import { staffChanges } from './staff-change';

/** The changes that are the actor's business: those that wait, or those that are settled. */
export async function listChanges(
  db: Kysely<DB>,
  actor: Actor,
  query: z.infer<typeof staffChangeQuerySchema>,
  now: Date,
): Promise<z.infer<typeof staffChangePageSchema>> {
  const { items, total } = await listProposals(db, actor, staffChanges, query, now);
  const contents = items.map(({ proposal }) => proposal.content);
  const people = await readPeople(
    db,
    contents.map(({ accountId }) => accountId),
  );
  const offices = await readOffices(
    db,
    contents.flatMap(({ officeBefore, officeAfter }) => [officeBefore, officeAfter]),
  );
  return {
    items: items.map(({ proposal: { content }, described }): StaffChange => ({
      ...described,
      kind: content.kind,
      person: people.named(content.accountId),
      roleBefore: content.roleBefore,
      roleAfter: content.roleAfter,
      officeBefore: found(offices, content.officeBefore),
      officeAfter: found(offices, content.officeAfter),
    })),
    total,
    page: query.page,
    size: query.size,
  };
}

async function readOffices(db: Kysely<DB>, ids: readonly number[]): Promise<Map<number, Office>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('office')
    .select(['id', 'code', 'name_english', 'name_nepali'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ id, code, name_english, name_nepali }) => [
      id,
      { id, code, nameEnglish: name_english, nameNepali: name_nepali },
    ]),
  );
}

/** Offices are never deleted. */
function found(offices: ReadonlyMap<number, Office>, id: number): Office {
  const office = offices.get(id);
  if (office === undefined) throw new Error(`A staff change names the office ${id}, which is not there`);
  return office;
}
