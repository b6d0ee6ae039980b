/** Kept between calls: a comparison of names asks thousands of times, for short words. */
let rows: [Uint16Array, Uint16Array, Uint16Array] = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)];

/**
 * Damerau-Levenshtein (optimal string alignment): a swap of neighbours is one mistake, as people make it. Who only asks
 * whether it is at most so many gets `most + 1` for all that is farther, sooner.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return most + 1;
  // What both begin and end with needs no edit.
  let start = 0;
  let [endA, endB] = [a.length, b.length];
  while (start < endA && start < endB && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA -= 1;
    endB -= 1;
  }
  if (endA === start || endB === start) return Math.max(endA, endB) - start;
  return distanceBetween(a, start, endA, b, endB, most);
}

function distanceBetween(a: string, start: number, endA: number, b: string, endB: number, most: number): number {
  const width = endB - start + 1;
  if (rows[0].length < width)
    rows = [new Uint16Array(width * 2), new Uint16Array(width * 2), new Uint16Array(width * 2)];
  let [beforeLast, last, current] = rows;
  for (let column = 0; column < width; column += 1) last[column] = column;
  let leastOfLast = 0;
  for (let row = 1; row <= endA - start; row += 1) {
    const letter = a.charCodeAt(start + row - 1);
    let least = (current[0] = row);
    for (let column = 1; column < width; column += 1) {
      const other = b.charCodeAt(start + column - 1);
      let best = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (letter === other ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && letter === b.charCodeAt(start + column - 2) && a.charCodeAt(start + row - 2) === other;
      if (swapped) best = Math.min(best, at(beforeLast, column - 2) + 1);
      current[column] = best;
      if (best < least) least = best;
    }
    // A swap reaches back two rows, no further.
    if (least > most && leastOfLast > most) return most + 1;
    leastOfLast = least;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(at(last, width - 1), most + 1);
}

const at = (row: Uint16Array, column: number): number => row[column] ?? 0;

/** 1 for equal words, 0 for words that share nothing, or less than `least`. */
export function closeness(a: string, b: string, least = 0): number {
  const longest = Math.max(a.length, b.length);
  if (longest === 0) return 1;
  const most = Math.floor((1 - least) * longest);
  const distance = editDistance(a, b, most);
  return distance > most ? 0 : 1 - distance / longest;
}
