import { diffArrays } from 'diff';

export interface TextPart {
  readonly text: string;
  readonly kind: 'SAME' | 'ADDED' | 'REMOVED';
}

/**
 * Words, the space between them and each sign. Vowel signs belong to their letter, so that no word of Devanagari is cut
 * within.
 */
const tokensOf = (text: string): string[] => text.match(/\s+|\p{P}|[^\s\p{P}]+/gu) ?? [];

/** What a new text leaves, adds and takes out of the former one, word by word. */
export function textDifferences(before: string, after: string): readonly TextPart[] {
  return diffArrays(tokensOf(before), tokensOf(after)).map(({ value, added, removed }): TextPart => ({
    text: value.join(''),
    kind: added ? 'ADDED' : removed ? 'REMOVED' : 'SAME',
  }));
}
