import type { CompanyType } from '../../enumerations/company-types';
import type { RegisterPart } from '../../register/company-record';
import type { ShareTable } from '../../share-ledger/share-table';

/** Answers as they are kept: whatever a draft let through, so a rule has to bear what is missing. */
export type Answers = Readonly<Record<string, unknown>>;

/** One entry of a LIST section: a row of its own, so that other sections may name it by its id. */
export interface FiledItem<Data = Answers> {
  readonly id: string;
  /** From 1, in the order in which they are shown. */
  readonly position: number;
  readonly data: Data;
}

/**
 * A company of the register as a filing found it: what the person who files it was shown, and what the officer compares
 * with.
 */
export interface FiledCompany {
  readonly id: string;
  /** Rises by one with every change that was entered. */
  readonly version: number;
  readonly type: CompanyType | null;
  /** The record as of the day on which it was taken. */
  readonly parts: readonly RegisterPart[];
  /** The standing share table; null where the register knows of no shares. */
  readonly shares: ShareTable | null;
}

/** All that a rule of a filing may look at. */
export interface FilingFrame {
  /** Of the company to be, or of the company that files; null while no type is known. */
  readonly companyType: CompanyType | null;
  /**
   * The company that files, as it was when the draft was opened or its changes were last taken over; null where there
   * is none yet.
   */
  readonly company: FiledCompany | null;
  /** By section key; of a LIST section `{ items: FiledItem[] }`. */
  readonly answers: Answers;
  /** The day of Nepal, as an AD day. */
  readonly today: string;
}

/** The entries of a LIST section in their order; none where nothing was entered. */
export function filedItems<Data = Answers>(
  { answers }: Pick<FilingFrame, 'answers'>,
  sectionKey: string,
): readonly FiledItem<Data>[] {
  const section = answers[sectionKey];
  if (typeof section !== 'object' || section === null || !('items' in section)) return [];
  const { items } = section;
  return isItems<Data>(items) ? items : [];
}

/** The entries were written by the gateway from its own rows. */
function isItems<Data>(items: unknown): items is readonly FiledItem<Data>[] {
  return Array.isArray(items);
}

/** The answers of a FORM section; empty where nothing was saved. */
export function filedAnswers({ answers }: Pick<FilingFrame, 'answers'>, sectionKey: string): Answers {
  const section = answers[sectionKey];
  return typeof section === 'object' && section !== null ? { ...section } : {};
}
