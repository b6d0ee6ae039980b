import { z } from 'zod';
import { enumeration } from '../enumerations/enumeration';
import type { RegisterPart } from '../register/company-record';
import type { FoundingPaper } from './clause';
import type { ClauseEdit } from './compose-clauses';

/** What an amendment does to a clause. */
export const clauseChanges = enumeration([
  ['REPLACE', 'व्यहोरा फेर्ने', 'Reword the clause'],
  ['ADD', 'नयाँ दफा थप्ने', 'Add a clause'],
  ['REMOVE', 'दफा हटाउने', 'Remove the clause'],
]);
const words = z.object({ ne: z.string(), en: z.string() });

/** One clause that a filing amended, as a letter and the paper tell it. Null: it was not there, or is no more. */
const clauseAmendment = z.object({
  clause: z.string(),
  change: clauseChanges.schema,
  heading: words,
  before: words.nullable(),
  after: words.nullable(),
  decidedOn: z.iso.date(),
});
export type ClauseAmendment = z.output<typeof clauseAmendment>;

const amendedClause = z.object({
  document: z.enum(['MOA', 'AOA']),
  clause: z.string(),
  nepali: z.string().optional(),
  english: z.string().optional(),
  headingNepali: z.string().optional(),
  headingEnglish: z.string().optional(),
  removed: z.boolean().optional(),
  amendedOn: z.iso.date().optional(),
});

/**
 * What the register keeps of an amended paper beside what everybody reads: every clause that is no longer as it was
 * registered, and what the last filing amended.
 */
export const amendedPaper = z.object({ clauses: z.array(amendedClause), amendments: z.array(clauseAmendment) });
export type AmendedPaper = z.output<typeof amendedPaper>;

/** The amended paper among the parts of a company; undefined while it is as it was registered. */
export function amendedPaperOf(
  parts: readonly Pick<RegisterPart, 'aspect' | 'data'>[],
  paper: FoundingPaper,
): AmendedPaper | undefined {
  const part = parts.find(({ aspect, data }) => aspect === 'DOCUMENT' && data['kind'] === paper);
  return amendedPaper.safeParse(part?.data['details']).data;
}

/**
 * The clauses that were registered otherwise than the library has them, with those that were amended since in their
 * place.
 */
export function amendedClauses(
  registered: readonly ClauseEdit[],
  parts: readonly Pick<RegisterPart, 'aspect' | 'data'>[],
): ClauseEdit[] {
  const amended = (['MOA', 'AOA'] as const).flatMap(
    (paper): readonly ClauseEdit[] => amendedPaperOf(parts, paper)?.clauses ?? [],
  );
  const isAmended = (edit: ClauseEdit): boolean =>
    amended.some(({ document, clause }) => document === edit.document && clause === edit.clause);
  return [...registered.filter((edit) => !isAmended(edit)), ...amended];
}
