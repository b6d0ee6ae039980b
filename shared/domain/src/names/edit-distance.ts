/** Kept between calls: a comparison of names asks thousands of times, for short words. */
let rows: [Uint16Array, Uint16Array, Uint16Array] = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)];

/** Damerau-Levenshtein (optimal string alignment): a swap of neighbours is one mistake, as people make it. */
export function editDistance(a: string, b: string): number {
  if (a === b) return 0;
  const width = b.length + 1;
  if (rows[0].length < width) rows = [new Uint16Array(width * 2), new Uint16Array(width * 2), new Uint16Array(width * 2)];
  let [beforeLast, last, current] = rows;
  for (let column = 0; column < width; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    current[0] = row;
    for (let column = 1; column < width; column += 1) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1) ? 0 : 1;
      let best = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + same);
      const swapped = row > 1 && column > 1 && a.charCodeAt(row - 1) === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (swapped) best = Math.min(best, at(beforeLast, column - 2) + 1);
      current[column] = best;
    }
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return at(last, b.length);
}

const at = (row: Uint16Array, column: number): number => row[column] ?? 0;

/** 1 for equal words, 0 for words that share nothing. */
export function closeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest;
}
