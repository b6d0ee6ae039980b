import { sequence } from './sequence';
import { HEADS, MIDDLES, TRADES, type WordPair } from '../../../gateway/src/demonstration/lexicon';

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
    const name = {
      english: words.map(([english]) => english).join(' '),
      nepali: words.map(([, nepali]) => nepali).join(' '),
    };
    seen.set(name.english, name);
  }
  return [...seen.values()];
}
