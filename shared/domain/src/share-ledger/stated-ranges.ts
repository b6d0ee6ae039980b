import { assignmentProblems, type AssignedRange } from './assign';
import type { ShareFinding } from './finding';
import {
  areNumbers,
  inOrder,
  numbersOf,
  quantityOf,
  sameOwner,
  type KittaRange,
  type ShareOwner,
  type ShareRange,
  type ShareTable,
} from './share-table';

export const rangesOf = (table: ShareTable, owner: ShareOwner): ShareRange[] =>
  inOrder(table.filter((range) => sameOwner(range, owner)));

/** What is wrong with ranges that somebody is said to have: none is given, one twice, or shares of somebody else. */
export function statedProblems(table: ShareTable, owner: ShareOwner, ranges: readonly KittaRange[]): ShareFinding[] {
  if (ranges.length === 0) return [{ code: 'SHARE_RANGES_REQUIRED' }];
  const own = numbersOf(rangesOf(table, owner));
  return ranges.flatMap((range, at): ShareFinding[] => {
    const { from, to } = range;
    if (to < from) return [{ at, code: 'RANGE_BACKWARDS' }];
    if (ranges.slice(0, at).some((other) => from <= other.to && other.from <= to))
      return [{ at, code: 'RANGE_ALREADY_DEFINED' }];
    const isOwn = areNumbers(range) && own.some((other) => other.from <= from && to <= other.to);
    return isOwn ? [] : [{ at, code: 'SHARES_NOT_HELD', parameters: { from, to } }];
  });
}

/** What is wrong with who gets which of these shares: the rules of an assignment, for whoever is named in it. */
export function givenProblems(given: readonly AssignedRange[], available: readonly KittaRange[]): ShareFinding[] {
  if (given.length === 0) return [{ code: 'SHARE_RANGES_REQUIRED' }];
  const quantities = new Map<string, number>();
  for (const range of given) quantities.set(range.holderId, (quantities.get(range.holderId) ?? 0) + quantityOf(range));
  return assignmentProblems(
    [...quantities].map(([holderId, quantity]) => ({ holderId, quantity })),
    given,
    numbersOf(available),
  );
}
