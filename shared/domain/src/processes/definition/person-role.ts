import type { Bilingual } from '../../bilingual';

/** Where a person stands in a filing, and as what. */
export interface PersonRole {
  readonly section: string;
  /** Undefined in a section that is one form. */
  readonly itemId: string | undefined;
  /** The path in front of the person's answers; empty or `person.` for whom the entry stands for. */
  readonly prefix: string;
  readonly label: Bilingual;
}
