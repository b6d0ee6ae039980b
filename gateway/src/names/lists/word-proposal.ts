import { wordListChanges } from '@registrar/domain/calls/word-lists';
import { wordEntrySchema, wordLists, type WordEntry } from '@registrar/domain/names/word-entries';
import { z } from 'zod';
import { refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { Proposal, ProposalKind } from '../../proposals/proposal-kind';
import { requireProposer } from '../../proposals/two-person';
import { addEntry, changeEntry, describeEntry, entriesWith, findEntry, retireEntry } from './list-entries';
import { notifyOfWords, proposalWords } from './notify-of-words';

const contentSchema = z.object({
  list: z.enum(wordLists.keys),
  change: z.enum(wordListChanges),
  /** The entry that is changed or retired. */
  entryId: z.string().nullable(),
  /** The entries to be added, or the one entry as it is to be. */
  entries: z.array(wordEntrySchema),
  /** The entry as the proposer saw it. */
  before: wordEntrySchema.nullable(),
});
export type ProposedWords = z.infer<typeof contentSchema>;

/** Changes of a word list: one person proposes them, another one approves them. */
export const wordProposals: ProposalKind<ProposedWords> = {
  name: 'WORD_LIST',
  content: contentSchema,
  objectType: 'word-list',
  expiryJob: 'expire-word-list-proposals',
  term: 'wordListDays',
  approving: 'APPROVE_CONFIGURATION',
  requireStillMeant: (unit, proposal) => requireProposer(unit, proposal, 'PROPOSE_CONFIGURATION'),
  takeEffect: (unit, _, proposal) => changeList(unit, proposal),
  async notify(unit, { proposal, event, receivers, remark }) {
    if (event === 'withdrawn') return;
    const { list, entries, before } = proposal.content;
    const words = proposalWords(entries.length > 0 ? entries : before ? [before] : []);
    for (const to of receivers)
      await notifyOfWords(unit, { to, message: event, proposalId: proposal.id, list, words, remark });
  },
};

/** An entry of a list, as the subject of a proposal. */
export const subjectOfEntry = (list: string, entryId: string): string => `${list}:${entryId}`;

/** From this moment every name is judged by the list as it then is. */
async function changeList(unit: UnitOfWork, proposal: Proposal<ProposedWords>): Promise<void> {
  const { list, change, entryId, entries, before } = proposal.content;
  // two approvals at the same moment would not see each other's words; checks read past this lock
  await unit.tx.selectFrom('name_lists').select('id').forUpdate().execute();
  if (entryId === null) {
    // another proposal was quicker with one of these words; a second entry beside it would judge the same word twice
    if ((await entriesWith(unit.tx, list, entries)).length > 0)
      refuse('FLOW-409', { message: 'wordList.listedMeanwhile' });
    for (const entry of entries) {
      const id = await addEntry(unit.tx, list, entry, unit.now, unit.newId);
      if (id !== undefined) await writeStep(unit, proposal, { id, before: null, after: entry });
    }
    return;
  }
  const current = await findEntry(unit.tx, list, entryId);
  if (!current || current.retired_at !== null || before === null || !sameEntry(describeEntry(current), before))
    refuse('FLOW-409', { message: 'proposal.outdated' });
  const [after] = entries;
  if (change === 'CHANGE' && after) {
    if ((await entriesWith(unit.tx, list, [after])).some(({ id }) => id !== entryId))
      refuse('FLOW-409', { message: 'proposal.outdated' });
    await changeEntry(unit.tx, list, entryId, after);
    await writeStep(unit, proposal, { id: entryId, before, after });
  } else {
    await retireEntry(unit.tx, list, entryId, unit.now);
    await writeStep(unit, proposal, { id: entryId, before, after: null });
  }
}

/** Read from the database its fields may stand in another order. */
function sameEntry(a: WordEntry, b: WordEntry): boolean {
  const ordered = (entry: WordEntry): string =>
    JSON.stringify(Object.entries(entry).sort(([x], [y]) => (x < y ? -1 : 1)));
  return ordered(a) === ordered(b);
}

async function writeStep(
  unit: UnitOfWork,
  { id: proposalId, content: { list, change } }: Proposal<ProposedWords>,
  { id, before, after }: { id: string; before: WordEntry | null; after: WordEntry | null },
): Promise<void> {
  await unit.tx
    .insertInto('word_list_step')
    .values({
      list,
      entry_id: id,
      at: unit.now,
      change,
      proposal_id: proposalId,
      entry_before: before && JSON.stringify(before),
      entry_after: after && JSON.stringify(after),
    })
    .execute();
}
