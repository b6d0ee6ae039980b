/**
 * Business words in both scripts, of our own making. A row is one concept: its English spellings, its Nepali
 * spellings (loaned and translated), and how much it says about whose name it is. Kept per script on purpose: the
 * English "sun" and the Nepali सुन (gold) sound alike and are two concepts.
 */
export type WordKind =
  /** What a company does or is: many have it, so it says little. */
  | 'activity'
  /** A word of praise or place that many names carry. */
  | 'common'
  /** A place at the end of a name tells branches apart, not companies. */
  | 'place'
  /** An article or a part of the legal form: left out of one script as often as not. */
  | 'filler'
  /** Refused in new names, still in old ones; says nothing. */
  | 'legacy';

export type LexiconRow = readonly [kind: WordKind, english: string, nepali: string];
