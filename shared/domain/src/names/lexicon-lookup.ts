import { LEXICON } from './lexicon';
import type { WordKind } from './lexicon-row';
import type { NameWord } from './normalise';
import { toLatin } from './devanagari';
import { bareSound, soundOf } from './phonetics';

export interface Concept {
  readonly id: number;
  /** Its first English word; stays when the lexicon grows. */
  readonly name: string;
  readonly kind: WordKind;
  /** Found by its spelling, not by its sound alone. */
  readonly exact: boolean;
}

const englishConcepts = new Map<string, Concept>();
const nepaliConcepts = new Map<string, Concept>();
const nepaliBySound = new Map<string, Concept>();

for (const [id, [kind, english, nepali]] of LEXICON.entries()) {
  const concept: Concept = { id, name: english.split(' ')[0] ?? '', kind, exact: true };
  for (const word of english.split(' ')) englishConcepts.set(word, concept);
  for (const word of nepali.split(' ')) {
    nepaliConcepts.set(word, concept);
    const sound = bareSound(soundOf(toLatin(word)));
    // A short sound is shared by too many words to stand for one of them.
    if (sound.length > 3 && !nepaliBySound.has(sound)) nepaliBySound.set(sound, { ...concept, exact: false });
  }
}

/** What a word means, where the lexicon knows it; Nepali is also found by its sound, as its spelling varies. */
export function conceptOf(word: NameWord & { readonly sound: string }): Concept | undefined {
  if (word.acronym) return undefined;
  if (word.script === 'english')
    return (
      englishConcepts.get(word.text) ??
      englishConcepts.get(word.text.replace(/s$/, '')) ??
      englishConcepts.get(`${word.text}s`)
    );
  return nepaliConcepts.get(word.text) ?? nepaliBySound.get(bareSound(word.sound));
}

const WEIGHTS: Readonly<Record<WordKind, number>> = {
  activity: 0.3,
  common: 0.6,
  place: 0.15,
  legacy: 0.02,
  filler: 0.02,
};

/** How much a word says about whose name it is. */
export function weightOf(concept: Concept | undefined): number {
  return concept === undefined ? 1 : WEIGHTS[concept.kind];
}
