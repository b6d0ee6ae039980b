import type { AnalysedWord } from './word';

export interface AlignedPair {
  readonly left: number;
  readonly right: number;
  readonly score: number;
}

/** Pairs the words of two names, best pairs first, each word once. */
export function align(
  left: readonly AnalysedWord[],
  right: readonly AnalysedWord[],
  score: (a: AnalysedWord, b: AnalysedWord) => number,
): AlignedPair[] {
  const all: AlignedPair[] = [];
  for (const [i, a] of left.entries())
    for (const [j, b] of right.entries()) all.push({ left: i, right: j, score: score(a, b) });
  // Of equal scores the pair that keeps the order wins.
  all.sort((x, y) => y.score - x.score || Math.abs(x.left - x.right) - Math.abs(y.left - y.right));
  const usedLeft = new Set<number>();
  const usedRight = new Set<number>();
  return all.filter((pair) => {
    if (usedLeft.has(pair.left) || usedRight.has(pair.right)) return false;
    usedLeft.add(pair.left);
    usedRight.add(pair.right);
    return true;
  });
}
