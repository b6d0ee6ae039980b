import { HEADS, MIDDLES, TRADES } from '../../src/demonstration/lexicon';

export interface NationName {
  readonly english: string;
  readonly nepali: string;
}

/**
 * Without a divisor in common with the number of combinations, so that neighbours have nothing in common and none comes
 * twice.
 */
const STRIDE = 7_368_787;

/** The name of the company of this number: two heads, a middle word, a trade. */
export function nationName(company: number): NationName {
  const lists = [HEADS, HEADS, MIDDLES, TRADES];
  const combinations = lists.reduce((product, list) => product * list.length, 1);
  let rest = (company * STRIDE) % combinations;
  const words = lists.map((list) => {
    const word = list[rest % list.length] ?? ['', ''];
    rest = Math.floor(rest / list.length);
    return word;
  });
  return {
    english: `${words.map(([english]) => english).join(' ')} Private Limited`,
    nepali: `${words.map(([, nepali]) => nepali).join(' ')} प्राइभेट लिमिटेड`,
  };
}
