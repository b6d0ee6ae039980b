/** The middle of the runs: one that met a busy moment does not count for more than the others. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** The value that so many per cent of the values do not exceed, between neighbours in proportion. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) return Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}
