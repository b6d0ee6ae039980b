/** Nobody turns so many pages; who looks for something among more of them searches. */
const COUNTED = 1_000;

interface Paging {
  readonly page: number;
  readonly size: number;
}

/** So many rows are enough to show the page, and to know whether there are more than are counted. */
export const countedUpTo = ({ page, size }: Paging): number => Math.max(COUNTED, page * size) + 1;

/** Of a list that may be as long as the register is, not more is counted than that; the answer says so. */
export function boundedTotal(found: number, paging: Paging): { total: number; totalIsLeast?: true } {
  const most = countedUpTo(paging) - 1;
  return found > most ? { total: most, totalIsLeast: true } : { total: found };
}
