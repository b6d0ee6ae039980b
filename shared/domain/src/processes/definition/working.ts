import type { Bilingual } from '../../bilingual';

/** How a figure of the filing is worked out, line by line, for whoever files it and for the office. */
export interface Working {
  readonly key: string;
  readonly title: Bilingual;
  readonly lines: readonly { readonly label: Bilingual; readonly value: Bilingual }[];
}
