import type { ShareFinding } from './finding';
import type { Holding } from './holdings';
import { areNumbers, quantityOf, type KittaRange } from './share-table';

/** Shares that somebody is given: serial numbers, both ends included. */
export interface AssignedRange extends KittaRange {
  readonly holderId: string;
}

/**
 * Each holder one range, one after the other; `available` are the free ranges, from 1 where nothing has been given yet.
 */
export function assignInSequence(
  quantities: readonly Holding[],
  available: readonly KittaRange[] = [{ from: 1, to: Number.MAX_SAFE_INTEGER }],
): AssignedRange[] {
  const free = available.map((range) => ({ ...range }));
  return quantities.flatMap(({ holderId, quantity }) => {
    const given: AssignedRange[] = [];
    for (let left = quantity; left > 0;) {
      const [first] = free;
      if (first === undefined) return given;
      const taken = Math.min(left, quantityOf(first));
      given.push({ holderId, from: first.from, to: first.from + taken - 1 });
      left -= taken;
      first.from += taken;
      if (first.from > first.to) free.shift();
    }
    return given;
  });
}

/**
 * The rules of specification section 5, Capital: ranges in sequence, inside the available range, not already defined,
 * all quantity assigned; none starts in the middle of an available range (domain/workflow.md 6.15: it starts where an
 * available range starts or right behind one that was assigned in the same operation). Without `available` the shares
 * are those of a new company: 1 to the sum of all quantities.
 */
export function assignmentProblems(
  quantities: readonly Holding[],
  ranges: readonly AssignedRange[],
  available?: readonly KittaRange[],
): ShareFinding[] {
  const total = quantities.reduce((sum, { quantity }) => sum + quantity, 0);
  const free = available ?? (total > 0 ? [{ from: 1, to: total }] : []);
  const problems = ranges.flatMap((range, at): ShareFinding[] => {
    const code = problemOf(range, ranges.slice(0, at), free);
    return code ? [{ at, code }] : [];
  });
  return problems.length > 0 ? problems : quantityProblems(quantities, ranges);
}

function problemOf(
  range: AssignedRange,
  before: readonly AssignedRange[],
  free: readonly KittaRange[],
): ShareFinding['code'] | undefined {
  if (range.to < range.from) return 'RANGE_BACKWARDS';
  if (before.some((other) => range.from <= other.to && other.from <= range.to)) return 'RANGE_ALREADY_DEFINED';
  const within = areNumbers(range) ? free.find(({ from, to }) => from <= range.from && range.to <= to) : undefined;
  if (!within) return 'RANGE_OUTSIDE_AVAILABLE';
  const behind = before.at(-1);
  if (behind && range.from < behind.from) return 'RANGE_NOT_IN_SEQUENCE';
  const begins = range.from === within.from || before.some(({ to }) => to + 1 === range.from);
  return begins ? undefined : 'RANGE_IN_THE_MIDDLE';
}

function quantityProblems(quantities: readonly Holding[], ranges: readonly AssignedRange[]): ShareFinding[] {
  const assigned = new Map<string, number>();
  for (const range of ranges) assigned.set(range.holderId, (assigned.get(range.holderId) ?? 0) + quantityOf(range));
  const known = new Set(quantities.map(({ holderId }) => holderId));
  const problems: ShareFinding[] = ranges.flatMap(({ holderId }, at): ShareFinding[] =>
    known.has(holderId) ? [] : [{ at, code: 'RANGE_HOLDER_UNKNOWN' }],
  );
  for (const { holderId, quantity } of quantities) {
    const given = assigned.get(holderId) ?? 0;
    const at = ranges.findLastIndex((range) => range.holderId === holderId);
    if (given > quantity)
      problems.push({ at, code: 'RANGE_EXCEEDS_HOLDING', parameters: { quantity, assigned: given } });
    else if (given < quantity)
      problems.push({
        ...(at < 0 ? {} : { at }),
        code: 'RANGES_INCOMPLETE',
        parameters: { remaining: quantity - given },
      });
  }
  return problems;
}
