import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';
import fc from 'fast-check';
import {
  addBsMonths,
  addDays,
  adToBs,
  bsDateOf,
  bsDayNumber,
  bsToAd,
  dayNumber,
  daysBetween,
  daysInBsMonth,
  daysRemaining,
  fiscalYearOf,
  formatBsDate,
  inBothCalendars,
  isProvisional,
  parseBsDate,
  validateBsDate,
  WEEKDAYS,
  weekdayOf,
} from './index';

interface Pairs {
  pairs: { bs: string; ad: string; weekday?: string }[];
  invalidBs: { bs: string; daysInMonth?: number }[];
  outOfRangeAd: { ad: string }[];
}
const pairs: Pairs = JSON.parse(readFileSync(new URL('./testing/bs-pairs.json', import.meta.url), 'utf8'));

test('every confirmed pair converts both ways, with its weekday', () => {
  for (const pair of pairs.pairs) {
    const parsed = parseBsDate(pair.bs);
    expect(parsed.ok).toBe(true);
    if (!parsed.ok) continue;
    expect([pair.bs, bsToAd(parsed.date)]).toEqual([pair.bs, pair.ad]);
    expect(formatBsDate(adToBs(pair.ad) ?? { year: 0, month: 0, day: 0 })).toBe(pair.bs);
    if (pair.weekday) expect(WEEKDAYS[weekdayOf(dayNumber(pair.ad) ?? 0)]?.short.en).toBe(pair.weekday);
  }
});

test('days that never were and days outside the table are refused', () => {
  for (const { bs, daysInMonth } of pairs.invalidBs) {
    // A date typed in Nepali digits is one to us.
    if (/[०-९]/.test(bs)) continue;
    expect([bs, parseBsDate(bs)]).toMatchObject([
      bs,
      daysInMonth === undefined
        ? { ok: false }
        : { ok: false, code: 'BS_DAY_NOT_IN_MONTH', parameters: { maximum: daysInMonth } },
    ]);
  }
  for (const { ad } of pairs.outOfRangeAd) expect(adToBs(ad)).toBeUndefined();
});

test('every day from 1970 to 2083 goes there and back, one day after the other', () => {
  let expected = dayNumber('1913-04-13') ?? NaN;
  for (let year = 1970; year <= 2083; year += 1) {
    let days = 0;
    for (let month = 1; month <= 12; month += 1) {
      for (let day = 1; day <= daysInBsMonth(year, month); day += 1, days += 1, expected += 1) {
        const date = { year, month, day };
        const number = bsDayNumber(date);
        const back = bsDateOf(number ?? NaN);
        if (number !== expected || back?.year !== year || back.month !== month || back.day !== day)
          throw new Error(`${formatBsDate(date)} does not come back`);
      }
    }
    expect([365, 366]).toContain(days);
  }
});

const QUESTIONS = `
import { adToBs, bsToAd, nepalToday } from './index';
console.log(JSON.stringify({
  hour: new Date('2026-01-15T00:00:00Z').getHours(),
  days: [bsToAd({ year: 2042, month: 9, day: 17 }), adToBs('2024-04-13'), nepalToday(new Date('2025-04-13T18:14:59Z')), nepalToday(new Date('2025-04-13T18:15:00Z'))],
}));
`;

test('the answer is the same in every zone of the machine', async () => {
  // A process reads its zone once, so each zone is a process of its own.
  const { outputFiles } = await build({
    stdin: { contents: QUESTIONS, resolveDir: dirname(fileURLToPath(import.meta.url)), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const answers = ['Asia/Kathmandu', 'UTC', 'America/New_York', 'Pacific/Kiritimati'].map((TZ): unknown =>
    JSON.parse(
      spawnSync(process.execPath, ['--input-type=module', '-'], {
        input: outputFiles[0]?.contents,
        env: { ...process.env, TZ, NODE_OPTIONS: '' },
        encoding: 'utf8',
      }).stdout,
    ),
  );
  const days = ['1986-01-01', { year: 2081, month: 1, day: 1 }, '2025-04-13', '2025-04-14'];
  expect(answers).toEqual([5, 0, 19, 14].map((hour) => ({ hour, days })));
});

test('a wrong date is refused with the words of the specification', () => {
  expect(validateBsDate(1969, 1, 1)).toEqual({ ok: false, code: 'BS_YEAR_RANGE' });
  expect(validateBsDate(2101, 1, 1)).toEqual({ ok: false, code: 'BS_YEAR_RANGE' });
  expect(validateBsDate(2082, 13, 1)).toEqual({ ok: false, code: 'BS_MONTH_RANGE' });
  expect(validateBsDate(2082, 1, 33)).toEqual({ ok: false, code: 'BS_DAY_RANGE' });
  expect(validateBsDate(2082, 1, 32)).toEqual({ ok: false, code: 'BS_DAY_NOT_IN_MONTH', parameters: { maximum: 31 } });
  expect(parseBsDate('2082/01/01')).toEqual({ ok: false, code: 'DATE_FORMAT' });
  expect(parseBsDate('२०८२-०४-०१')).toEqual({ ok: true, date: { year: 2082, month: 4, day: 1 } });
  expect(bsToAd({ year: 2082, month: 1, day: 32 })).toBeUndefined();
  expect(adToBs('2025-02-30')).toBeUndefined();
});

test('years that are not published yet are provisional', () => {
  expect(isProvisional({ year: 2083, month: 12, day: 30 })).toBe(false);
  expect(isProvisional({ year: 2084, month: 1, day: 1 })).toBe(true);
});

test('the fiscal year begins on 1 Shrawan', () => {
  expect(fiscalYearOf('2025-07-17')).toEqual({
    startYear: 2082,
    name: '2082/83',
    startsOn: '2025-07-17',
    endsOn: '2026-07-16',
  });
  expect(fiscalYearOf('2025-07-16')?.name).toBe('2081/82');
});

test('the last day of a reservation lasts until midnight in Nepal', () => {
  expect(daysRemaining('2026-04-02', new Date('2026-04-02T18:14:00Z'))).toBe(0);
  expect(daysRemaining('2026-04-02', new Date('2026-04-02T18:15:00Z'))).toBe(-1);
});

test('months are added in BS and a missing day becomes the last one', () => {
  expect(addBsMonths({ year: 2082, month: 3, day: 31 }, 5)).toEqual({ year: 2082, month: 8, day: 29 });
  expect(addBsMonths({ year: 2082, month: 11, day: 5 }, 3)).toEqual({ year: 2083, month: 2, day: 5 });
});

test('adding days and counting them agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 40_000 }), fc.integer({ min: -5_000, max: 5_000 }), (start, days) => {
      const from = addDays('1970-01-01', start);
      return daysBetween(from, addDays(from, days)) === days;
    }),
  );
});

test('dates read as people write them', () => {
  expect(inBothCalendars('2026-11-23')).toEqual({
    ne: 'वि.सं. २०८३-०८-०७ (ई.सं. २०२६-११-२३)',
    en: '2083-08-07 BS (2026-11-23 AD)',
  });
  expect(inBothCalendars('1900-01-01')).toEqual({ ne: 'ई.सं. १९००-०१-०१', en: '1900-01-01 AD' });
});
