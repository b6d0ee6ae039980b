import { wordEntrySchema, type WordEntry } from '@registrar/domain/names/word-entries';
import type { Selectable } from 'kysely';
import type { Actor } from '../../platform/actor';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { WordListProposalTable } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import { isAnotherPerson, requireOpenProposal, requireProposer, requireSecondPerson } from '../../platform/two-person';
import {
  addEntry,
  changeEntry,
  describeEntry,
  entriesWith,
  findEntry,
  retireEntry,
  storedEntries,
} from './list-entries';
import { proposalWords, notifyOfWords } from './notify-of-words';

type Proposal = Selectable<WordListProposalTable>;
type Settled = 'APPROVED' | 'REFUSED' | 'WITHDRAWN';
const ACTIONS = {
  APPROVED: 'WORD_LIST_APPROVED',
  REFUSED: 'WORD_LIST_REFUSED',
  WITHDRAWN: 'WORD_LIST_WITHDRAWN',
} as const satisfies Record<Settled, string>;

/** The second person agrees: every name is judged by it from this moment, once, however many agree at the same time. */
export async function approveWords(
  unit: UnitOfWork,
  actor: Actor,
  proposalId: string,
  remark: string | undefined,
): Promise<void> {
  const proposal = await lockProposal(unit, proposalId);
  requireSecondPerson(actor, proposal);
  requireOpenProposal(proposal, unit.now);
  await requireProposer(unit, proposal, 'PROPOSE_CONFIGURATION');
  await settle(unit, actor, proposal, 'APPROVED', remark);
  await takeEffect(unit, proposal);
  await notifyProposer(unit, proposal, 'approved', remark);
}

export async function refuseWords(unit: UnitOfWork, actor: Actor, proposalId: string, remark: string): Promise<void> {
  const proposal = await lockProposal(unit, proposalId);
  requireSecondPerson(actor, proposal);
  requireOpenProposal(proposal, unit.now);
  await settle(unit, actor, proposal, 'REFUSED', remark);
  await notifyProposer(unit, proposal, 'refused', remark);
}

/** Only by whoever proposed it. */
export async function withdrawWords(
  unit: UnitOfWork,
  actor: Actor,
  proposalId: string,
  remark: string | undefined,
): Promise<void> {
  const proposal = await lockProposal(unit, proposalId);
  if (isAnotherPerson(actor, proposal)) refuse('PERM-403');
  requireOpenProposal(proposal, unit.now);
  await settle(unit, actor, proposal, 'WITHDRAWN', remark);
}

async function lockProposal(unit: UnitOfWork, proposalId: string): Promise<Proposal> {
  return (
    (await unit.tx
      .selectFrom('word_list_proposal')
      .selectAll()
      .where('id', '=', proposalId)
      .forUpdate()
      .executeTakeFirst()) ?? refuse('REQ-404')
  );
}

async function takeEffect(unit: UnitOfWork, proposal: Proposal): Promise<void> {
  const { list, change, entry_id: entryId } = proposal;
  const entries = storedEntries.parse(proposal.entries);
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
  const before = wordEntrySchema.parse(proposal.entry_before);
  const current = await findEntry(unit.tx, list, entryId);
  if (!current || current.retired_at !== null || !sameEntry(describeEntry(current), before))
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
  proposal: Proposal,
  step: { id: string; before: WordEntry | null; after: WordEntry | null },
): Promise<void> {
  await unit.tx
    .insertInto('word_list_step')
    .values({
      list: proposal.list,
      entry_id: step.id,
      at: unit.now,
      change: proposal.change,
      proposal_id: proposal.id,
      entry_before: step.before && JSON.stringify(step.before),
      entry_after: step.after && JSON.stringify(step.after),
    })
    .execute();
}

async function settle(
  unit: UnitOfWork,
  actor: Actor,
  proposal: Proposal,
  status: Settled,
  remark: string | undefined,
): Promise<void> {
  const after = { status, decided_by: actor.accountId, decided_at: unit.now, decision_remark: remark || null };
  await unit.tx.updateTable('word_list_proposal').set(after).where('id', '=', proposal.id).execute();
  unit.audit({
    actor,
    action: ACTIONS[status],
    objectType: 'word-list',
    objectId: proposal.id,
    before: proposal,
    after: { ...proposal, ...after },
    remark: remark || undefined,
  });
}

async function notifyProposer(
  unit: UnitOfWork,
  proposal: Proposal,
  message: 'approved' | 'refused',
  remark = '',
): Promise<void> {
  const entries = storedEntries.parse(proposal.entries);
  const words = proposalWords(entries.length > 0 ? entries : [wordEntrySchema.parse(proposal.entry_before)]);
  await notifyOfWords(unit, {
    to: proposal.proposed_by,
    message,
    proposalId: proposal.id,
    list: proposal.list,
    words,
    remark,
  });
}
