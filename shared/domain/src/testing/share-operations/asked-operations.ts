import {
  allot,
  allotByRight,
  bonus,
  cancel,
  forfeit,
  inherit,
  issue,
  payCall,
  release,
  renumber,
  reserve,
  swapAllot,
  transfer,
  undo,
  type Allotting,
  type AllottedFraction,
  type Cancellation,
  type Forfeiture,
  type Inheritance,
  type LostShares,
  type PaidCall,
  type Releasing,
  type Renumbering,
  type Reserving,
  type ShareChange,
  type ShareFraction,
  type ShareLedger,
  type ShareOutcome,
  type SwapAllotting,
  type Transfer,
} from '../../share-ledger';

interface Quantity {
  readonly on: string;
  readonly quantity: number;
}

/** An operation of the share ledger with everything that was said of it. */
export type AskedOperation =
  | { readonly kind: 'TRANSFER'; readonly given: Transfer }
  | { readonly kind: 'RESERVE'; readonly given: Reserving }
  | { readonly kind: 'RELEASE'; readonly given: Releasing }
  | { readonly kind: 'FORFEIT'; readonly given: Forfeiture }
  | { readonly kind: 'RENUMBER'; readonly given: Renumbering }
  | { readonly kind: 'ISSUE'; readonly given: Quantity }
  | { readonly kind: 'ALLOT'; readonly given: Allotting }
  | { readonly kind: 'ALLOT_BY_RIGHT'; readonly given: Quantity & { readonly paidPerShare: number } }
  | { readonly kind: 'BONUS'; readonly given: Quantity }
  | { readonly kind: 'CALL_PAID'; readonly given: PaidCall }
  | { readonly kind: 'CANCEL'; readonly given: Cancellation }
  | { readonly kind: 'SWAP_ALLOT'; readonly given: SwapAllotting }
  | { readonly kind: 'INHERIT'; readonly given: Inheritance }
  | { readonly kind: 'UNDO'; readonly given: { readonly on: string; readonly change: ShareChange } };

/** What an operation leaves beside its table, where it does. */
export interface Leavings {
  readonly fractions?: readonly (ShareFraction | AllottedFraction)[];
  readonly lost?: readonly LostShares[];
  readonly refund?: number;
}

export type Granted = Extract<ShareOutcome<Leavings>, { readonly ok: true }>;

export function run(ledger: ShareLedger, asked: AskedOperation): ShareOutcome<Leavings> {
  switch (asked.kind) {
    case 'TRANSFER':
      return transfer(ledger, asked.given);
    case 'RESERVE':
      return reserve(ledger, asked.given);
    case 'RELEASE':
      return release(ledger, asked.given);
    case 'FORFEIT':
      return forfeit(ledger, asked.given);
    case 'RENUMBER':
      return renumber(ledger, asked.given);
    case 'ISSUE':
      return issue(ledger, asked.given);
    case 'ALLOT':
      return allot(ledger, asked.given);
    case 'ALLOT_BY_RIGHT':
      return allotByRight(ledger, asked.given);
    case 'BONUS':
      return bonus(ledger, asked.given);
    case 'CALL_PAID':
      return payCall(ledger, asked.given);
    case 'CANCEL':
      return cancel(ledger, asked.given);
    case 'SWAP_ALLOT':
      return swapAllot(ledger, asked.given);
    case 'INHERIT':
      return inherit(ledger, asked.given);
    case 'UNDO':
      return undo(ledger, asked.given);
  }
}
