import { HEADS, MIDDLES, TRADES, type WordPair } from '../../../gateway/src/register/demo/lexicon';

export interface ComposedName {
  readonly english: string;
  readonly nepali: string;
}

/** So many different invented names, the same ones each time: two heads, a middle word, a trade. */
export function composeNames(count: number): ComposedName[] {
  const draw = sequence(77_041);
  const pick = (words: readonly WordPair[]): WordPair => words[draw(words.length)] ?? ['', ''];
  const seen = new Map<string, ComposedName>();
  while (seen.size < count) {
    const words = [pick(HEADS), pick(HEADS), ...(draw(10) < 5 ? [pick(MIDDLES)] : []), pick(TRADES)];
    const name = { english: words.map(([english]) => english).join(' '), nepali: words.map(([, nepali]) => nepali).join(' ') };
    seen.set(name.english, name);
  }
  return [...seen.values()];
}

/** What people ask for: a name that is taken, one that only looks different, one that is near, one that is free. */
export function questionsAbout(names: readonly ComposedName[], count: number): ComposedName[] {
  const draw = sequence(40_009);
  return Array.from({ length: count }, (_, turn) => {
    const { english, nepali } = names[draw(names.length)] ?? { english: '', nepali: '' };
    const [first = '', ...rest] = english.split(' ');
    switch (turn % 4) {
      case 0: return { english: `${english} Private Limited`, nepali };
      case 1: return { english: [dropLetter(first, draw), ...rest].join(' '), nepali };
      case 2: return { english: [...rest, first].join(' '), nepali: nepali.split(' ').reverse().join(' ') };
      default: return { english: `Kagochi${rest.at(-1) ?? ''}du ${english}`, nepali: `कगोचिदु ${nepali}` };
    }
  });
}

const dropLetter = (word: string, draw: (below: number) => number): string => {
  const place = 1 + draw(Math.max(1, word.length - 1));
  return word.slice(0, place) + word.slice(place + 1);
};

/** Mulberry32: small, and the same on every machine. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
