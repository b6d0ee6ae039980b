import type { Bilingual } from '../../bilingual';

/**
 * What stands in nobody's way and should still be known: told to whoever files before handing in, and to the office.
 */
export interface Caution {
  readonly key: string;
  readonly text: Bilingual;
}
