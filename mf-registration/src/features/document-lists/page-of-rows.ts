/** One page of a list that is here as a whole; a page that is no longer there is the last one. */
export function pageOfRows<Row>(rows: readonly Row[], page: number, size: number): readonly Row[] {
  const last = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(page, last);
  return rows.slice((shown - 1) * size, shown * size);
}
