/** Random operations of the share ledger, and what each may do: `@registrar/domain/testing/share-operations`. */
export { run, type AskedOperation, type Granted } from './asked-operations';
export { faultsOf, linesOf, textOf, written, type PaperTable } from './faults';
export { anyStart, anyWish, asked, firstLedger, type Wish } from './random-operations';
