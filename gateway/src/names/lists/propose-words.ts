import type { ProposeWordsRequest } from '@registrar/domain/calls/word-lists';
import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { wordEntrySchemas, type WordEntry, type WordList } from '@registrar/domain/names/word-entries';
import { rolesWith } from '@registrar/domain/permissions';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { refuse } from '../../platform/refusal';
import { readTerm } from '../../platform/terms';
import { proposalExpiry } from '../../platform/two-person';
import { expireProposals } from './expire-proposals';
import { describeEntry, entriesWith, findEntry, storedEntries } from './list-entries';
import { proposalWords, notifyOfWords } from './notify-of-words';

/** Writes down what is to change, and tells those who may let it happen. */
export async function proposeWords(
  unit: UnitOfWork,
  actor: Actor,
  request: ProposeWordsRequest & { readonly language: Language },
): Promise<string> {
  const { list, change, entryId, remark, language } = request;
  const entries = request.entries.map((entry): WordEntry => wordEntrySchemas[list].parse(entry));
  const before = entryId === undefined ? null : await requireEntry(unit, list, entryId);
  refuseDoubles(entries, language);
  await refuseListed(unit, { list, entries, entryId, language });
  if (change === 'ADD') await refuseWaiting(unit, list, entries, language);
  const { wordListDays } = await readTerm(unit.tx, 'PROPOSAL_TERMS', dayInNepal(unit.now));
  const row = {
    id: unit.newId(),
    list,
    change,
    entry_id: entryId ?? null,
    remark,
    status: 'PROPOSED' as const,
    proposed_by: actor.accountId,
    proposed_at: unit.now,
    entries: JSON.stringify(entries),
    entry_before: before && JSON.stringify(before),
    expires_at: proposalExpiry(unit.now, wordListDays),
  };
  await unit.tx.insertInto('word_list_proposal').values(row).execute();
  unit.audit({
    actor,
    action: 'WORD_LIST_PROPOSED',
    objectType: 'word-list',
    objectId: row.id,
    before: before ?? undefined,
    after: { list, change, entryId: entryId ?? null, entries },
    remark,
  });
  const approvers = await unit.tx
    .selectFrom('account')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', rolesWith('APPROVE_CONFIGURATION'))
    .where('id', '<>', actor.accountId)
    .orderBy('id')
    .execute();
  for (const { id } of approvers)
    await notifyOfWords(unit, {
      to: id,
      message: 'proposed',
      proposalId: row.id,
      list,
      words: proposalWords(entries.length > 0 ? entries : before ? [before] : []),
      remark,
    });
  return row.id;
}

/** The entry as it is, unless a change of it waits already. */
async function requireEntry(unit: UnitOfWork, list: WordList, entryId: string): Promise<WordEntry> {
  const entry = await findEntry(unit.tx, list, entryId);
  if (!entry || entry.retired_at !== null) refuse('REQ-404');
  await expireProposals(unit, { list, entryId });
  const open = await unit.tx
    .selectFrom('word_list_proposal')
    .select('id')
    .where('list', '=', list)
    .where('entry_id', '=', entryId)
    .where('status', '=', 'PROPOSED')
    .executeTakeFirst();
  if (open) refuse('FLOW-409', { message: 'wordList.changeWaits' });
  return describeEntry(entry);
}

function refuseDoubles(entries: readonly WordEntry[], language: Language): void {
  const seen = new Set<string>();
  const errors: FieldError[] = [];
  for (const [index, entry] of entries.entries()) {
    errors.push(...problemsIn(entry, index, seen, 'WORD_TWICE', language).slice(0, 1));
    for (const word of wordsOf([entry])) seen.add(word);
  }
  if (errors.length > 0) refuse('VAL-422', { errors });
}

async function refuseListed(
  unit: UnitOfWork,
  {
    list,
    entries,
    entryId,
    language,
  }: { list: WordList; entries: readonly WordEntry[]; entryId: string | undefined; language: Language },
): Promise<void> {
  const listed = (await entriesWith(unit.tx, list, entries)).filter(({ id }) => id !== entryId);
  const words = new Set(wordsOf(listed));
  const errors = entries.flatMap((entry, index) => problemsIn(entry, index, words, 'WORD_LISTED_ALREADY', language));
  if (errors.length > 0) refuse('VAL-422', { errors });
}

/** A word that somebody has proposed already would be decided twice. */
async function refuseWaiting(
  unit: UnitOfWork,
  list: WordList,
  entries: readonly WordEntry[],
  language: Language,
): Promise<void> {
  const open = await unit.tx
    .selectFrom('word_list_proposal')
    .select('entries')
    .where('list', '=', list)
    .where('status', '=', 'PROPOSED')
    .where('expires_at', '>', unit.now)
    .execute();
  const words = new Set(wordsOf(open.flatMap((proposal) => storedEntries.parse(proposal.entries))));
  const errors = entries.flatMap((entry, index) => problemsIn(entry, index, words, 'WORD_PROPOSED_ALREADY', language));
  if (errors.length > 0) refuse('VAL-422', { errors });
}

const wordsOf = (entries: readonly Pick<WordEntry, 'english' | 'nepali'>[]): string[] =>
  entries.flatMap(({ english, nepali }) => [english.toLowerCase(), nepali]).filter((word) => word !== '');

/** At the script in which the word is one of these. */
function problemsIn(
  { english, nepali }: WordEntry,
  index: number,
  words: ReadonlySet<string>,
  code: ValidationCode,
  language: Language,
): FieldError[] {
  return (['nepali', 'english'] as const).flatMap((script) => {
    const word = script === 'nepali' ? nepali : english;
    return words.has(word.toLowerCase())
      ? [{ path: `entries.${index}.${script}`, code, message: validationMessage(code, language, { word }) }]
      : [];
  });
}
