import type { ShareChange } from '@registrar/domain/share-ledger';
import type { UnitOfWork } from '../platform/unit-of-work';
import { enterInRegister, type Filing, type NewEntry } from './entries/enter';
import { projectCompany } from './entries/project-company';
import { enterShareChanges } from './shares/enter-share-changes';

/** The changes of a company by a filing: new states of its parts, and its shares. */
export interface RegisterChanges {
  readonly entries: readonly NewEntry[];
  /** Operations on the present shares, one after the other. Left out or empty: the shares are unchanged. */
  readonly shares?: readonly ShareChange[];
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
  { entries, shares = [] }: RegisterChanges,
): Promise<AppliedChanges> {
  const [first, ...more] = shares;
  if (first) return enterShareChanges(unit, filing, [first, ...more], entries);
  const version = await enterInRegister(unit, filing, entries);
  await projectCompany(unit, filing.companyId, new Set(entries.map(({ aspect }) => aspect)));
  return { version, tableHash: null };
}
