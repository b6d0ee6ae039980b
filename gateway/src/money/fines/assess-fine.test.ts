import { describe, expect, test } from '@jest/globals';
import { addDays, bsToAd, fiscalYear, type AdDay } from '@registrar/domain/calendar';
import type { FineWorking } from '@registrar/domain/calls/fine-working';
import type { CompanyType } from '@registrar/domain/enumerations';
import configurationFile from '../../../data/configuration.json' with { type: 'json' };
import { assessFine, percentOf, wholeRupees, type FineFacts } from './assess-fine';
import { seededDueRules } from '../../../test/due-rules';
import { dueDayOf, findFineEvent } from './fine-events';
import {
  campaignRuleSchema,
  fineRuleSchema,
  section136kaRuleSchema,
  type Campaign,
  type FineTerms,
} from './fine-rules';
import { growFine } from './grow-fine';
import { settle136ka } from './settle-136ka';

const RUPEE = 100;
const LAKH = 100_000 * RUPEE;
const CRORE = 100 * LAKH;
const row = (key: string) =>
  configurationFile.find((entry) => entry.key === key) ??
  (() => {
    throw new Error(`No ${key}`);
  })();
const terms = (key: 'FINE_S81_2' | 'FINE_S81_6', more: Partial<FineTerms> = {}): FineTerms => ({
  schedule: {
    key,
    rule: fineRuleSchema.parse(row(key).value),
    validFrom: row(key).validFrom,
    lawReference: row(key).reference,
    lawReferenceNepali: row(key).referenceNepali ?? '',
    certainty: 'B',
  },
  graceDays: 0,
  noFinePeriods: [],
  campaigns: [],
  ...more,
});
const S81_2 = terms('FINE_S81_2');
const S81_6 = terms('FINE_S81_6');
const event = {
  eventId: 'ANNUAL_REPORT_S80_ALL',
  section: '80',
  nameNepali: 'वार्षिक विवरण',
  nameEnglish: 'Annual report',
};
const bs = (year: number, month: number, day: number): AdDay => bsToAd({ year, month, day }) ?? '';
/**
 * The last day of Ashar 2080: the first month of delay is Shrawan, so that every month of the examples is a whole one.
 */
const DUE = addDays(bs(2080, 4, 1), -1);
/** The last day of that month of delay. */
const lastOfMonth = (months: number): AdDay =>
  addDays(bs(2080 + Math.floor((3 + months) / 12), ((3 + months) % 12) + 1, 1), -1);
const facts = (more: Partial<FineFacts> = {}): FineFacts => ({
  event,
  companyType: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
  paidUpPaisa: 10 * LAKH,
  dueOn: DUE,
  filedOn: DUE,
  ...more,
});
function fineOf(some: FineFacts, by: FineTerms): FineWorking {
  const result = assessFine(some, by);
  if (!result.ok) throw new Error(result.code);
  return result.fine;
}
const rupeesOf = (paidUpPaisa: number, months: number, by = S81_2): number =>
  fineOf(facts({ paidUpPaisa, filedOn: lastOfMonth(months) }), by).finePaisa / RUPEE;

describe('section 81(2)', () => {
  test.each([
    [10 * LAKH, 1, 1_000],
    [10 * LAKH, 4, 2_500],
    [10 * LAKH, 7, 5_000],
    [10 * LAKH, 13, 10_000],
    [10 * LAKH, 25, 15_000],
    [50 * LAKH, 1, 2_000],
    [50 * LAKH, 4, 5_000],
    [50 * LAKH, 12, 10_000],
    [50 * LAKH, 13, 20_000],
    [2 * CRORE, 1, 5_000],
    [2 * CRORE, 4, 12_000],
    [2 * CRORE, 12, 22_000],
    [2 * CRORE, 13, 42_000],
  ])('paid-up %d paisa, %d months late: NPR %d', (paidUp, months, fine) => expect(rupeesOf(paidUp, months)).toBe(fine));

  test.each([
    [1, 1_000],
    [3, 1_000],
    [4, 2_500],
    [6, 2_500],
    [7, 5_000],
    [12, 5_000],
    [13, 10_000],
    [24, 10_000],
    [25, 15_000],
    [36, 15_000],
    [37, 20_000],
  ])('each step lasts to its last month: month %d', (months, fine) => {
    expect(rupeesOf(10 * LAKH, months)).toBe(fine);
    // the day after the last day of the month before is the first of this one
    expect(fineOf(facts({ filedOn: addDays(lastOfMonth(months - 1), 1) }), S81_2).finePaisa / RUPEE).toBe(fine);
  });

  test.each<[number, CompanyType, string, string]>([
    [25 * LAKH, 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI', 'LOW', 'PAID_UP'],
    [25 * LAKH + 1, 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI', 'MID', 'PAID_UP'],
    [CRORE, 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI', 'MID', 'PAID_UP'],
    [CRORE + 1, 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI', 'HIGH', 'PAID_UP'],
    [0, 'PRIVATE_SOLE_PROPRIETOR', 'LOW', 'PAID_UP'],
    [LAKH, 'NON_PROFIT', 'MID', 'NON_PROFIT'],
    [9 * CRORE, 'NON_PROFIT', 'MID', 'NON_PROFIT'],
    [9 * CRORE, 'FOREIGN_BRANCH', 'HIGH', 'INVESTMENT'],
  ])('of %d paisa, %s is in the band %s', (paidUpPaisa, companyType, key, because) => {
    expect(fineOf(facts({ paidUpPaisa, companyType, filedOn: lastOfMonth(1) }), S81_2).band).toMatchObject({
      key,
      because,
    });
  });

  test.each([
    [25 * LAKH - 1, 1_000],
    [25 * LAKH, 1_000],
    [25 * LAKH + 1, 2_000],
    [CRORE - 1, 2_000],
    [CRORE, 2_000],
    [CRORE + 1, 5_000],
  ])('at the limit of a band, %d paisa: NPR %d in the first month', (paidUp, fine) =>
    expect(rupeesOf(paidUp, 1)).toBe(fine),
  );

  test.each<[string, number, readonly number[]]>([
    ['up to 25 lakh', 25 * LAKH, [1_000, 1_000, 2_500, 2_500, 5_000, 5_000, 10_000, 10_000, 15_000]],
    ['up to 1 crore', CRORE, [2_000, 2_000, 5_000, 5_000, 10_000, 10_000, 20_000, 20_000, 30_000]],
    ['above 1 crore', CRORE + 1, [5_000, 5_000, 12_000, 12_000, 22_000, 22_000, 42_000, 42_000, 62_000]],
  ])('the first and the last day of each step, %s', (_band, paidUpPaisa, fines) => {
    const days = [
      addDays(DUE, 1),
      lastOfMonth(3),
      addDays(lastOfMonth(3), 1),
      lastOfMonth(6),
      addDays(lastOfMonth(6), 1),
      lastOfMonth(12),
      addDays(lastOfMonth(12), 1),
      lastOfMonth(24),
      addDays(lastOfMonth(24), 1),
    ];
    expect(days.map((filedOn) => fineOf(facts({ paidUpPaisa, filedOn }), S81_2).finePaisa / RUPEE)).toEqual(fines);
  });

  test('on the due day nothing is late; the day after, the whole first step is due', () => {
    expect(fineOf(facts({ filedOn: DUE }), S81_2)).toMatchObject({
      daysLate: 0,
      months: 0,
      finePaisa: 0,
      steps: [],
      grows: { on: { ad: addDays(DUE, 1), bs: '2080-04-01' }, payablePaisa: 1_000 * RUPEE },
    });
    expect(fineOf(facts({ filedOn: addDays(DUE, 1) }), S81_2)).toMatchObject({
      daysLate: 1,
      months: 1,
      finePaisa: 1_000 * RUPEE,
    });
    expect(fineOf(facts({ filedOn: addDays(DUE, -200) }), S81_2)).toMatchObject({ daysLate: 0, finePaisa: 0 });
  });

  test('the working has every step and the day of the next increase', () => {
    expect(fineOf(facts({ filedOn: lastOfMonth(13) }), S81_2)).toMatchObject({
      dueOn: { bs: '2080-03-31', provisional: false },
      months: 13,
      band: { key: 'LOW', overPaisa: 0, upToPaisa: 25 * LAKH },
      steps: [
        { kind: 'STEP', fromMonth: 1, toMonth: 3, amountPaisa: 1_000 * RUPEE },
        { kind: 'STEP', fromMonth: 4, toMonth: 6, amountPaisa: 1_500 * RUPEE },
        { kind: 'STEP', fromMonth: 7, toMonth: 12, amountPaisa: 2_500 * RUPEE },
        { kind: 'YEARS', years: 1, perYearPaisa: 5_000 * RUPEE, amountPaisa: 5_000 * RUPEE },
      ],
      payablePaisa: 10_000 * RUPEE,
      grows: { on: { bs: '2082-04-01' }, payablePaisa: 15_000 * RUPEE },
      engine: 'fine/1',
      schedule: { key: 'FINE_S81_2' },
    });
  });
});

describe('section 81(6)', () => {
  test.each([
    [1, 0],
    [2, 200],
    [3, 400],
    [6, 1_000],
    [9, 1_000],
    [12, 1_000],
  ])('%d months late: NPR %d', (months, fine) => expect(rupeesOf(10 * LAKH, months, S81_6)).toBe(fine));

  test('each fiscal year has its own cap: a month that begins on 1 Shrawan is of the new one', () => {
    expect(fineOf(facts({ filedOn: lastOfMonth(12) }), S81_6).steps).toEqual([
      expect.objectContaining({ fiscalYear: '2080/81', months: 11, amountPaisa: 1_000 * RUPEE }),
    ]);
    const later = fineOf(facts({ filedOn: bs(2081, 4, 1) }), S81_6);
    expect(later.steps).toMatchObject([
      { fiscalYear: '2080/81', amountPaisa: 1_000 * RUPEE },
      { fiscalYear: '2081/82', months: 1, amountPaisa: 200 * RUPEE },
    ]);
    expect(later.band).toBeNull();
  });

  test('the first month is free until its last day; the day after, 200 are due', () => {
    expect(fineOf(facts({ filedOn: lastOfMonth(1) }), S81_6)).toMatchObject({
      months: 1,
      freeMonths: 1,
      steps: [],
      finePaisa: 0,
      grows: { on: { ad: addDays(lastOfMonth(1), 1) }, payablePaisa: 200 * RUPEE },
    });
    expect(fineOf(facts({ filedOn: addDays(lastOfMonth(1), 1) }), S81_6).finePaisa).toBe(200 * RUPEE);
  });

  test('over three fiscal years each has its own cap, and a month belongs to the year it begins in', () => {
    // due on the last day of Baisakh 2080: month 1 is Jestha and free, month 2 is Ashar, month 3 is Shrawan of the next
    // year
    const late = (filedOn: AdDay) =>
      fineOf(facts({ dueOn: addDays(bs(2080, 2, 1), -1), filedOn }), S81_6).steps.map((step) =>
        step.kind === 'MONTHS' ? [step.fiscalYear, step.months, step.amountPaisa / RUPEE] : [],
      );
    expect(late(addDays(bs(2080, 4, 1), -1))).toEqual([['2079/80', 1, 200]]);
    expect(late(bs(2080, 4, 1))).toEqual([
      ['2079/80', 1, 200],
      ['2080/81', 1, 200],
    ]);
    expect(late(bs(2081, 5, 1))).toEqual([
      ['2079/80', 1, 200],
      ['2080/81', 12, 1_000],
      ['2081/82', 2, 400],
    ]);
    expect(late(addDays(bs(2082, 4, 1), -1))).toEqual([
      ['2079/80', 1, 200],
      ['2080/81', 12, 1_000],
      ['2081/82', 12, 1_000],
    ]);
  });

  test('it is the same for every capital and every company type', () => {
    const fines = [0, 25 * LAKH + 1, 9 * CRORE].flatMap((paidUpPaisa) =>
      (['PRIVATE_SOLE_PROPRIETOR', 'NON_PROFIT', 'FOREIGN_LIAISON'] as const).map(
        (companyType) => fineOf(facts({ paidUpPaisa, companyType, filedOn: lastOfMonth(3) }), S81_6).finePaisa,
      ),
    );
    expect(new Set(fines)).toEqual(new Set([400 * RUPEE]));
  });
});

describe('days that do not count', () => {
  const outage = {
    from: addDays(DUE, 1),
    to: addDays(DUE, 5),
    nameNepali: 'पोर्टल बन्द',
    nameEnglish: 'Outage',
    reference: 'Notice',
    referenceNepali: 'सूचना',
  };
  test('grace days move the first fined day', () => {
    const graced = { ...S81_2, graceDays: 7 };
    expect(fineOf(facts({ filedOn: addDays(DUE, 7) }), graced).finePaisa).toBe(0);
    expect(fineOf(facts({ filedOn: addDays(DUE, 8) }), graced)).toMatchObject({
      finePaisa: 1_000 * RUPEE,
      fineFrom: { ad: addDays(DUE, 8) },
      daysNotCounted: [{ reason: 'GRACE', days: 7 }],
    });
  });
  test('an outage moves it too, and overlapping outages count each day once', () => {
    const out = { ...S81_2, noFinePeriods: [outage, { ...outage, from: addDays(DUE, 4), to: addDays(DUE, 10) }] };
    expect(fineOf(facts({ filedOn: addDays(DUE, 10) }), out).finePaisa).toBe(0);
    expect(fineOf(facts({ filedOn: addDays(DUE, 11) }), out)).toMatchObject({
      finePaisa: 1_000 * RUPEE,
      daysLate: 11,
      daysNotCounted: [{ days: 5 }, { days: 5, from: addDays(DUE, 6) }],
    });
  });
  test('an outage on the due day itself adds that day', () => {
    const out = { ...S81_2, noFinePeriods: [{ ...outage, from: addDays(DUE, -3), to: DUE }] };
    expect(fineOf(facts({ filedOn: addDays(DUE, 1) }), out).finePaisa).toBe(0);
    expect(fineOf(facts({ filedOn: addDays(DUE, 2) }), out).finePaisa).toBe(1_000 * RUPEE);
  });
  test('a later outage is included in the next increase', () => {
    const out = { ...S81_2, noFinePeriods: [{ ...outage, from: addDays(DUE, 40), to: addDays(DUE, 49) }] };
    expect(fineOf(facts({ filedOn: addDays(DUE, 1) }), out).grows).toMatchObject({
      on: { ad: addDays(lastOfMonth(3), 11) },
      payablePaisa: 2_500 * RUPEE,
    });
  });
});

describe('a campaign', () => {
  const { discountPercentOnFine } = campaignRuleSchema.parse(row('FINE_CAMPAIGN_S81_7').value);
  const campaign: Campaign = {
    key: 'FINE_CAMPAIGN_S81_7',
    percent: discountPercentOnFine,
    from: row('FINE_CAMPAIGN_S81_7').validFrom,
    to: row('FINE_CAMPAIGN_S81_7').validTo ?? null,
    lawReference: 'Companies Act 2063, section 81(7)',
    lawReferenceNepali: 'कम्पनी ऐन, २०६३ को दफा ८१(७)',
  };
  const with7 = { ...S81_2, campaigns: [campaign] };
  test('takes off 90 percent until the end of Ashar 2082, and not a day longer', () => {
    expect(campaign.to).toBe(fiscalYear(2081)?.endsOn);
    expect(fineOf(facts({ filedOn: fiscalYear(2081)?.endsOn ?? '' }), with7)).toMatchObject({
      finePaisa: 10_000 * RUPEE,
      discount: { percent: 90, amountPaisa: 9_000 * RUPEE },
      payablePaisa: 1_000 * RUPEE,
      grows: { on: { bs: '2082-04-01' }, payablePaisa: 15_000 * RUPEE },
    });
    expect(fineOf(facts({ filedOn: fiscalYear(2082)?.startsOn ?? '' }), with7)).toMatchObject({
      discount: null,
      payablePaisa: 15_000 * RUPEE,
    });
    expect(fineOf(facts({ filedOn: addDays(campaign.from, -1) }), with7).discount).toBeNull();
  });
  test('of two campaigns only the better one counts, and one for other sections does not', () => {
    const campaigns = [
      campaign,
      { ...campaign, key: 'SMALL', percent: 50 },
      { ...campaign, key: 'OTHER', percent: 100, sections: ['51'] },
    ];
    expect(fineOf(facts({ filedOn: campaign.to ?? '' }), { ...S81_2, campaigns }).discount).toMatchObject({
      key: 'FINE_CAMPAIGN_S81_7',
      percent: 90,
    });
  });
  test('rounds to whole rupees', () => {
    expect([percentOf(12_345, 33.33), wholeRupees(4_149), wholeRupees(4_150)]).toEqual([4_115, 4_100, 4_200]);
    expect(
      fineOf(facts({ filedOn: campaign.to ?? '' }), { ...S81_2, campaigns: [{ ...campaign, percent: 33.33 }] })
        .payablePaisa,
    ).toBe(6_667 * RUPEE);
  });
});

describe('section 136ka', () => {
  const rule = section136kaRuleSchema.parse(row('FINE_S136KA').value);
  const OLD = addDays(rule.eligibleIfRegisteredBefore, -1);
  const settle = (
    fines: readonly number[],
    { registeredOn = '2014-09-21', dueOn = OLD, paidUpPaisa = 10 * LAKH } = {},
  ) => settle136ka(rule, { registeredOn, paidUpPaisa, fines: fines.map((paisa) => ({ dueOn, paisa })) });

  test('paid-up 10 lakh and fines for five missing years: 5,000 is due', () => {
    // each missing year on 1 Bhadra 2083, computed by the engine: under 81(2) the fines are far more than half a
    // percent
    const fines = [2077, 2078, 2079, 2080, 2081].map(
      (year) => fineOf(facts({ dueOn: addDays(bs(year + 1, 10, 1), -1), filedOn: bs(2083, 5, 1) }), S81_2).finePaisa,
    );
    expect(fines.map((paisa) => paisa / RUPEE)).toEqual([25_000, 20_000, 15_000, 10_000, 5_000]);
    expect(settle(fines)).toEqual({
      eligible: true,
      finesPaisa: 75_000 * RUPEE,
      laterPaisa: 0,
      percentPaisa: 5_000 * RUPEE,
      payablePaisa: 5_000 * RUPEE,
    });
  });

  test('what fell due from the day of the section on is paid in full, beside what it lowers', () => {
    const fines = [
      { dueOn: OLD, paisa: 75_000 * RUPEE },
      { dueOn: rule.eligibleIfRegisteredBefore, paisa: 9_000 * RUPEE },
    ];
    expect(settle136ka(rule, { registeredOn: '2014-09-21', paidUpPaisa: 10 * LAKH, fines })).toMatchObject({
      finesPaisa: 84_000 * RUPEE,
      laterPaisa: 9_000 * RUPEE,
      payablePaisa: 14_000 * RUPEE,
    });
  });

  test('a company without paid-up capital pays all fines', () => {
    expect(settle([75_000 * RUPEE], { paidUpPaisa: 0 })).toMatchObject({
      eligible: true,
      percentPaisa: null,
      payablePaisa: 75_000 * RUPEE,
    });
  });

  test('the smaller one, whichever it is', () => {
    expect([1_000, 4_999, 5_000, 5_001].map((rupees) => settle([rupees * RUPEE]).payablePaisa / RUPEE)).toEqual([
      1_000, 4_999, 5_000, 5_000,
    ]);
    expect(settle([]).payablePaisa).toBe(0);
  });

  test('only for a company registered before the section; another one pays its fines', () => {
    expect(settle([75_000 * RUPEE], { registeredOn: OLD })).toMatchObject({
      eligible: true,
      payablePaisa: 5_000 * RUPEE,
    });
    expect(settle([75_000 * RUPEE], { registeredOn: rule.eligibleIfRegisteredBefore })).toMatchObject({
      eligible: false,
      payablePaisa: 75_000 * RUPEE,
    });
  });
});

describe('the calendar', () => {
  test('a due day or a filing day in a projected year is refused; the day of an increase there is marked', () => {
    expect(assessFine(facts({ dueOn: bs(2084, 1, 1), filedOn: bs(2084, 1, 2) }), S81_2)).toEqual({
      ok: false,
      code: 'PROVISIONAL_CALENDAR',
    });
    expect(assessFine(facts({ dueOn: bs(2083, 12, 1), filedOn: bs(2084, 1, 1) }), S81_2)).toEqual({
      ok: false,
      code: 'PROVISIONAL_CALENDAR',
    });
    expect(fineOf(facts({ dueOn: bs(2083, 12, 1), filedOn: bs(2083, 12, 2) }), S81_2).grows?.on).toMatchObject({
      bs: '2084-03-02',
      provisional: true,
    });
  });
  test('the annual report of a fiscal year is due on the last day of Poush', () => {
    const report = findFineEvent('ANNUAL_REPORT_S80_ALL');
    expect(
      report && [2080, 2081, 2082].map((startYear) => dueDayOf(report, { fiscalYear: startYear }, seededDueRules)),
    ).toEqual([2081, 2082, 2083].map((year) => addDays(bs(year, 10, 1), -1)));
    const agm = findFineEvent('REPORT_S78');
    expect(agm && dueDayOf(agm, { triggeredOn: '2026-01-31' }, seededDueRules)).toBe('2026-01-10');
  });
  test('the year ends on 1 Shrawan: a return due at the end of the old one is late in the new one', () => {
    // 31 Ashar 2081 was the last day of 2080/81
    const turn = fiscalYear(2081)?.startsOn ?? '';
    expect(turn).toBe(bs(2081, 4, 1));
    const due = { dueOn: addDays(turn, -1) };
    expect(fineOf(facts({ ...due, filedOn: due.dueOn }), S81_2).finePaisa).toBe(0);
    expect(fineOf(facts({ ...due, filedOn: turn }), S81_2)).toMatchObject({
      daysLate: 1,
      fineFrom: { ad: turn, bs: '2081-04-01' },
      finePaisa: 1_000 * RUPEE,
    });
  });

  test('the last published day can be used, the next one cannot', () => {
    const last = addDays(bs(2084, 1, 1), -1);
    expect(fineOf(facts({ dueOn: bs(2083, 9, 1), filedOn: last }), S81_2).assessedOn).toMatchObject({
      ad: last,
      provisional: false,
    });
    expect(assessFine(facts({ dueOn: bs(2083, 9, 1), filedOn: addDays(last, 1) }), S81_2)).toEqual({
      ok: false,
      code: 'PROVISIONAL_CALENDAR',
    });
  });

  test('a delay that began on a day 32 continues on the last day of a shorter month', () => {
    // Jestha 2081 has 32 days, Ashwin 30
    const late = (filedOn: AdDay): FineWorking => fineOf(facts({ dueOn: bs(2081, 2, 31), filedOn }), S81_2);
    expect(late(bs(2081, 2, 32)).fineFrom.bs).toBe('2081-02-32');
    expect([bs(2081, 6, 29), bs(2081, 6, 30), bs(2081, 7, 29), bs(2081, 7, 30)].map((day) => late(day).months)).toEqual(
      [4, 5, 5, 6],
    );
  });
});

test('the series of increases begins with zero on the due day and has each amount once', () => {
  const growth = growFine(facts({ filedOn: lastOfMonth(2) }), S81_2);
  expect(growth.slice(0, 6).map(({ from, payablePaisa }) => [from, payablePaisa / RUPEE])).toEqual([
    [DUE, 0],
    [addDays(DUE, 1), 1_000],
    [addDays(lastOfMonth(3), 1), 2_500],
    [addDays(lastOfMonth(6), 1), 5_000],
    [addDays(lastOfMonth(12), 1), 10_000],
    [addDays(lastOfMonth(24), 1), 15_000],
  ]);
});
