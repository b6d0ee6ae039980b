/** How many of each a nation has; everything grows with the scale but the offices. */
export interface NationSizes {
  readonly offices: number;
  readonly officers: number;
  readonly people: number;
  readonly intermediaries: number;
  readonly companies: number;
  readonly filings: number;
  readonly entries: number;
  readonly postings: number;
  readonly invoices: number;
  readonly audit: number;
  readonly notifications: number;
}

/** 1 is a nation; a hundredth serves a database that is embedded, a thousandth a test. */
export function sizesAt(scale: number): NationSizes {
  const of = (count: number, least = 1): number => Math.max(least, Math.round(count * scale));
  return {
    offices: 30,
    officers: of(2_000, 60),
    people: of(250_000, 200),
    intermediaries: of(1_000, 40),
    companies: of(400_000),
    filings: of(1_000_000),
    entries: of(3_000_000),
    postings: of(2_000_000),
    invoices: of(500_000),
    audit: of(5_000_000),
    notifications: of(1_000_000),
  };
}
