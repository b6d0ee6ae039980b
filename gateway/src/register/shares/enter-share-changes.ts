import {
  asOneChange,
  posted,
  type ShareChange,
  type SharePosting,
  type ShareTable,
} from '@registrar/domain/share-ledger';
import { refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { enterInRegister, type Filing, type NewEntry } from '../entries/enter';
import { projectCompany } from '../entries/project-company';
import { readLastEntries } from '../entries/read-entries';
import { ordersAfter } from './encumbered-shares';
import { entriesOfChange } from './entries-of-change';
import { postShares } from './post-shares';
import { readStandingTable } from './read-share-ledger';

export interface EnteredShares {
  /** The company's version after the change. */
  readonly version: number;
  /** The hash of the last posting. */
  readonly tableHash: string;
}

/**
 * Enters the results of share operations that follow each other: their postings one after the other, each with its
 * hash, and the entries for shareholders and capital that result from all of them. `entries` are the filing's own,
 * including new holders; for the same part they take precedence. Refuses when the shares have changed since the
 * operations were computed, and where shares under an order would be moved.
 */
export async function enterShareChanges(
  unit: UnitOfWork,
  filing: Filing,
  changes: readonly [ShareChange, ...ShareChange[]],
  entries: readonly NewEntry[] = [],
): Promise<EnteredShares> {
  const { tx } = unit;
  const { companyId } = filing;
  for (const { on } of changes)
    if (on !== filing.effectiveOn) throw new RangeError(`The change is of ${on}, the filing of ${filing.effectiveOn}`);
  // the table is read and written under the company's lock, so that of two changes of the same shares one is refused
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
  const before = await readStandingTable(tx, companyId);
  const tables = tablesAfter(
    before,
    changes.flatMap(({ postings }) => postings),
  );
  const after = tables.at(-1) ?? before;
  const last = await readLastEntries(tx, companyId);
  const ordered = ordersAfter(last, filing, before, changes);
  const change = asOneChange(changes, before, after);
  const brought = new Set(entries.map(keyOf));
  const following = [...entriesOfChange(last, change, before, after), ...ordered].filter(
    (entry) => !brought.has(keyOf(entry)),
  );
  const version = await enterInRegister(unit, filing, [...entries, ...following]);
  let tableHash = '';
  for (const table of tables) tableHash = await postShares(unit, filing, table);
  await projectCompany(unit, companyId, new Set([...entries, ...following].map(({ aspect }) => aspect)));
  return { version, tableHash };
}

/** The table after each posting. */
function tablesAfter(before: ShareTable, postings: readonly SharePosting[]): ShareTable[] {
  const tables: ShareTable[] = [];
  for (const posting of postings)
    tables.push(posted(tables.at(-1) ?? before, posting) ?? refuse('FLOW-409', { message: 'register.sharesChanged' }));
  return tables;
}

const keyOf = ({ aspect, subjectId }: NewEntry): string => `${aspect}/${subjectId ?? ''}`;
