import type { ShareChange, ShareTable } from '@registrar/domain/share-ledger';
import type { UnitOfWork } from '../platform/unit-of-work';
import { enterInRegister, type Filing, type NewEntry } from './entries/enter';
import { projectCompany } from './entries/project-company';
import { enterShareChange } from './shares/enter-share-change';
import { postShares } from './shares/post-shares';

/** The changes of a company by a filing: new states of its parts, and its shares. */
export interface RegisterChanges {
  readonly entries: readonly NewEntry[];
  /** The result of an operation on the present shares, or a complete new table. Left out: the shares are unchanged. */
  readonly shares?: ShareChange | ShareTable | null;
}

/** The same with the company whose they are. */
export interface CompanyChanges extends RegisterChanges {
  readonly companyId: string;
}

export interface AppliedChanges {
  /** The company's version after the changes. */
  readonly version: number;
  /** The hash of the share table; null when it is unchanged. */
  readonly tableHash: string | null;
}

/**
 * Enters the changes of a filing, posts its shares, and updates the columns of `company` that repeat both for search
 * and display.
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
