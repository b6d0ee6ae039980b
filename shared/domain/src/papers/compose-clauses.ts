import type { Bilingual, Language } from '../bilingual';
import { toNepaliDigits } from '../digits';
import type { CompanyType } from '../enumerations/company-types';
import { articlesClauses } from './articles-clauses';
import { clauseGroupOf, type Clause, type FoundingPaper, type Placeholder } from './clause';
import { memorandumClauses } from './memorandum-clauses';

/** A clause as the applicant wants it: a wording of their own in place of the library's, taken out, or one more. */
export interface ClauseEdit {
  readonly document: FoundingPaper;
  /** Key of the library, or one that begins with `own-`. */
  readonly clause: string;
  readonly nepali?: string;
  readonly english?: string;
  readonly headingNepali?: string;
  readonly headingEnglish?: string;
  readonly removed?: boolean;
  /** AD: of a clause that was amended since the registration, the day of the decision. */
  readonly amendedOn?: string;
}

/** What the placeholders stand for in this filing; undefined: not answered yet. */
export type ClauseValues = Readonly<Partial<Record<Placeholder, Bilingual>>>;

export interface ComposedClause {
  readonly key: string;
  readonly number: Bilingual;
  readonly heading: Bilingual;
  readonly text: Bilingual;
  /** The library's wording, filled in; null for a clause of the applicant's own. */
  readonly standard: Bilingual | null;
  readonly law: Bilingual | null;
  readonly locked: boolean;
}

const OWN = 'own-';
/** Where an answer is still missing; a reader of the draft sees that something belongs there. */
const GAP = '……………';
const NOT_NAMED: Bilingual = { ne: 'अन्य व्यवस्था', en: 'Further provision' };

export const isOwnClause = (key: string): boolean => key.startsWith(OWN);

/** The clauses of a paper for this type of company, numbered, in the library's order and then the applicant's own. */
export function composeClauses(
  type: CompanyType,
  paper: FoundingPaper,
  edits: readonly ClauseEdit[],
  values: ClauseValues,
): ComposedClause[] {
  const ofPaper = edits.filter(({ document }) => document === paper);
  const kept = libraryOf(type, paper).flatMap((clause): Omit<ComposedClause, 'number'>[] => {
    const standard = filled(clause.text, values);
    const edit = clause.locked ? undefined : ofPaper.find(({ clause: key }) => key === clause.key);
    if (edit?.removed) return [];
    const text = { ne: edit?.nepali?.trim() || standard.ne, en: edit?.english?.trim() || standard.en };
    return [{ key: clause.key, heading: clause.heading, text, standard, law: clause.law, locked: clause.locked }];
  });
  const own = ofPaper
    .filter(
      ({ clause, removed, nepali, english }) => isOwnClause(clause) && !removed && (nepali?.trim() || english?.trim()),
    )
    .map(ownClause);
  return [...kept, ...own].map((clause, index) => ({
    ...clause,
    number: { ne: toNepaliDigits(index + 1), en: String(index + 1) },
  }));
}

/** The library for this type; empty where it has no papers of its own. */
export function libraryOf(type: CompanyType, paper: FoundingPaper): readonly Clause[] {
  const group = clauseGroupOf(type);
  if (group === undefined) return [];
  const clauses = (paper === 'MOA' ? memorandumClauses : articlesClauses).filter(({ of }) => of.includes(group));
  return group === 'SOLE' ? clauses.map((clause) => ({ ...clause, text: clause.sole ?? clause.text })) : clauses;
}

/** The clauses the applicant took out, which may be put back. */
export function removedClauses(
  type: CompanyType,
  paper: FoundingPaper,
  edits: readonly ClauseEdit[],
): readonly Clause[] {
  const removed = new Set(
    edits.filter(({ document, removed: out }) => document === paper && out).map(({ clause }) => clause),
  );
  return libraryOf(type, paper).filter(({ key, locked }) => !locked && removed.has(key));
}

/** Said in one language only it stands so in both papers: nobody but the applicant can translate it. */
function ownClause({
  clause,
  nepali = '',
  english = '',
  headingNepali = '',
  headingEnglish = '',
}: ClauseEdit): Omit<ComposedClause, 'number'> {
  return {
    key: clause,
    heading: {
      ne: headingNepali || headingEnglish || NOT_NAMED.ne,
      en: headingEnglish || headingNepali || NOT_NAMED.en,
    },
    text: { ne: nepali || english, en: english || nepali },
    standard: null,
    law: null,
    locked: false,
  };
}

function filled(text: Bilingual, values: ClauseValues): Bilingual {
  const known = new Map<string, Bilingual>(Object.entries(values));
  const fill = (language: Language): string =>
    text[language].replace(/\{\{(\w+)\}\}/g, (_, name: string) => known.get(name)?.[language] || GAP);
  return { ne: fill('ne'), en: fill('en') };
}
