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
  const allowed = longest >= 11 ? 2 : longest >= 5 ? 1 : 0;
  return allowed > 0 && editDistance(x, y, allowed) <= allowed;
}

function hitsIn(
  words: readonly AnalysedWord[],
  forbidden: readonly AnalysedWord[],
  entry: BlacklistEntry,
): BlacklistHit | undefined {
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
  if (joined.length >= 6 && textOf(words).replaceAll(' ', '').includes(joined) && forbidden.length > 1)
    similar ??= { kind: 'BLACKLIST_SIMILAR', entry, words: textOf(forbidden) };
  return similar;
}

// A list stays the same for thousands of checks.
const analysedLists = new WeakMap<
  readonly BlacklistEntry[],
  readonly { readonly entry: BlacklistEntry; readonly forbidden: AnalysedName }[]
>();

function analysed(blacklist: readonly BlacklistEntry[]) {
  let known = analysedLists.get(blacklist);
  if (known === undefined)
    analysedLists.set(blacklist, (known = blacklist.map((entry) => ({ entry, forbidden: analyseName(entry) }))));
  return known;
}

/** Shorter words sound like too many others. */
const TELLING_SOUND = 4;

/** A word of the list that is written in the other script: Sarkar, सरकार. */
function soundsLike(english: AnalysedWord, nepali: AnalysedWord): boolean {
  if (english.acronym || nepali.acronym || nepali.bare.length < TELLING_SOUND) return false;
  return english.readings.some((reading) => reading.bare === nepali.bare);
}

function hitsAcross(
  words: readonly AnalysedWord[],
  forbidden: readonly AnalysedWord[],
  entry: BlacklistEntry,
  alike: typeof soundsLike,
): BlacklistHit | undefined {
  for (const window of windows(words, forbidden.length)) {
    const all = window.every((word, index) => {
      const other = forbidden[index];
      return other !== undefined && alike(word, other);
    });
    if (all) return { kind: 'BLACKLIST_SIMILAR', entry, words: textOf(window) };
  }
  return undefined;
}

/** The worst hit of a name on the blacklist, in either script and by its sound across them. */
export function findBlacklisted(name: AnalysedName, blacklist: readonly BlacklistEntry[]): BlacklistHit | undefined {
  let worst: BlacklistHit | undefined;
  for (const { entry, forbidden } of analysed(blacklist)) {
    const hits = [
      hitsIn(name.english, forbidden.english, entry),
      hitsIn(name.nepali, forbidden.nepali, entry),
      hitsAcross(name.english, forbidden.nepali, entry, soundsLike),
      hitsAcross(name.nepali, forbidden.english, entry, (nepali, english) => soundsLike(english, nepali)),
    ];
    for (const hit of hits) {
      if (hit?.kind === 'BLACKLIST_EXACT') return hit;
      worst ??= hit;
    }
  }
  return worst;
}
