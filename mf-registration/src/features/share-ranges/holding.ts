/** Somebody who holds shares, as far as the ranges of shares are concerned. */
export interface Holding {
  /** Of the entry among the shareholders. */
  readonly id: string;
  readonly name: string;
  /** Whole shares; nought while nothing is entered. */
  readonly quantity: number;
}

/**
 * Some consecutive shares of one holder, first and last included, counted from 1. While it is typed an end may be
 * missing.
 */
export interface DraftRange {
  readonly holderItemId: string;
  readonly from?: number;
  readonly to?: number;
}

/** What a rule says about one range, about a holder as a whole, or about all of them. */
export interface RangeTrouble {
  /** Place among the ranges. */
  readonly range?: number;
  readonly holderId?: string;
  readonly message: string;
}
