import {
  faultOf,
  holdingsOf,
  issuedIn,
  paidOn,
  quantityOf,
  tableText,
  type ShareChange,
  type ShareLedger,
  type SharePosting,
  type ShareTable,
} from '../../share-ledger';
import type { AskedOperation, Granted } from './asked-operations';
import { cutsOf, isChanged, isNew, quantity } from './cuts';
import { differences, effect, unless, type Effect } from './effect';
import { ofAllot, ofAllotByRight, ofBonus, ofSwap } from './effects-of-allotments';
import { ofCancel, ofForfeit, ofInherit, ofPaidCall, ofRelease, ofReserve, ofTransfer } from './effects-of-moves';
import { ofRenumber, ofUndo } from './effects-of-renumbering';

/** Everything that an operation did and may not do, and all that a table and a change must always be. */
export function faultsOf(before: ShareLedger, asked: AskedOperation, outcome: Granted): string[] {
  const { ledger, change } = outcome;
  const allowed = effectOf(before, asked, outcome);
  const sums = { issued: issuedIn(ledger.table), paid: paidOn(ledger.table), ratePerShare: ledger.ratePerShare };
  return [
    ...allowed.faults,
    ...differences('the sum', new Map(Object.entries(sums)), sumsIn(allowed)),
    ...wholeFaults(ledger),
    ...changeFaults(before, ledger, change),
  ];
}

const sumsIn = ({ issued, paid, ratePerShare }: Effect): ReadonlyMap<string, number> =>
  new Map(Object.entries({ issued, paid, ratePerShare }));

function effectOf(before: ShareLedger, asked: AskedOperation, outcome: Granted): Effect {
  switch (asked.kind) {
    case 'TRANSFER':
      return ofTransfer({ given: asked.given, before, outcome });
    case 'RESERVE':
      return ofReserve({ given: asked.given, before, outcome });
    case 'RELEASE':
      return ofRelease({ given: asked.given, before, outcome });
    case 'FORFEIT':
      return ofForfeit({ given: asked.given, before, outcome });
    case 'RENUMBER':
      return ofRenumber({ given: asked.given, before, outcome });
    case 'ISSUE':
      return ofIssue(before, asked.given.quantity, outcome);
    case 'ALLOT':
      return ofAllot({ given: asked.given, before, outcome });
    case 'ALLOT_BY_RIGHT':
      return ofAllotByRight({ given: asked.given, before, outcome });
    case 'BONUS':
      return ofBonus({ given: asked.given, before, outcome });
    case 'CALL_PAID':
      return ofPaidCall({ given: asked.given, before, outcome });
    case 'CANCEL':
      return ofCancel({ given: asked.given, before, outcome });
    case 'SWAP_ALLOT':
      return ofSwap({ given: asked.given, before, outcome });
    case 'INHERIT':
      return ofInherit({ given: asked.given, before, outcome });
    case 'UNDO':
      return ofUndo({ given: asked.given, before, outcome });
  }
}

function ofIssue(before: ShareLedger, issued: number, { ledger }: Granted): Effect {
  const cuts = cutsOf(before.table, ledger.table);
  const fresh = cuts.filter(isNew);
  const faults = [
    ...cuts.filter(isChanged).map(({ from, to }) => `${from} to ${to} are changed`),
    ...unless(quantity(fresh) === issued, 'another quantity is issued'),
    ...unless(
      fresh.every(({ now }) => now.bucket === 'RESERVE' && now.paidPerShare === 0 && now.shareType === null),
      'new shares are not in reserve',
    ),
  ];
  return effect(before, faults, { issued });
}

/** Every share from 1 to the last one lies in one place, and on none is paid more than it is worth. */
function wholeFaults({ table, ratePerShare }: ShareLedger): string[] {
  const fault = faultOf(table);
  const held = holdingsOf(table).reduce((sum, one) => sum + one.quantity, 0);
  const unheld = quantity(table.filter(({ bucket }) => bucket !== 'HOLDER'));
  return [
    ...unless(fault === null, `the table has a fault: ${fault}`),
    ...unless(held + unheld === Math.max(...table.map(({ to }) => to)), 'holders and buckets are not the whole'),
    ...unless(Number.isSafeInteger(ratePerShare) && ratePerShare > 0, `${ratePerShare} is no face value`),
    ...table
      .filter(
        (range) =>
          !Number.isSafeInteger(range.paidPerShare) ||
          !Number.isSafeInteger(quantityOf(range)) ||
          range.paidPerShare < 0 ||
          range.paidPerShare > ratePerShare,
      )
      .map(({ from, to, paidPerShare }) => `${paidPerShare} are paid on ${from} to ${to}`),
  ];
}

/** The change says what happened: its postings alone lead on, and it names who came and who went. */
function changeFaults(before: ShareLedger, after: ShareLedger, { postings, closed, opened, ...said }: ShareChange) {
  const [had, has] = [before.table, after.table].map(
    (table) => new Set(holdingsOf(table).map(({ holderId }) => holderId)),
  );
  const listed = (ids: readonly string[]): string => [...ids].sort().join();
  const beyond = (some: ReadonlySet<string> = new Set(), others: ReadonlySet<string> = new Set()): string =>
    listed([...some].filter((id) => !others.has(id)));
  return [
    ...unless(textAfter(linesOf(before.table), postings) === tableText(after.table), 'the postings lead elsewhere'),
    ...unless(listed(closed.map(({ holderId }) => holderId)) === beyond(had, has), 'others have left'),
    ...unless(listed(opened.map(({ holderId }) => holderId)) === beyond(has, had), 'others have come'),
    ...unless(
      said.ratePerShare.before === before.ratePerShare && said.ratePerShare.after === after.ratePerShare,
      'another face value is told',
    ),
  ];
}

/** A table by the first number of each line, as somebody would keep it on paper. */
export type PaperTable = ReadonlyMap<number, string>;

export const linesOf = (table: ShareTable): PaperTable =>
  new Map(table.map((range): [number, string] => [range.from, tableText([range])]));

/** The table that postings lead to, crossed out and written line by line; null where a line to cross out is another. */
export function written(table: PaperTable, postings: readonly SharePosting[]): PaperTable | null {
  const lines = new Map(table);
  for (const { ended, begun } of postings) {
    for (const range of ended) {
      if (lines.get(range.from) !== tableText([range])) return null;
      lines.delete(range.from);
    }
    for (const range of begun) {
      if (lines.has(range.from)) return null;
      lines.set(range.from, tableText([range]));
    }
  }
  return lines;
}

/** As `tableText`, so that the two can be compared. */
export const textOf = (table: PaperTable): string =>
  [...table]
    .sort(([a], [b]) => a - b)
    .map(([, line]) => line)
    .join('\n');

function textAfter(table: PaperTable, postings: readonly SharePosting[]): string | null {
  const after = written(table, postings);
  return after && textOf(after);
}
