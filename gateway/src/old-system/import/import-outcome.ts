/** What has become of the lines of one kind. */
export interface Tally {
  added: number;
  changed: number;
  unchanged: number;
  /** Has come over already: the person's own account is right from then on, whatever the file says. */
  settled: number;
}

/** A line that was not taken in, and why. */
export interface RefusedLine {
  /** In the file; of a record of several lines, the last. */
  readonly line: number;
  readonly kind: string;
  readonly oldId: string;
  readonly reason: string;
}

export const newTally = (): Tally => ({ added: 0, changed: 0, unchanged: 0, settled: 0 });
