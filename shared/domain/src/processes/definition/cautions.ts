import type { Bilingual } from '../../bilingual';

/** A warning that blocks nothing; shown to the applicant before the submission, and to the office. */
export interface Caution {
  readonly key: string;
  readonly text: Bilingual;
}
