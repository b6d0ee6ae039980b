/** How two words of two names stand to each other; of the last two only one name has a word. */
export const wordRelations = [
  'SAME',
  'SOUNDS_ALIKE',
  'SAME_MEANING',
  'NEARLY_SAME',
  'DIFFERENT',
  'ONLY_PROPOSED',
  'ONLY_EXISTING',
] as const;
export type WordRelation = (typeof wordRelations)[number];

/** One line of two names laid beside each other, each word as it is written. */
export interface WordPair {
  readonly proposed: string | null;
  readonly existing: string | null;
  readonly relation: WordRelation;
}
