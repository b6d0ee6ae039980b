import type { ClauseView } from '@registrar/domain/calls/papers';
import { isOwnClause, type ClauseEdit, type FoundingPaper } from '@registrar/domain/papers';
import { documentGenerationDraft } from '@registrar/domain/processes/company-registration';
import type { Answers } from '@registrar/domain/processes';

/** What is written in a clause while it is edited. */
export interface ClauseWords {
  readonly nepali: string;
  readonly english: string;
  readonly headingNepali: string;
  readonly headingEnglish: string;
}

export const NO_WORDS: ClauseWords = { nepali: '', english: '', headingNepali: '', headingEnglish: '' };

export function editsOf(answers: Answers): readonly ClauseEdit[] {
  return documentGenerationDraft.safeParse(answers).data?.clauses ?? [];
}

export function wordsOf({ text, heading }: ClauseView): ClauseWords {
  return { nepali: text.ne, english: text.en, headingNepali: heading.ne, headingEnglish: heading.en };
}

const without = (edits: readonly ClauseEdit[], document: FoundingPaper, clause: string): ClauseEdit[] =>
  edits.filter((edit) => edit.document !== document || edit.clause !== clause);

/** Words that are those of the library again are no edit. */
export function worded(
  edits: readonly ClauseEdit[],
  document: FoundingPaper,
  clause: ClauseView,
  { nepali, english, headingNepali, headingEnglish }: ClauseWords,
): ClauseEdit[] {
  const rest = without(edits, document, clause.key);
  if (isOwnClause(clause.key))
    return [...rest, { document, clause: clause.key, nepali, english, headingNepali, headingEnglish }];
  const changed = {
    nepali: nepali.trim() === clause.standard?.ne ? '' : nepali.trim(),
    english: english.trim() === clause.standard?.en ? '' : english.trim(),
  };
  return changed.nepali === '' && changed.english === ''
    ? rest
    : [...rest, { document, clause: clause.key, ...changed }];
}

/** A clause of the library that is taken out can be put back; one's own is gone. */
export function takenOut(edits: readonly ClauseEdit[], document: FoundingPaper, key: string): ClauseEdit[] {
  const rest = without(edits, document, key);
  return isOwnClause(key) ? rest : [...rest, { document, clause: key, removed: true }];
}

export const asInLibrary = without;

/** The key of one more clause: the first number that is free. */
export function added(edits: readonly ClauseEdit[], document: FoundingPaper, words: ClauseWords): ClauseEdit[] {
  const taken = new Set(edits.filter((edit) => edit.document === document).map(({ clause }) => clause));
  let number = 1;
  while (taken.has(`own-${number}`)) number++;
  return [...edits, { document, clause: `own-${number}`, ...words }];
}
