import type {
  ListedWord,
  WordHistory,
  WordProposal,
  wordListPageSchema,
  wordListQuerySchema,
  wordProposalPageSchema,
  wordProposalQuerySchema,
} from '@registrar/domain/calls/word-lists';
import type { StaffPerson } from '@registrar/domain/calls/proposal';
import { wordEntrySchema, type WordList } from '@registrar/domain/names/word-entries';
import { may, roles } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor';
import type { DB } from '../../platform/database/schema.generated';
import { isAnotherPerson, proposalStatus } from '../../platform/two-person';
import { describeEntry, entriesOf, storedEntries, type EntryRow } from './list-entries';

const SHOWN_ENTRIES = 20;

export async function listWords(
  db: Kysely<DB>,
  actor: Actor,
  { list, search, show, page, size }: z.infer<typeof wordListQuerySchema>,
  now: Date,
): Promise<z.infer<typeof wordListPageSchema>> {
  const part = search ? `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` : null;
  const { rows } = await sql<EntryRow & { total: number; waits: boolean }>`
    select entry.*, count(*) over ()::integer as total,
           exists (select 1 from word_list_proposal p where p.list = ${list} and p.entry_id = entry.id and p.status = 'PROPOSED' and p.expires_at > ${now}) as waits
      from ${entriesOf(list)} as entry
     where (retired_at is null) = ${show === 'active'} and (${part}::text is null or lower(english) like ${part} or nepali like ${part})
     order by case when english = '' then nepali else lower(english) end, nepali, id limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  );
  const items = rows.map((row): ListedWord => ({
    ...describeEntry(row),
    id: row.id,
    addedAt: row.added_at.toISOString(),
    retiredAt: row.retired_at?.toISOString() ?? null,
    changeWaits: row.waits,
  }));
  return {
    items,
    total: rows[0]?.total ?? 0,
    page,
    size,
    mayPropose: may(roles.schema.parse(actor.role), 'PROPOSE_CONFIGURATION'),
  };
}

export async function readWordHistory(db: Kysely<DB>, list: WordList, entryId: string): Promise<WordHistory> {
  const rows = await db
    .selectFrom('word_list_step as step')
    .innerJoin('word_list_proposal as proposal', 'proposal.id', 'step.proposal_id')
    .select([
      'step.at',
      'step.change',
      'step.entry_before',
      'step.entry_after',
      'proposal.proposed_by',
      'proposal.decided_by',
      'proposal.remark',
      'proposal.decision_remark',
    ])
    .where('step.list', '=', list)
    .where('step.entry_id', '=', entryId)
    .orderBy('step.id', 'desc')
    .limit(100)
    .execute();
  const people = await readPeople(
    db,
    rows.flatMap(({ proposed_by, decided_by }) => [proposed_by, decided_by]),
  );
  return {
    items: rows.map((row) => ({
      at: row.at.toISOString(),
      change: row.change,
      before: wordEntrySchema.nullable().parse(row.entry_before),
      after: wordEntrySchema.nullable().parse(row.entry_after),
      proposedBy: found(people, row.proposed_by),
      approvedBy: found(people, row.decided_by),
      remark: row.remark,
      decisionRemark: row.decision_remark,
    })),
  };
}

/** What waits for a second person, the oldest first, or what has become of it. */
export async function listProposals(
  db: Kysely<DB>,
  actor: Actor,
  { show, page, size }: z.infer<typeof wordProposalQuerySchema>,
  now: Date,
): Promise<z.infer<typeof wordProposalPageSchema>> {
  const open = sql<boolean>`(status = 'PROPOSED' and expires_at > ${now})`;
  const wanted = show === 'open' ? open : sql<boolean>`not ${open}`;
  const { total } = await db
    .selectFrom('word_list_proposal')
    .select((rows) => rows.fn.countAll<number>().as('total'))
    .where(wanted)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('word_list_proposal')
    .selectAll()
    .where(wanted)
    .orderBy('proposed_at', show === 'open' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const people = await readPeople(
    db,
    rows.flatMap(({ proposed_by, decided_by }) => [proposed_by, decided_by]),
  );
  const items = rows.map((row): WordProposal => {
    const status = proposalStatus(row, now);
    const entries = storedEntries.parse(row.entries);
    const isOpen = status === 'PROPOSED';
    return {
      id: row.id,
      list: row.list,
      change: row.change,
      entries: entries.slice(0, SHOWN_ENTRIES),
      count: entries.length,
      before: wordEntrySchema.nullable().parse(row.entry_before),
      remark: row.remark,
      status,
      proposedBy: found(people, row.proposed_by),
      proposedAt: row.proposed_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      decidedBy: row.decided_by === null ? null : found(people, row.decided_by),
      decidedAt: row.decided_at?.toISOString() ?? null,
      decisionRemark: row.decision_remark,
      mayDecide: isOpen && isAnotherPerson(actor, row) && may(roles.schema.parse(actor.role), 'APPROVE_CONFIGURATION'),
      mayWithdraw: isOpen && !isAnotherPerson(actor, row),
    };
  });
  return { items, total: Number(total), page, size };
}

async function readPeople(db: Kysely<DB>, ids: readonly (string | null)[]): Promise<Map<string, StaffPerson>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'username', 'name_english', 'name_nepali'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(
    rows.map(({ id, username, name_english, name_nepali }) => [
      id,
      { id, username, fullNameEnglish: name_english, fullNameNepali: name_nepali },
    ]),
  );
}

/** Foreign keys hold what is looked up here. */
function found(people: ReadonlyMap<string, StaffPerson>, id: string | null): StaffPerson {
  const person = id === null ? undefined : people.get(id);
  if (!person) throw new Error(`A proposal names ${String(id)}, who is not there`);
  return person;
}
