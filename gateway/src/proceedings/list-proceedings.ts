import {
  proceedingPageSchema,
  type ProceedingListQuery,
  type ProceedingPage,
} from '@registrar/domain/calls/proceedings';
import { searchedName } from '@registrar/domain/names';
import { may } from '@registrar/domain/permissions';
import { proceedingKind, proceedingKinds } from '@registrar/domain/proceedings';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { containing } from '../platform/database/like-pattern';
import { pageOf } from '../platform/database/page-of';
import type { DB } from '../platform/database/schema.generated';
import { holdsNumber } from '../platform/database/searched-number';
import { named, outcomeOf, turnShown } from './proceeding-words';
import { factsOfEach } from './read-proceedings';

/** The proceedings of the office; of every office for a role that reads everything. */
export async function listProceedings(
  db: Kysely<DB>,
  actor: Actor,
  { state, kind, search, page, size }: ProceedingListQuery,
  now: Date,
): Promise<ProceedingPage> {
  const today = dayInNepal(now);
  const isOpen = state === 'OPEN';
  let asked = db
    .selectFrom('proceeding')
    .innerJoin('company', 'company.id', 'proceeding.company_id')
    .select([
      'proceeding.id',
      'proceeding.number',
      'proceeding.kind',
      'proceeding.opened_at',
      'proceeding.outcome',
      'proceeding.ended_at',
      'company.id as company_id',
      'company.name_english',
      'company.name_nepali',
      'company.registration_number',
    ])
    .where('proceeding.ended_at', isOpen ? 'is' : 'is not', null);
  if (!may(actor.role, 'READ_EVERYTHING')) asked = asked.where('proceeding.office_id', '=', actor.officeId);
  if (kind !== undefined) asked = asked.where('proceeding.kind', '=', kind);
  if (search) {
    const like = containing(searchedName(search).text);
    asked = asked.where((where) =>
      where.or([
        holdsNumber(['proceeding.number', 'company.registration_number'], search),
        where('company.name_english', 'ilike', like),
        where('company.name_nepali', 'ilike', like),
      ]),
    );
  }
  const { rows, total } = await pageOf(
    asked.orderBy(isOpen ? 'proceeding.opened_at' : 'proceeding.ended_at', isOpen ? 'asc' : 'desc').orderBy('id'),
    { page, size },
  );
  const facts = await factsOfEach(db, isOpen ? rows.map(({ id }) => id) : []);
  return proceedingPageSchema.parse({
    items: rows.map((row) => {
      const happened = facts.get(row.id);
      return {
        id: row.id,
        number: row.number,
        name: named(proceedingKind(row.kind).name),
        company: {
          id: row.company_id,
          nameEnglish: row.name_english,
          nameNepali: row.name_nepali,
          registrationNumber: row.registration_number,
        },
        openedAt: row.opened_at.toISOString(),
        turn: happened === undefined ? null : turnShown(proceedingKind(row.kind), happened, today),
        end: row.ended_at === null ? null : { name: outcomeOf(row.kind, row.outcome), at: row.ended_at.toISOString() },
      };
    }),
    total,
    page,
    size,
    kinds: proceedingKinds().map(({ key, name }) => ({ key, name: named(name) })),
  });
}
