import type { FiledItemState } from '@registrar/domain/calls/filing-sections';

/** What an item is recognised by, in the reader's language or the other one; empty while nothing is known. */
export const titleOf = ({ titleEnglish, titleNepali }: Pick<FiledItemState, 'titleEnglish' | 'titleNepali'>, language: 'ne' | 'en'): string =>
  language === 'ne' ? titleNepali || titleEnglish : titleEnglish || titleNepali;
