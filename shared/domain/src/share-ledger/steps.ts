import type { ShareType } from '../enumerations/shares';
import type { Paisa } from '../money';
import type { AllottedFraction } from './allot';
import { encumberedAfter } from './encumbered';
import type { ShareFinding } from './finding';
import {
  changeBy,
  changeTo,
  type RefusedShares,
  type ShareChange,
  type ShareLedger,
  type ShareOutcome,
} from './ledger';
import type { ShareFraction } from './renumber';
import { holder, inOrder, openTable, type Allotment, type ShareOwner, type ShareTable } from './share-table';

/** A part of a share that falls to somebody, in lowest terms; `value` in paisa, where the operation knows it. */
export interface FractionOfOwner {
  readonly owner: ShareOwner;
  readonly shareType: ShareType | null;
  readonly numerator: number;
  readonly denominator: number;
  readonly value: Paisa | null;
}

/** One of several operations that follow each other. */
export interface ShareStep<Place> {
  /** The operation on the shares as the steps before left them. */
  readonly run: (
    ledger: ShareLedger,
  ) => ShareOutcome<{ readonly fractions?: readonly (ShareFraction | AllottedFraction)[] }>;
  /** Where what is wrong with it was asked. */
  readonly placeOf: (finding: ShareFinding) => Place;
}

/**
 * The changes of all steps with the ledger they lead to and the fractions they leave, or what is wrong with the first
 * step that cannot be.
 */
export type StepsOutcome<Place> =
  | {
      readonly ok: true;
      readonly changes: readonly ShareChange[];
      readonly ledger: ShareLedger;
      readonly fractions: readonly FractionOfOwner[];
    }
  | { readonly ok: false; readonly findings: readonly { readonly place: Place; readonly finding: ShareFinding }[] };

/**
 * Runs the steps one after the other over one ledger; the ledger that was given stays as it is. A step that would move
 * shares under an order is refused.
 */
export function inSteps<Place>(ledger: ShareLedger, steps: readonly ShareStep<Place>[]): StepsOutcome<Place> {
  const changes: ShareChange[] = [];
  const fractions: FractionOfOwner[] = [];
  let reached = ledger;
  for (const { run, placeOf } of steps) {
    const outcome = run(reached);
    if (!outcome.ok) return refusedAt(outcome, placeOf);
    const { encumbered = [], table } = reached;
    const following = encumberedAfter(encumbered, table, outcome.change);
    if (!following.ok) return refusedAt(following, placeOf);
    changes.push(outcome.change);
    fractions.push(...(outcome.fractions ?? []).map(ofOwner));
    reached = encumbered.length === 0 ? outcome.ledger : { ...outcome.ledger, encumbered: following.ranges };
  }
  return { ok: true, changes, ledger: reached, fractions };
}

const refusedAt = <Place>(
  { findings }: RefusedShares,
  placeOf: ShareStep<Place>['placeOf'],
): StepsOutcome<Place> & { readonly ok: false } => ({
  ok: false,
  findings: findings.map((finding) => ({ place: placeOf(finding), finding })),
});

/** In lowest terms: the operations count in parts of all shares together. */
function ofOwner(fraction: ShareFraction | AllottedFraction): FractionOfOwner {
  const { shareType } = fraction;
  const by = commonDivisor(fraction.numerator, fraction.denominator);
  const [numerator, denominator] = [fraction.numerator / by, fraction.denominator / by];
  return 'owner' in fraction
    ? { owner: fraction.owner, shareType, numerator, denominator, value: fraction.value }
    : { owner: holder(fraction.holderId), shareType, numerator, denominator, value: null };
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** Changes that follow each other as one: who has no share left after all of them, and who has some now. */
export function asOneChange(
  changes: readonly [ShareChange, ...ShareChange[]],
  before: ShareTable,
  after: ShareTable,
): ShareChange {
  const [first] = changes;
  const last = changes.at(-1) ?? first;
  return changeBy(
    last.kind,
    last.on,
    { table: before, ratePerShare: first.ratePerShare.before },
    { table: after, ratePerShare: last.ratePerShare.after },
    changes.flatMap(({ postings }) => postings),
  );
}

/**
 * The first table of a company, in place of what stood there before (`openTable`). Throws where two were given the same
 * share, or one that was not issued.
 */
export function allotFirst(
  standing: ShareTable,
  given: {
    /** AD. */
    readonly on: string;
    readonly allotments: readonly Allotment[];
    readonly issued: number;
    readonly ratePerShare: Paisa;
  },
): ShareOutcome {
  const { on, allotments, issued, ratePerShare } = given;
  const table = openTable(allotments, issued, ratePerShare);
  return changeTo('ALLOT', on, { table: inOrder(standing), ratePerShare }, { table, ratePerShare });
}
