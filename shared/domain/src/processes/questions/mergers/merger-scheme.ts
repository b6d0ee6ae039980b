import type { FilingFrame } from '../../definition/filing-frame';
import { registeredOn } from '../../definition/registered-on';
import type { SectionDefinition } from '../../definition/section-definition';
import { answers, day, text, withRules, type Finding } from '../answer';
import { always, ask } from '../ask';

const KEY = 'MERGER_SCHEME';

const schemeAnswers = answers({
  balanceOn: day('BALANCE_ON_REQUIRED'),
  valuer: text('VALUER_REQUIRED', 200),
  valuedOn: day('VALUED_ON_REQUIRED'),
  creditorsConsentedOn: day('CREDITORS_CONSENTED_ON_REQUIRED'),
});
export const mergerScheme = schemeAnswers.complete;
const DAYS = ['balanceOn', 'valuedOn', 'creditorsConsentedOn'] as const;

const schemeFor = (frame: FilingFrame) =>
  withRules(schemeAnswers, (given) =>
    DAYS.flatMap((path): Finding[] => {
      const day = given[path];
      if (day === undefined) return [];
      if (day > frame.today) return [{ path: [path], code: 'DATE_IN_FUTURE' }];
      const since = registeredOn(frame);
      return since !== null && day < since ? [{ path: [path], code: 'DAY_BEFORE_REGISTRATION' }] : [];
    }),
  );

/** Section 177: what the scheme of a merger rests on. */
export const MERGER_SCHEME = {
  key: KEY,
  label: { ne: 'गाभ्ने योजना', en: 'Scheme of the merger' },
  optional: false,
  schema: schemeAnswers.complete,
  schemaFor: schemeFor,
  draft: schemeAnswers.draft,
  fields: [
    ask('balanceOn', 'date', 'लेखापरीक्षण भएको अन्तिम वासलातको मिति', 'Date of the last audited balance sheet', {
      required: always,
    }),
    ask('valuer', 'text', 'चल अचल सम्पत्ति र दायित्वको मूल्याङ्कन गर्ने', 'Who valued assets and liabilities', {
      required: always,
      maximum: 200,
    }),
    ask('valuedOn', 'date', 'मूल्याङ्कन मिति', 'Date of the valuation', { required: always }),
    ask('creditorsConsentedOn', 'date', 'साहुले लिखित सहमति दिएको मिति', 'Date of the written consent of the creditors', {
      required: always,
    }),
  ],
} satisfies SectionDefinition<typeof KEY>;
