import { toLatin } from './devanagari';
import { bareSound, soundOf } from './phonetics';
import { TRANSLATIONS } from './translations';

const PHRASE = '_';

/** A Nepali word is found by its sound, as its spelling varies; an English one with or without its plural. */
const ofNepali = (word: string): string => bareSound(soundOf(toLatin(word)));
const ofEnglish = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

const pairOf = (english: readonly string[], nepali: readonly string[]): string =>
  `${english.map(ofEnglish).join(PHRASE)}|${nepali.map(ofNepali).join(PHRASE)}`;

const pairs = new Set<string>();
for (const [english, nepali] of TRANSLATIONS) {
  for (const one of english.split(' '))
    for (const other of nepali.split(' ')) pairs.add(pairOf(one.split(PHRASE), other.split(PHRASE)));
}

/** Whether these words, one or two of each script, say the same. */
export const areTranslations = (english: readonly string[], nepali: readonly string[]): boolean =>
  pairs.has(pairOf(english, nepali));
