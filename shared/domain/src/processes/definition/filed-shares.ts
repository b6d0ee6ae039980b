import type { StepsOutcome } from '../../share-ledger/steps';

/** The field of a filing at which a finding about shares is shown. */
export interface AskedAt {
  readonly section: string;
  /** Within the section; of a LIST `<itemId>.<field>`. */
  readonly path: string;
}

/** What a filing does to the shares of its company, in its steps, or what is wrong with them. */
export type FiledShares = StepsOutcome<AskedAt>;
