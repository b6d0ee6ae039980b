import type {
  ListedWord,
  WordHistory,
  WordProposal,
  wordListPageSchema,
  wordListQuerySchema,
  wordProposalPageSchema,
  wordProposalQuerySchema,
} from '@registrar/domain/calls/word-lists';
import { wordEntrySchema, type WordList } from '@registrar/domain/names/word-entries';
import { may, roles } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { containing } from '../../platform/database/like-pattern';
import type { DB } from '../../platform/database/schema.generated';
import { listProposals, waitsAbout } from '../../proposals/list-proposals';
import { readPeople } from '../../proposals/people';
import { describeEntry, entriesOf, type EntryRow } from './list-entries';
import { wordProposals } from './word-proposal';

const SHOWN_ENTRIES = 20;

export async function listWords(
  db: Kysely<DB>,
  actor: Actor,
  { list, search, show, page, size }: z.infer<typeof wordListQuerySchema>,
  now: Date,
): Promise<z.infer<typeof wordListPageSchema>> {
  const part = search ? containing(search.toLowerCase()) : null;
  const { rows } = await sql<EntryRow & { total: number; waits: boolean }>`
    select entry.*, count(*) over ()::integer as total,
           ${waitsAbout(wordProposals.name, sql`${list} || ':' || entry.id`, now)} as waits
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
    .innerJoin('proposal', 'proposal.id', 'step.proposal_id')
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
      proposedBy: people.named(row.proposed_by),
      approvedBy: people.named(row.decided_by),
      remark: row.remark,
      decisionRemark: row.decision_remark,
    })),
  };
}

/** Changes that wait for a second person, or are settled. */
export async function listWordProposals(
  db: Kysely<DB>,
  actor: Actor,
  query: z.infer<typeof wordProposalQuerySchema>,
  now: Date,
): Promise<z.infer<typeof wordProposalPageSchema>> {
  const { items, total } = await listProposals(db, actor, wordProposals, query, now);
  return {
    items: items.map(({ proposal, described }): WordProposal => {
      const { list, change, entries, before } = proposal.content;
      return { ...described, list, change, entries: entries.slice(0, SHOWN_ENTRIES), count: entries.length, before };
    }),
    total,
    page: query.page,
    size: query.size,
  };
}
