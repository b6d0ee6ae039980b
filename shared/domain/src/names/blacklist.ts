import { analyseName, type AnalysedName } from './analysed-name';
import { editDistance } from './edit-distance';
import type { BlacklistEntry } from './name-check-types';
import type { AnalysedWord } from './word';

export interface BlacklistHit {
  readonly kind: 'BLACKLIST_EXACT' | 'BLACKLIST_SIMILAR';
  readonly entry: BlacklistEntry;
  readonly words: string;
}

function* windows(words: readonly AnalysedWord[], size: number): Generator<readonly AnalysedWord[]> {
  if (size === 0) return;
  for (let start = 0; start + size <= words.length; start += 1) yield words.slice(start, start + size);
}

const textOf = (words: readonly AnalysedWord[]): string => words.map((word) => word.text).join(' ');

/** One slip in a long word, a plural, or the same sound; Polishing is not Police. */
function almost(a: AnalysedWord, b: AnalysedWord): boolean {
  if (a.acronym || b.acronym) return a.text === b.text;
  const [x, y] = [a.sound.replace(/(?<=...)s$/, ''), b.sound.replace(/(?<=...)s$/, '')];
  if (x === y) return true;
  const longest = Math.max(x.length, y.length);
  const distance = editDistance(x, y);
  return distance <= (longest >= 11 ? 2 : longest >= 5 ? 1 : 0);
}

function hitsIn(words: readonly AnalysedWord[], forbidden: readonly AnalysedWord[], entry: BlacklistEntry): BlacklistHit | undefined {
  let similar: BlacklistHit | undefined;
  for (const window of windows(words, forbidden.length)) {
    if (textOf(window) === textOf(forbidden)) return { kind: 'BLACKLIST_EXACT', entry, words: textOf(window) };
    const all = window.every((word, index) => {
      const other = forbidden[index];
      return other !== undefined && almost(word, other);
    });
    if (all) similar = { kind: 'BLACKLIST_SIMILAR', entry, words: textOf(window) };
  }
  // A word that must not be used is not freed by a space in it.
  const joined = forbidden.length > 0 ? textOf(forbidden).replaceAll(' ', '') : '';
  if (joined.length >= 6 && textOf(words).replaceAll(' ', '').includes(joined) && forbidden.length > 1) similar ??= { kind: 'BLACKLIST_SIMILAR', entry, words: textOf(forbidden) };
  return similar;
}

/** The worst hit of a name on the blacklist, in either script. */
export function findBlacklisted(name: AnalysedName, blacklist: readonly BlacklistEntry[]): BlacklistHit | undefined {
  let worst: BlacklistHit | undefined;
  for (const entry of blacklist) {
    const forbidden = analyseName(entry);
    for (const hit of [hitsIn(name.english, forbidden.english, entry), hitsIn(name.nepali, forbidden.nepali, entry)]) {
      if (hit?.kind === 'BLACKLIST_EXACT') return hit;
      worst ??= hit;
    }
  }
  return worst;
}
