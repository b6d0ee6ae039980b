import {
  bareSound,
  closeness,
  learnWords,
  soundOf,
  toLatin,
  type LearnedWords,
} from '@registrar/domain/names/learning';
import type { ComposedName } from '../../gateway/composed-names';

/** An English word with the Nepali one that mostly stands for it. */
export interface BookWord {
  readonly english: string;
  readonly nepali: string;
  readonly sound: string;
}

export interface WordBook {
  readonly learned: LearnedWords;
  readonly words: ReadonlyMap<string, BookWord>;
  /** The nearest word that is certainly another one: the register never has one for the other. */
  nearest(english: string): BookWord | undefined;
}

const OFTEN = 3;
const MOSTLY = 0.4;
const NEAR = 0.45;

const soundOfNepali = (word: string): string => bareSound(soundOf(toLatin(word)));

/** What a register says of its words. */
export function wordBook(names: readonly ComposedName[]): WordBook {
  const learned = learnWords(names);
  const counterparts = new Map<string, Map<string, number>>();
  for (const [pair, count] of learned.pairs) {
    const [english = '', nepali = ''] = pair.split('\t');
    const known = counterparts.get(english) ?? new Map<string, number>();
    counterparts.set(english, known.set(nepali, count));
  }
  const words = new Map<string, BookWord>();
  for (const [english, known] of counterparts) {
    const all = [...known.values()].reduce((sum, count) => sum + count, 0);
    const [nepali, count] = [...known].reduce((best, one) => (one[1] > best[1] ? one : best));
    if (english.length < 3 || count < OFTEN || count / all < MOSTLY) continue;
    const sound = soundOfNepali(nepali);
    // translations say nothing of sounds
    if (closeness(bareSound(soundOf(english)), sound) > 0.5) words.set(english, { english, nepali, sound });
  }
  const byBeginning = new Map<string, BookWord[]>();
  for (const word of words.values())
    byBeginning.set(word.sound.charAt(0), [...(byBeginning.get(word.sound.charAt(0)) ?? []), word]);
  const stands = (english: string, nepali: string): boolean => counterparts.get(english)?.has(nepali) ?? false;
  return {
    learned,
    words,
    nearest(english) {
      const word = words.get(english);
      if (!word) return undefined;
      let best: BookWord | undefined;
      let nearness = NEAR;
      for (const other of byBeginning.get(word.sound.charAt(0)) ?? []) {
        if (other.sound === word.sound || stands(english, other.nepali) || stands(other.english, word.nepali)) continue;
        const near = closeness(other.sound, word.sound);
        if (near > nearness) [best, nearness] = [other, near];
      }
      return best;
    },
  };
}
