import type { Bilingual } from '../../../bilingual';
import { toNepaliDigits } from '../../../digits';
import { answers } from '../answer';
import { givenRanges, rangeAnswers } from './range-answers';

const titled = answers({ ranges: rangeAnswers(500) });

/** An item about shares of a registered holder, by its share numbers. */
export function registeredTitle(data: unknown): Bilingual {
  const [first, ...more] = givenRanges(titled.draft.safeParse(data).data?.ranges);
  if (!first) return { ne: '', en: '' };
  const rest = more.length === 0 ? '' : ` +${more.length}`;
  return {
    ne: toNepaliDigits(`${first.from}–${first.to}${rest}`),
    en: `${first.from}–${first.to}${rest}`,
  };
}
