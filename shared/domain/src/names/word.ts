import { toLatin } from './devanagari';
import { conceptOf, weightOf, type Concept } from './lexicon-lookup';
import { lettersOf } from './letter-names';
import type { NameWord } from './normalise';
import { bareSound, skeletonOf, soundOf } from './phonetics';
import { closeness, editDistance } from './edit-distance';

/** A word with everything the comparisons ask of it, computed once. */
export interface AnalysedWord extends NameWord {
  readonly sound: string;
  readonly bare: string;
  readonly skeleton: string;
  readonly concept: Concept | undefined;
  readonly weight: number;
}

function takeApart(word: NameWord): AnalysedWord {
  const letters = word.script === 'nepali' && !word.acronym ? lettersOf(word.text) : undefined;
  if (letters !== undefined && letters.length > 2) return takeApart({ text: letters, script: 'nepali', acronym: true });
  const sound = word.acronym ? word.text : soundOf(word.script === 'nepali' ? toLatin(word.text) : word.text);
  const concept = conceptOf(word);
  return { ...word, sound, bare: bareSound(sound), skeleton: skeletonOf(sound), concept, weight: weightOf(concept) };
}

// Names are made of few words, used over and over: what was worked out once is kept, up to a bound.
const REMEMBERED = 20_000;
const remembered = new Map<string, AnalysedWord>();

export function analyse(word: NameWord): AnalysedWord {
  const key = `${word.script}${word.acronym ? '!' : ':'}${word.text}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const analysed = takeApart(word);
  remembered.set(key, analysed);
  return analysed;
}

/** The same word, written differently in the two scripts? 0 to 1. */
export function acrossScripts(english: AnalysedWord, nepali: AnalysedWord): number {
  if (english.acronym || nepali.acronym) return english.text === nepali.text ? 1 : 0;
  if (english.concept && nepali.concept) return english.concept.id === nepali.concept.id ? 1 : 0.2;
  if (english.bare === nepali.bare) return 1;
  const bare = closeness(english.bare, nepali.bare);
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
  if (Math.abs(a.sound.length - b.sound.length) > allowed) return 0;
  const distance = allowed === 0 ? longest : editDistance(a.sound, b.sound);
  return distance <= allowed ? 1 - 0.6 * (distance / longest) : 0;
}
