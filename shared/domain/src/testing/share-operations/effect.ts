import { issuedIn, paidOn, type ShareLedger } from '../../share-ledger';
import type { AskedOperation, Granted } from './asked-operations';

/** What an operation led to, with the shares before it. */
export interface Led {
  readonly before: ShareLedger;
  readonly outcome: Granted;
}

/** An operation that was allowed. */
export interface Done<Kind extends AskedOperation['kind']> extends Led {
  readonly given: Extract<AskedOperation, { readonly kind: Kind }>['given'];
}

/** What an operation may do, beside what it did: `faults` are shares of which something else became. */
export interface Effect {
  readonly faults: readonly string[];
  readonly issued: number;
  readonly paid: number;
  readonly ratePerShare: number;
}

/** The sums stay as they were, but for these. */
export function effect(
  { table, ratePerShare }: ShareLedger,
  faults: readonly string[],
  more: { readonly issued?: number; readonly paid?: number } = {},
): Effect {
  return { faults, issued: issuedIn(table) + (more.issued ?? 0), paid: paidOn(table) + (more.paid ?? 0), ratePerShare };
}

/** The name of a fault unless something holds. */
export const unless = (holds: boolean, fault: string): readonly string[] => (holds ? [] : [fault]);

/** What differs between what is there by key and what should be. */
export function differences<Value>(
  what: string,
  found: ReadonlyMap<string, Value>,
  expected: ReadonlyMap<string, Value>,
): string[] {
  return [...new Set([...found.keys(), ...expected.keys()])]
    .filter((key) => found.get(key) !== expected.get(key))
    .map((key) => `${what} of ${key}: ${String(found.get(key))} instead of ${String(expected.get(key))}`);
}
