import { median } from './statistics';

export type Unit = 'ms' | 's' | 'KB' | 'MB' | 'requests' | 'per second' | '%' | 'of 100' | 'shift' | 'points';

/** What a row has to reach: beside its peer of the same run, or a limit of its own. */
export type Bar =
  | { readonly kind: 'at most times'; readonly factor: number }
  | { readonly kind: 'at least times'; readonly factor: number }
  | { readonly kind: 'at most more'; readonly count: number }
  | { readonly kind: 'at most'; readonly limit: number }
  | { readonly kind: 'at least'; readonly limit: number }
  | { readonly kind: 'reported' };

export interface Row {
  readonly name: string;
  readonly unit: Unit;
  /** One figure a run. */
  readonly ours: readonly number[];
  readonly peer?: readonly number[];
  readonly bar: Bar;
  /** What a reader must know to judge the figure. */
  readonly note?: string;
  /** Whatever else the runs showed; goes to the file of raw runs only. */
  readonly details?: unknown;
}

export interface Verdict {
  readonly ours: number;
  readonly peer: number | null;
  readonly ratio: number | null;
  /** `null`: there is nothing to miss. */
  readonly met: boolean | null;
}

export function judge({ ours, peer, bar }: Row): Verdict {
  const mine = median(ours);
  const theirs = peer === undefined || peer.length === 0 ? null : median(peer);
  const ratio = theirs === null || theirs === 0 ? null : mine / theirs;
  return { ours: mine, peer: theirs, ratio, met: meets(bar, mine, theirs, ratio) };
}

function meets(bar: Bar, ours: number, peer: number | null, ratio: number | null): boolean | null {
  switch (bar.kind) {
    case 'at most times':
      return ratio !== null && ratio <= bar.factor;
    case 'at least times':
      return ratio !== null && ratio >= bar.factor;
    case 'at most more':
      return peer !== null && ours <= peer + bar.count;
    case 'at most':
      return ours <= bar.limit;
    case 'at least':
      return ours >= bar.limit;
    case 'reported':
      return null;
  }
}

export function sayBar(bar: Bar, unit: Unit): string {
  switch (bar.kind) {
    case 'at most times':
      return `≤ ${bar.factor} ×`;
    case 'at least times':
      return `≥ ${bar.factor} ×`;
    case 'at most more':
      return `≤ +${bar.count}`;
    case 'at most':
      return `≤ ${bar.limit} ${unit}`;
    case 'at least':
      return `≥ ${bar.limit} ${unit}`;
    case 'reported':
      return 'reported';
  }
}
