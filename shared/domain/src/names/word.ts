import { toLatin } from './devanagari';
import { closeness, editDistance } from './edit-distance';
import { spokenForm } from './english-reading';
import { ENOUGH_NAMES, learnedWeight, NO_FREQUENCIES, type NameKnowledge, type WordFrequencies } from './knowledge';
import { letterOf, lettersOf } from './letter-names';
import { conceptOf, weightOf, type Concept } from './lexicon-lookup';
import type { NameWord } from './normalise';
import { bareSound, skeletonOf, soundOf } from './phonetics';
import { areTranslations } from './translation-lookup';

/** One way to say a word: its sound, the same without the a's, and its consonants. */
export interface Reading {
  readonly sound: string;
  readonly bare: string;
  readonly skeleton: string;
}

/**
 * A word with everything the comparisons ask of it. Most names are ruled out by the sound alone, so the rest is worked
 * out when it is asked for, and kept.
 */
export class AnalysedWord implements NameWord {
  readonly text: string;
  readonly script: NameWord['script'];
  readonly acronym: boolean;
  readonly sound: string;
  readonly #frequencies: WordFrequencies;
  #concept: Concept | null | undefined;
  #readings: readonly Reading[] | undefined;
  #weight: number | undefined;

  constructor(word: NameWord, sound: string, frequencies: WordFrequencies) {
    this.text = word.text;
    this.script = word.script;
    this.acronym = word.acronym;
    this.sound = sound;
    this.#frequencies = frequencies;
  }

  get concept(): Concept | undefined {
    if (this.#concept === undefined) this.#concept = conceptOf(this) ?? null;
    return this.#concept ?? undefined;
  }

  /** 1 for a word that tells companies apart, near 0 for one that says nothing. */
  get weight(): number {
    return (this.#weight ??= this.concept
      ? weightOf(this.concept)
      : (learnedWeight(this.#frequencies, this.script, this.text) ?? weightOf(undefined)));
  }

  /** As it is spelt and, for an English word, as it is said. */
  get readings(): readonly Reading[] {
    if (!this.#readings) {
      const spoken = this.acronym || this.script === 'nepali' ? undefined : spokenForm(this.text);
      this.#readings = [this.sound, ...(spoken === undefined ? [] : [soundOf(spoken)])].map((said) => ({
        sound: said,
        bare: bareSound(said),
        skeleton: skeletonOf(said),
      }));
    }
    return this.#readings;
  }

  get bare(): string {
    return this.readings[0]?.bare ?? '';
  }

  get skeleton(): string {
    return this.readings[0]?.skeleton ?? '';
  }

  /** The Latin letters a Nepali word may stand for: टी is t as well as tea. */
  get letters(): string | undefined {
    return this.script === 'nepali' && !this.acronym ? (letterOf(this.text) ?? lettersOf(this.text)) : undefined;
  }

  /** So many names of the register have the word that its counterparts are known. */
  isKnownFrom(names: number): boolean {
    return this.#frequencies.names >= ENOUGH_NAMES && this.#frequencies.count(this.script, this.text) >= names;
  }
}

/** A register has a word so often that it knows its counterparts. */
const WELL_KNOWN = 20;

export function soundOfWord(word: NameWord): string {
  return word.acronym ? word.text : soundOf(word.script === 'nepali' ? toLatin(word.text) : word.text);
}

export const analyse = (word: NameWord, frequencies: WordFrequencies = NO_FREQUENCIES): AnalysedWord =>
  new AnalysedWord(word, soundOfWord(word), frequencies);

const KNOWN_PAIR = 1;
/** What is as near as this is not only heard: the register or the lexicon has it. */
export const SAME_CONCEPT = 0.97;
const CONTRADICTION = 0.2;

/** The same word, written in the two scripts? 0 to 1; what is less than `least` may be said to be 0. */
export function acrossScripts(
  english: AnalysedWord,
  nepali: AnalysedWord,
  knowledge?: NameKnowledge,
  least = 0,
): number {
  if (english.acronym || nepali.acronym)
    return english.text === nepali.text || (english.acronym && english.text === nepali.letters) ? 1 : 0;
  const together = knowledge?.together(english.text, nepali.text) ?? 0;
  if (together >= 2) return KNOWN_PAIR;
  // Two letters may be a word as well as letter names (इजी), so they are no acronym; said alike they are the same all
  // the same.
  if (english.text.length > 1 && english.text === nepali.letters) return 1;
  if (areTranslations([english.text], [nepali.text])) return SAME_CONCEPT;
  let heard = 0;
  for (const reading of english.readings) heard = Math.max(heard, nearInSound(reading, nepali, least));
  if (english.concept && nepali.concept) {
    if (english.concept.id === nepali.concept.id) return SAME_CONCEPT;
    // a word that the lexicon knows by its sound only may be another one that sounds alike
    if (heard < 1 || nepali.concept.exact) return CONTRADICTION;
  }
  // two words that many names carry, and never one for the other: however alike, they are two (Star, स्टोर)
  if (together === 0 && english.isKnownFrom(WELL_KNOWN) && nepali.isKnownFrom(WELL_KNOWN)) return Math.min(0.4, heard);
  return heard;
}

function nearInSound(english: Reading, nepali: Reading, least: number): number {
  if (english.bare === nepali.bare) return 1;
  // Half of the result is this: less than that cannot be made up for by the consonants.
  const bare = closeness(english.bare, nepali.bare, english.skeleton === nepali.skeleton ? 0 : 2 * least - 1);
  if (bare === 0) return 0;
  if (english.skeleton === nepali.skeleton) return Math.max(0.82, bare);
  const skeleton = closeness(english.skeleton, nepali.skeleton);
  // Two coined words may share their vowels and half their consonants by chance.
  if (Math.min(english.skeleton.length, nepali.skeleton.length) >= 4 && skeleton < 0.67) return Math.min(0.6, bare);
  return (bare + skeleton) / 2;
}

/** The same word to the ear or in meaning, within one script? 0 to 1. */
export function withinScript(a: AnalysedWord, b: AnalysedWord): number {
  if (a.text === b.text) return 1;
  // Letters are a name by themselves: ABC and ABD are two companies.
  if (a.acronym || b.acronym || Math.min(a.text.length, b.text.length) <= 2) return 0;
  if (a.sound === b.sound) return 0.98;
  if (a.concept && b.concept) return a.concept.id === b.concept.id ? 0.95 : 0.1;
  const longest = Math.max(a.sound.length, b.sound.length);
  // One slip in a long word is a slip; in a short one it makes another word (Sita, Gita), and so does another
  // beginning (Pawan, Sawan).
  const otherBeginning = a.sound[0] !== b.sound[0] && longest < 8;
  const allowed = otherBeginning ? 0 : longest >= 9 ? 2 : longest >= 5 ? 1 : 0;
  const distance = allowed === 0 ? longest : editDistance(a.sound, b.sound, allowed);
  // Two other consonants are two names, however long they are (Felragako, Felnabhako).
  if (distance === 2 && allowed === 2 && editDistance(a.skeleton, b.skeleton, 1) > 1) return 0;
  if (distance <= allowed) return 1 - 0.6 * (distance / longest);
  return oneLetterOff(a, b) ? 1 - 0.6 / Math.min(a.text.length, b.text.length) : 0;
}

/** A slip of the finger in a long English word, whatever it does to the sound; another beginning is another word. */
function oneLetterOff(a: AnalysedWord, b: AnalysedWord): boolean {
  if (a.script !== 'english' || b.script !== 'english' || Math.max(a.text.length, b.text.length) < 7) return false;
  return a.text[0] === b.text[0] && editDistance(a.text, b.text, 1) <= 1;
}
