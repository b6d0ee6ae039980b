import { analyseName } from './analysed-name';
import type { NameCheckInput } from './name-check-types';
import { skeletonOf } from './phonetics';

/**
 * The keys a name is indexed and looked up by: names that share none of them are never too near. Both scripts give
 * keys of one space. Words everybody uses give a key only together with their neighbour.
 */
export function nameKeys(name: NameCheckInput): readonly string[] {
  const analysed = analyseName(name);
  const keys = new Set<string>();
  if (analysed.canonicalEnglish !== '') keys.add(`e:${analysed.canonicalEnglish}`);
  if (analysed.canonicalNepali !== '') keys.add(`n:${analysed.canonicalNepali}`);
  for (const words of [analysed.english, analysed.nepali]) {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (word.acronym) keys.add(`a:${word.text}`);
      else if (word.weight >= 0.6) {
        keys.add(`s:${word.skeleton}`);
        // A slip of one letter leaves one of the deletions in common.
        if (word.bare.length >= 5) for (let at = 0; at < word.bare.length; at += 1) keys.add(`d:${word.bare.slice(0, at)}${word.bare.slice(at + 1)}`);
      }
      if (next && !word.acronym && !next.acronym) keys.add(`s:${skeletonOf(word.sound + next.sound)}`);
    }
  }
  return [...keys];
}
