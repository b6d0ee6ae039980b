import type { CompanyType } from '../../enumerations/company-types';
import type { RegisterPart } from '../../register/company-record';
import type { ShareTable } from '../../share-ledger/share-table';

/** Stored answers. A draft may be incomplete, so a rule has to handle missing values. */
export type Answers = Readonly<Record<string, unknown>>;

/** One item of a LIST section, stored as a row of its own, so that other sections can refer to it by its id. */
export interface FiledItem<Data = Answers> {
  readonly id: string;
  /** From 1, in the order of display. */
  readonly position: number;
  readonly data: Data;
}

/**
 * The state of a company of the register that a filing was opened with: shown to the applicant, and compared by the
 * officer.
 */
export interface FiledCompany {
  readonly id: string;
  /** Raised by one with every change entered in the register. */
  readonly version: number;
  readonly type: CompanyType | null;
  /** The record as of the day on which it was read. */
  readonly parts: readonly RegisterPart[];
  /** The present share table; null when the register knows no shares. */
  readonly shares: ShareTable | null;
  /** The shareholders who were entered as deceased, by the ids of their parts; left out where nobody was. */
  readonly deceased?: readonly string[];
}

/** Everything that a rule of a filing may read. */
export interface FilingFrame {
  /** Type of the future company, or of the filing company; null while no type is known. */
  readonly companyType: CompanyType | null;
  /**
   * The filing company, as of the opening of the draft or of the last change that was taken over; null while there is
   * none.
   */
  readonly company: FiledCompany | null;
  /**
   * The other companies of the register that the answers name (`register.named`), in the order of their ids: what
   * everybody may read of them, without shares. An id of the answers that is not here is no other company of the
   * register. Left out: none.
   */
  readonly named?: readonly FiledCompany[];
  /** By section key; of a LIST section `{ items: FiledItem[] }`. */
  readonly answers: Answers;
  /** The day in Nepal, as an AD day. */
  readonly today: string;
}

/** The items of a LIST section in their order; empty when nothing was entered. */
export function filedItems<Data = Answers>(
  { answers }: Pick<FilingFrame, 'answers'>,
  sectionKey: string,
): readonly FiledItem<Data>[] {
  const section = answers[sectionKey];
  if (typeof section !== 'object' || section === null || !('items' in section)) return [];
  const { items } = section;
  return isItems<Data>(items) ? items : [];
}

/** True whenever an array is given: the gateway wrote the items from its own rows. */
function isItems<Data>(items: unknown): items is readonly FiledItem<Data>[] {
  return Array.isArray(items);
}

/** The answers of a FORM section; empty when nothing was saved. */
export function filedAnswers({ answers }: Pick<FilingFrame, 'answers'>, sectionKey: string): Answers {
  const section = answers[sectionKey];
  return typeof section === 'object' && section !== null ? { ...section } : {};
}
