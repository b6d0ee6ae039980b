import { z } from 'zod';
import type { ValidationCode } from '../messages/validation';
import { field } from './term-field';

const wrong = { error: 'NUMBER_INVALID' satisfies ValidationCode };
const rate = (ne: string, en: string) =>
  field(
    z.number(wrong).min(0, wrong).max(100, wrong),
    { kind: 'NUMBER', unit: 'PERCENT', minimum: 0, maximum: 100 },
    ne,
    en,
  );

/** Percentages of tax on the gain of a transfer of shares, by who sells, listing and days held. */
export const capitalGainRates = z.looseObject({
  residentPerson: rate('सूचीकृत नभएको: बासिन्दा प्राकृतिक व्यक्ति', 'Not listed: resident natural person'),
  others: rate('सूचीकृत नभएको: अन्य', 'Not listed: others'),
  listedOverYear: rate(
    'सूचीकृत: बासिन्दा प्राकृतिक व्यक्ति, ३६५ दिनभन्दा बढी राखेको',
    'Listed: resident natural person, held more than 365 days',
  ),
  listedWithinYear: rate(
    'सूचीकृत: बासिन्दा प्राकृतिक व्यक्ति, ३६५ दिनसम्म राखेको',
    'Listed: resident natural person, held up to 365 days',
  ),
  listedOthers: rate('सूचीकृत: अन्य', 'Listed: others'),
});
