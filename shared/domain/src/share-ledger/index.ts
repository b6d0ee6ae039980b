/** The public face of the share ledger's rules: `@registrar/domain/share-ledger`. */
export * from './allot';
export * from './assign';
export * from './cancel';
export { encumberedAfter } from './encumbered';
export * from './finding';
export * from './forfeit';
export * from './holdings';
export * from './inherit';
export * from './kitta-text';
export {
  posted,
  shareChangeKinds,
  type RefusedShares,
  type ShareChange,
  type ShareChangeKind,
  type ShareLedger,
  type ShareOutcome,
  type SharePosting,
} from './ledger';
export * from './pay-call';
export * from './range-outcomes';
export * from './renumber';
export * from './reserve';
export * from './share-table';
export { statedProblems } from './stated-ranges';
export * from './steps';
export * from './swap';
export * from './transfer';
export * from './undo';
