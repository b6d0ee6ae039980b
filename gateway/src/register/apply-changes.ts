import type { ShareChange, ShareTable } from '@registrar/domain/share-ledger';
import type { UnitOfWork } from '../platform/unit-of-work';
import { enterInRegister, type Filing, type NewEntry } from './entries/enter';
import { projectCompany } from './entries/project-company';
import { enterShareChange } from './shares/enter-share-change';
import { postShares } from './shares/post-shares';

/** What a filing changes of a company: parts as they shall be, and its shares. */
export interface RegisterChanges {
  readonly entries: readonly NewEntry[];
  /**
   * What an operation on the standing shares gave, or the whole table as it shall stand. Left out: the shares stay as
   * they are.
   */
  readonly shares?: ShareChange | ShareTable | null;
}

export interface AppliedChanges {
  /** Of the company, after the changes. */
  readonly version: number;
  /** Of the table of shares; null where it stayed. */
  readonly tableHash: string | null;
}

/**
 * Enters what a filing changes, posts its shares, and repeats both in the row of the company that is searched and
 * shown.
 */
export async function applyChanges(
  unit: UnitOfWork,
  filing: Filing,
  { entries, shares = null }: RegisterChanges,
): Promise<AppliedChanges> {
  if (shares !== null && 'postings' in shares) return enterShareChange(unit, filing, shares, entries);
  const version = await enterInRegister(unit, filing, entries);
  const tableHash = shares === null ? null : await postShares(unit, filing, shares);
  await projectCompany(unit, filing.companyId, new Set(entries.map(({ aspect }) => aspect)));
  return { version, tableHash };
}
