import { toLatin } from './devanagari';
import { editDistance } from './edit-distance';
import { spokenForm } from './english-reading';
import { LEXICON } from './lexicon';
import { bareSound, soundOf } from './phonetics';
import { suggestNepaliWord } from './to-devanagari';

/** Farther than this part of its sounds, an English word of a row is a translation and not the same word. */
const SAME_WORD = 1 / 4;
/** A word of business that would itself be written with these letters is loaned, however it is spelled. */
const LOANED = 2 / 5;

function farFrom(sound: string, english: string): number {
  const said = [english, spokenForm(english) ?? english].map((form) => bareSound(soundOf(form)));
  return Math.min(...said.map((form) => editDistance(sound, form) / Math.max(sound.length, form.length, 1)));
}

/** The spelling of a loaned word: ट्रेडर्स is Traders and not Tredars. A word that is only translated has none. */
function listedSpelling(word: string): string | undefined {
  const latin = toLatin(word);
  const sound = bareSound(soundOf(latin));
  const spellings = LEXICON.flatMap(([kind, english, nepali]) =>
    nepali.split(' ').includes(word) ? english.split(' ').map((spelling) => ({ kind, spelling })) : [],
  );
  const same = spellings.flatMap(({ kind, spelling }) => {
    const [far, back] = [farFrom(sound, spelling), suggestNepaliWord(spelling) === word];
    // Among the other words a near one is often another: हिमाली is not Himalaya.
    const near = kind === 'activity' ? far <= (back ? LOANED : SAME_WORD) : back && far <= SAME_WORD;
    return near ? [{ spelling, far, letters: editDistance(latin, spelling) }] : [];
  });
  return same.toSorted((a, b) => a.far - b.far || a.letters - b.letters)[0]?.spelling;
}

/**
 * A whole name, each word with a capital, as a suggestion for the other field: the lexicon's spelling, else sound by
 * sound.
 */
export function suggestEnglish(nepali: string): string {
  return nepali
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => {
      const latin = listedSpelling(word) ?? toLatin(word);
      return latin.charAt(0).toUpperCase() + latin.slice(1);
    })
    .join(' ');
}
