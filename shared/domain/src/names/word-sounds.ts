import { toLatin } from './devanagari';
import { soundOf } from './phonetics';

export { editDistance } from './edit-distance';

/**
 * The sound of one word of either script, with what Nepali spelling leaves open folded; digits stay as they are. Who
 * writes Nepali with Latin letters writes one ch for च and छ, so these are one here.
 */
export function soundOfWord(word: string): string {
  if (/^\p{N}+$/u.test(word)) return word;
  return soundOf(/\p{Script=Devanagari}/u.test(word) ? toLatin(word) : word).replaceAll('c', 's');
}
