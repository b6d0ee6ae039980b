import type { ProposeWordsRequest } from '@registrar/domain/calls/word-lists';
import type { Language } from '@registrar/domain/bilingual';
import type { FieldError } from '@registrar/domain/envelope';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { wordEntrySchemas, type WordEntry, type WordList } from '@registrar/domain/names/word-entries';
import type { Actor } from '../../platform/actor';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { refuse } from '../../platform/refusal';
import { waiting } from '../../proposals/list-proposals';
import { toProposal } from '../../proposals/proposal-kind';
import { propose, requireNoneWaits } from '../../proposals/propose';
import { describeEntry, entriesWith, findEntry } from './list-entries';
import { subjectOfEntry, wordProposals } from './word-proposal';

/** Writes down what is to change, and notifies those who may approve it. */
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
  return propose(unit, actor, wordProposals, {
    subject: entryId === undefined ? null : subjectOfEntry(list, entryId),
    content: { list, change, entryId: entryId ?? null, entries, before },
    remark,
    before: before ?? undefined,
  });
}

/** The entry as it is, unless a change of it waits already. */
async function requireEntry(unit: UnitOfWork, list: WordList, entryId: string): Promise<WordEntry> {
  const entry = await findEntry(unit.tx, list, entryId);
  if (!entry || entry.retired_at !== null) refuse('REQ-404');
  await requireNoneWaits(unit, wordProposals, subjectOfEntry(list, entryId), 'wordList.changeWaits');
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
    .selectFrom('proposal')
    .selectAll()
    .where('kind', '=', wordProposals.name)
    .where(waiting(unit.now))
    .execute();
  const proposed = open.map((row) => toProposal(wordProposals, row).content).filter((content) => content.list === list);
  const words = new Set(wordsOf(proposed.flatMap((content) => content.entries)));
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
