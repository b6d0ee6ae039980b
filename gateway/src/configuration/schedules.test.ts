import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { scheduleHistorySchema, scheduleListSchema, schedulePreviewSchema } from '@registrar/domain/calls/schedules';
import { scheduleGroupOf, schedules, type ScheduleKey } from '@registrar/domain/schedules';
import { callerOf, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { decideOnRate, hundredRupees, proposeRate, rateOf, ratesWaiting, SCHEDULES } from '../../test/schedule-kit';
import { expectWhole } from '../../test/whole-messages';
import { dayInNepal } from '../platform/clock';
import { readFeeSchedule } from '../money/schedule';
import { expireProposals } from '../proposals/expire';
import { scheduleProposals } from './schedule-proposal';
import { isOffered } from './offered-schedule';

const DAY_MS = 24 * 3600 * 1000;
let gateway: TestGateway;
let sysadmin: Caller, krishna: Caller, second: Caller, auditor: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  await gateway.addAccount({ username: 'second.registrar', role: 'APPROVER_2', officeId: 1 });
  sysadmin = await callerOf(gateway, 'sysadmin.demo');
  krishna = await callerOf(gateway, 'krishna.approver');
  second = await callerOf(gateway, 'second.registrar');
  auditor = await callerOf(gateway, 'auditor.demo');
});
afterAll(() => gateway?.close());

const today = (): string => dayInNepal(gateway.clock.now());
const inDays = (days: number): string => addDays(today(), days);
const feeOn = async (day: string): Promise<unknown> =>
  (await readFeeSchedule(gateway.platform.database.db, 'FEE_NAME_RESERVATION', day)).rule;

async function proposed(body: object): Promise<string> {
  expect(await proposeRate(sysadmin, body)).toMatchObject({ status: 200 });
  const id = (await ratesWaiting(sysadmin)).at(-1)?.id;
  if (!id) throw new Error('no proposal waits');
  return id;
}

test('every rate of the configuration is listed, with what holds today', async () => {
  const stored = await gateway.platform.database.db.selectFrom('configuration').select('key').distinct().execute();
  // nothing is kept that nobody can see and change
  expect(stored.map(({ key }) => key).filter((key) => !schedules.has(key))).toEqual([]);
  for (const key of schedules.keys.filter(isOffered)) {
    const rate = await rateOf(auditor, key);
    if (!['CAMPAIGN', 'NO_FINE_DAYS'].includes(scheduleGroupOf(key)))
      expect(rate.current).toMatchObject({
        reference: expect.any(String),
        certainty: expect.stringMatching(/^[ABC]$/),
      });
  }
  expect(await rateOf(auditor, 'FEE_INCORPORATION_PRIVATE')).toMatchObject({
    current: { certainty: 'A', value: { basis: 'AUTHORIZED_CAPITAL' } },
    coming: [],
    rows: 1,
    waits: false,
  });
});

test('a rate holds from its first day once a second person agrees, and the days before it stay as they were', async () => {
  const validFrom = inDays(10);
  const id = await proposed({ ...hundredRupees, validFrom });
  expect(await rateOf(auditor, 'FEE_NAME_RESERVATION')).toMatchObject({ waits: true, coming: [] });
  expect(await feeOn(validFrom)).toEqual({ basis: 'FLAT', feePaisa: 0 });
  expect((await ratesWaiting(krishna)).find((entry) => entry.id === id)).toMatchObject({
    mayDecide: true,
    mayWithdraw: false,
    validFrom,
    certainty: 'A',
    status: 'PROPOSED',
  });
  expect((await gateway.messageTo('krishna.approver@demo.example')).body).toContain('Name reservation');

  expect(await decideOnRate(krishna, id, 'approve')).toMatchObject({ status: 200 });
  expect(await feeOn(addDays(validFrom, -1))).toEqual({ basis: 'FLAT', feePaisa: 0 });
  expect(await feeOn(validFrom)).toEqual({ basis: 'FLAT', feePaisa: 10_000 });
  expect(await rateOf(auditor, 'FEE_NAME_RESERVATION')).toMatchObject({
    waits: false,
    current: { value: { feePaisa: 0 } },
    coming: [
      {
        validFrom,
        value: { feePaisa: 10_000 },
        reference: 'Decision 12 of the office',
        referenceNepali: 'कार्यालयको निर्णय',
      },
    ],
    rows: 2,
  });
  const history = scheduleHistorySchema.parse(
    (await auditor.call('GET', `${SCHEDULES}/FEE_NAME_RESERVATION/history`)).body.data,
  );
  expect(history.items).toMatchObject([
    {
      validFrom,
      approval: {
        proposedBy: { username: 'sysadmin.demo' },
        approvedBy: { username: 'krishna.approver' },
        decisionRemark: 'Looked at',
      },
    },
    { approval: null },
  ]);
  const { db } = gateway.platform.database;
  expect(
    (await db.selectFrom('audit').select('action').where('object_id', '=', id).orderBy('at').execute()).map(
      ({ action }) => action,
    ),
  ).toEqual(['SCHEDULE_PROPOSED', 'SCHEDULE_APPROVED']);
  expect(
    await proposeRate(sysadmin, { ...hundredRupees, value: { basis: 'FLAT', feePaisa: 20_000 }, validFrom }),
  ).toMatchObject({ status: 422, body: { errors: [{ path: 'validFrom', code: 'SCHEDULE_DAY_TAKEN' }] } });
});

test.each([
  ['today', { validFrom: 0 }, { path: 'validFrom', code: 'SCHEDULE_DAY_PAST' }],
  ['a year ago', { validFrom: -365 }, { path: 'validFrom', code: 'SCHEDULE_DAY_PAST' }],
  ['less than nothing', { value: { basis: 'FLAT', feePaisa: -1 } }, { path: 'value.feePaisa', code: 'NUMBER_INVALID' }],
  ['half a paisa', { value: { basis: 'FLAT', feePaisa: 0.5 } }, { path: 'value.feePaisa', code: 'NUMBER_INVALID' }],
  [
    'another way to find it',
    { value: { basis: 'PERCENT_OF_INCORPORATION_FEE', percent: 10, capPaisa: 100 } },
    { path: 'value.basis', code: 'INVALID' },
  ],
  ['what holds already', { value: { basis: 'FLAT', feePaisa: 50_000 } }, { path: 'value', code: 'SCHEDULE_UNCHANGED' }],
  ['no law behind it', { reference: ' ' }, { path: 'reference', code: 'LAW_REFERENCE_REQUIRED' }],
  ['no reason', { remark: '' }, { path: 'remark', code: 'REMARK_REQUIRED' }],
])(
  'what is proposed for %s is refused at the place where it is wrong',
  async (
    _name: string,
    change: {
      readonly validFrom?: number;
      readonly value?: object;
      readonly reference?: string;
      readonly remark?: string;
    },
    error: object,
  ) => {
    const { validFrom = 3, ...rest } = change;
    const body = {
      key: 'FEE_REGISTERED_OFFICE_CHANGE',
      value: { basis: 'FLAT', feePaisa: 60_000 },
      reference: 'A decision',
      referenceNepali: 'कार्यालयको निर्णय',
      certainty: 'C',
      validFrom: inDays(validFrom),
      ...rest,
    };
    expect(await proposeRate(sysadmin, body)).toMatchObject({ status: 422, body: { errors: [error] } });
  },
);

const list = (value: Record<string, unknown>): Record<string, unknown>[] =>
  Array.isArray(value['documents']) ? value['documents'] : [];

test.each([
  [
    'a term of no days',
    'PAYMENT_TERM',
    (value) => ({ ...value, days: 0 }),
    'value.days',
    'NUMBER_BETWEEN',
    'Enter a whole number from 1 to 366',
    '१ देखि ३६६ सम्मको पूरा अङ्क लेख्नुहोस्।',
  ],
  [
    'a term of 10,000 days',
    'CORRECTION_TERM',
    (value) => ({ ...value, days: 10_000 }),
    'value.days',
    'NUMBER_BETWEEN',
    'Enter a whole number from 1 to 366',
    '१ देखि ३६६ सम्मको पूरा अङ्क लेख्नुहोस्।',
  ],
  [
    'half a day',
    'DEADLINE_ALLOTMENT_RETURN',
    (value) => ({ ...value, days: 1.5 }),
    'value.days',
    'NUMBER_INVALID',
    'Enter a number',
    'अङ्कमा लेख्नुहोस्।',
  ],
  [
    'a report after the meeting that it goes before',
    'DEADLINE_REPORT_S78',
    (value) => ({ ...value, days: 21 }),
    'value.days',
    'NUMBER_BETWEEN',
    'Enter a whole number from -90 to -1',
    '-९० देखि -१ सम्मको पूरा अङ्क लेख्नुहोस्।',
  ],
  [
    'a form that is due after the name is gone',
    'NAME_RESERVATION_TERMS',
    (value) => ({ ...value, formDueDays: 91 }),
    'value.formDueDays',
    'NUMBER_BETWEEN',
    'Enter a whole number from 1 to 90',
    '१ देखि ९० सम्मको पूरा अङ्क लेख्नुहोस्।',
  ],
  [
    'a reminder twice on one day',
    'DEADLINE_REMINDERS',
    () => ({ daysBefore: [7, 7] }),
    'value.daysBefore',
    'DAY_LIST_INVALID',
    'Enter different days from 0 to 366, at most 10 of them',
    '० देखि ३६६ सम्मका फरक-फरक दिन लेख्नुहोस्, बढीमा १० वटा।',
  ],
  [
    'an office that closes before it opens',
    'OFFICE_HOURS',
    (value) => ({ ...value, closesAt: '09:00' }),
    'value.closesAt',
    'CLOSES_BEFORE_OPENING',
    'The office has to close later than it opens',
    'कार्यालय खुलेपछि मात्र बन्द हुने समय राख्नुहोस्।',
  ],
  [
    'a document taken out of its list',
    'DOCUMENTS_NAME_CHANGE',
    (value) => ({ documents: list(value).slice(1) }),
    'value.documents',
    'DOCUMENT_STAYS',
    'This document cannot be taken out of the list; choose “Not asked for” instead',
    'यो कागजात सूचीबाट झिक्न मिल्दैन; नमाग्ने भए “नमाग्ने” छान्नुहोस्।',
  ],
  [
    'a consent that everybody needs',
    'DOCUMENTS_NAME_RESERVATION',
    (value) => ({ documents: list(value).map((document) => ({ ...document, need: 'REQUIRED' })) }),
    'value.documents.0.need',
    'DOCUMENT_CONSENT',
    'The portal finds out itself whether a consent is needed, so this cannot be changed',
    'सहमतिको कागजात चाहिने कि नचाहिने प्रणाली आफैँले छुट्याउँछ, त्यसैले फेर्न मिल्दैन।',
  ],
  [
    'a file of 11 MB',
    'DOCUMENTS_OTHERS',
    (value) => ({ documents: list(value).map((document) => ({ ...document, maximumMegabytes: 11 })) }),
    'value.documents.0.maximumMegabytes',
    'NUMBER_BETWEEN',
    'Enter a whole number from 1 to 10',
    '१ देखि १० सम्मको पूरा अङ्क लेख्नुहोस्।',
  ],
  [
    'a document without a name',
    'DOCUMENTS_OTHERS',
    (value) => ({
      documents: [
        ...list(value),
        {
          key: 'OFFICE_1',
          nameNepali: ' ',
          nameEnglish: 'Letter',
          need: 'REQUIRED',
          maximumMegabytes: 1,
          extensions: ['PDF'],
        },
      ],
    }),
    'value.documents.2.nameNepali',
    'DOCUMENT_NAME_REQUIRED',
    'Name of the document is required',
    'कागजातको नाम अनिवार्य छ।',
  ],
] satisfies [
  string,
  ScheduleKey,
  (value: Record<string, unknown>) => Record<string, unknown>,
  string,
  string,
  string,
  string,
][])(
  '%s is refused at its field in both languages, and nothing waits',
  async (_name, key, change, path, code, en, ne) => {
    const { current } = await rateOf(sysadmin, key);
    const body = {
      key,
      value: change(current?.value ?? {}),
      validFrom: inDays(3),
      reference: 'A decision',
      referenceNepali: 'कार्यालयको निर्णय',
      certainty: 'C',
    };
    expect(await proposeRate(sysadmin, body)).toMatchObject({
      status: 422,
      body: { errors: expect.arrayContaining([{ path, code, message: en }]) },
    });
    const nepali = await gateway.call('POST', `${SCHEDULES}/proposal`, {
      token: sysadmin.token,
      language: 'np',
      headers: { 'idempotency-key': randomUUID() },
      body: { ...body, remark: 'Asked for' },
    });
    expect(nepali.body.errors).toEqual(expect.arrayContaining([{ path, code, message: ne }]));
    expect((await rateOf(sysadmin, key)).waits).toBe(false);
  },
);

test('a list without its law, and one that begins in the past, are refused; a holiday lies within its row', async () => {
  const { current } = await rateOf(sysadmin, 'DOCUMENTS_OTHERS');
  const body = {
    key: 'DOCUMENTS_OTHERS',
    value: {
      documents: list(current?.value ?? {})
        .slice()
        .reverse(),
    },
    validFrom: inDays(3),
    reference: 'A decision',
    referenceNepali: 'कार्यालयको निर्णय',
    certainty: 'C',
  };
  expect(await proposeRate(sysadmin, { ...body, reference: '', referenceNepali: ' ' })).toMatchObject({
    status: 422,
    body: {
      errors: [
        { path: 'reference', code: 'LAW_REFERENCE_REQUIRED' },
        { path: 'referenceNepali', code: 'LAW_REFERENCE_REQUIRED' },
      ],
    },
  });
  expect(await proposeRate(sysadmin, { ...body, validFrom: inDays(0) })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'validFrom', code: 'SCHEDULE_DAY_PAST' }] },
  });
  const holiday = { day: inDays(9), nameNepali: 'विशेष बिदा', nameEnglish: 'Special holiday' };
  expect(
    await proposeRate(sysadmin, { ...body, key: 'PUBLIC_HOLIDAYS', validTo: inDays(4), value: { days: [holiday] } }),
  ).toMatchObject({ status: 422, body: { errors: [{ path: 'value.days.0.day', code: 'DAY_OUTSIDE_ROW' }] } });
  expect(await proposeRate(sysadmin, { ...body, key: 'PUBLIC_HOLIDAYS', value: { days: [holiday] } })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'validTo', code: 'DATE_REQUIRED' }] },
  });
});

test('the preview of a list says how many filings go on with their own', async () => {
  const { current } = await rateOf(sysadmin, 'DOCUMENTS_NAME_RESERVATION');
  const preview = schedulePreviewSchema.parse(
    (
      await auditor.call('POST', `${SCHEDULES}/preview`, {
        key: 'DOCUMENTS_NAME_RESERVATION',
        value: current?.value,
        validFrom: inDays(1),
      })
    ).body.data,
  );
  expect(preview).toMatchObject({ before: current, samples: [], running: expect.any(Number) });
});

test('limits that do not rise are named at the tier that is wrong', async () => {
  const { current } = await rateOf(sysadmin, 'FEE_INCORPORATION_PUBLIC');
  const value = {
    ...current?.value,
    tiers: [
      { upToPaisa: 100, feePaisa: 1 },
      { upToPaisa: 100, feePaisa: 2 },
    ],
  };
  expect(
    await proposeRate(sysadmin, { ...hundredRupees, key: 'FEE_INCORPORATION_PUBLIC', value, validFrom: inDays(2) }),
  ).toMatchObject({ status: 422, body: { errors: [{ path: 'value.tiers.1.upToPaisa', code: 'TIERS_HAVE_TO_RISE' }] } });
});

test('a campaign has an end; excused days may lie in the past, because nobody knows an outage before', async () => {
  const campaign = {
    key: 'FINE_CAMPAIGN_S81_7',
    value: { discountPercentOnFine: 50 },
    reference: 'A decision of the government',
    referenceNepali: 'कार्यालयको निर्णय',
    certainty: 'B',
  };
  expect(await proposeRate(sysadmin, { ...campaign, validFrom: inDays(2) })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'validTo', code: 'DATE_REQUIRED' }] },
  });
  expect(await proposeRate(sysadmin, { ...campaign, validFrom: inDays(2), validTo: inDays(1) })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'validTo', code: 'END_BEFORE_BEGINNING' }] },
  });
  await decideOnRate(krishna, await proposed({ ...campaign, validFrom: inDays(2), validTo: inDays(30) }), 'approve');
  expect((await rateOf(auditor, 'FINE_CAMPAIGN_S81_7')).coming).toMatchObject([
    { validFrom: inDays(2), validTo: inDays(30) },
  ]);

  const outage = {
    key: 'NO_FINE_OUTAGE',
    value: { nameNepali: 'प्रणाली बन्द', nameEnglish: 'The portal was down' },
    reference: 'Notice of the office',
    referenceNepali: 'कार्यालयको निर्णय',
    certainty: 'A',
    validFrom: inDays(-3),
    validTo: inDays(-2),
  };
  expect(await decideOnRate(krishna, await proposed(outage), 'approve')).toMatchObject({ status: 200 });
  expect((await rateOf(auditor, 'NO_FINE_OUTAGE')).rows).toBe(1);
});

test('what is offered is what something reads, the fees of copies too', async () => {
  const { items } = scheduleListSchema.parse((await auditor.call('GET', SCHEDULES)).body.data);
  expect(items.map(({ key }) => key)).toEqual(schedules.keys.filter(isOffered));
  expect(items.map(({ key }) => key)).toContain('FEE_CERTIFIED_COPY');
});

test('whoever proposed it does not decide, and settled once it is settled', async () => {
  const id = await proposed({
    ...hundredRupees,
    key: 'FEE_CONSTITUTION_AMENDMENT',
    value: { basis: 'FLAT', feePaisa: 20_000 },
    validFrom: inDays(5),
  });
  const { db } = gateway.platform.database;
  await db.updateTable('account').set({ role: 'APPROVER_2' }).where('id', '=', sysadmin.userId).execute();
  const promoted = await callerOf(gateway, 'sysadmin.demo');
  expect(await decideOnRate(promoted, id, 'approve')).toMatchObject({ status: 403 });
  // and somebody who may not propose any more has proposed nothing
  expect(await decideOnRate(krishna, id, 'approve')).toMatchObject({ status: 409 });
  await db.updateTable('account').set({ role: 'SYSTEM_ADMINISTRATOR' }).where('id', '=', sysadmin.userId).execute();
  sysadmin = await callerOf(gateway, 'sysadmin.demo');

  const decided = await Promise.all([krishna, second].map((person) => decideOnRate(person, id, 'approve')));
  expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await rateOf(auditor, 'FEE_CONSTITUTION_AMENDMENT')).coming).toHaveLength(1);
  expect(await decideOnRate(second, id, 'refuse')).toMatchObject({ status: 409 });
});

test('one proposal of a rate at a time; sent twice it is one; taken back by its proposer only', async () => {
  const body = {
    ...hundredRupees,
    key: 'FEE_CONVERSION_TO_PRIVATE',
    value: { basis: 'FLAT', feePaisa: 3_000_000 },
    validFrom: inDays(5),
  };
  const [first, again] = [
    await proposeRate(sysadmin, body, 'the-same-key-of-a-test'),
    await proposeRate(sysadmin, body, 'the-same-key-of-a-test'),
  ];
  expect(first.body.data).toEqual(again.body.data);
  expect(await proposeRate(sysadmin, body)).toMatchObject({ status: 409 });
  const id = (await ratesWaiting(sysadmin)).at(-1)?.id ?? '';
  expect(await decideOnRate(krishna, id, 'refuse', {})).toMatchObject({ status: 422 });
  expect(await decideOnRate(sysadmin, id, 'withdraw')).toMatchObject({ status: 200 });
  expect((await rateOf(auditor, 'FEE_CONVERSION_TO_PRIVATE')).coming).toEqual([]);
  expect((await ratesWaiting(auditor, 'settled')).find((entry) => entry.id === id)).toMatchObject({
    status: 'WITHDRAWN',
    mayDecide: false,
    mayWithdraw: false,
  });
});

test('the preview shows both sides of every limit, before and after', async () => {
  const { current } = await rateOf(sysadmin, 'FEE_INCORPORATION_PRIVATE');
  const value = {
    ...current?.value,
    above: { basePaisa: 5_000_000, perUnitPaisa: 3000, unitPaisa: 10_000_000, rounding: 'CEIL' },
  };
  const answer = await auditor.call('POST', `${SCHEDULES}/preview`, {
    key: 'FEE_INCORPORATION_PRIVATE',
    value,
    validFrom: inDays(1),
  });
  const preview = schedulePreviewSchema.parse(answer.body.data);
  expect(preview.before).toEqual(current);
  expect(preview.samples.find(({ capitalPaisa }) => capitalPaisa === 10_000_000)).toMatchObject({
    beforePaisa: 100_000,
    afterPaisa: 100_000,
  });
  expect(preview.samples.find(({ capitalPaisa }) => capitalPaisa === 10_000_000_001)).toMatchObject({
    beforePaisa: 4_303_000,
    afterPaisa: 5_003_000,
  });

  const change = schedulePreviewSchema.parse(
    (
      await auditor.call('POST', `${SCHEDULES}/preview`, {
        key: 'FEE_NAME_CHANGE',
        value: { basis: 'PERCENT_OF_INCORPORATION_FEE', percent: 50, capPaisa: 1_000_000 },
        validFrom: inDays(1),
      })
    ).body.data,
  );
  expect(
    change.samples.find(
      ({ companyType, capitalPaisa }) => companyType?.startsWith('PRIVATE') && capitalPaisa === 100_000_000 * 10,
    ),
  ).toMatchObject({ beforePaisa: 400_000, afterPaisa: 800_000 });
});

test('the preview of a fine and of a campaign is worked out by the engine of fines', async () => {
  const { current } = await rateOf(sysadmin, 'FINE_S81_6');
  const value = { ...current?.value, perMonthPaisa: 30_000 };
  const monthly = schedulePreviewSchema.parse(
    (await auditor.call('POST', `${SCHEDULES}/preview`, { key: 'FINE_S81_6', value, validFrom: inDays(1) })).body.data,
  );
  expect(
    monthly.samples.map(({ monthsLate, beforePaisa, afterPaisa }) => [monthsLate, beforePaisa, afterPaisa]).slice(0, 3),
  ).toEqual([
    [1, 0, 0],
    [2, 20_000, 30_000],
    [4, 60_000, 90_000],
  ]);
  const campaign = schedulePreviewSchema.parse(
    (
      await auditor.call('POST', `${SCHEDULES}/preview`, {
        key: 'FINE_CAMPAIGN_S81_7',
        value: { discountPercentOnFine: 90 },
        validFrom: inDays(100),
        validTo: inDays(120),
      })
    ).body.data,
  );
  // workflow 6.6: paid-up 10 lakh, 7 months late
  expect(
    campaign.samples.find(({ capitalPaisa, monthsLate }) => capitalPaisa === 100_000_000 && monthsLate === 7),
  ).toMatchObject({ beforePaisa: 500_000, afterPaisa: 50_000 });
});

test('days that do not count are shown on a fine at six delays, with and without', async () => {
  const preview = async (body: object) =>
    schedulePreviewSchema.parse((await auditor.call('POST', `${SCHEDULES}/preview`, body)).body.data).samples;
  const amounts = (samples: Awaited<ReturnType<typeof preview>>) =>
    samples.map(({ beforePaisa, afterPaisa }) => [beforePaisa, afterPaisa]);
  // workflow 6.6, paid-up 10 lakh: 1,000 from the first day, 2,500 from the fourth month, 5,000 from the seventh,
  // 10,000 and 15,000 a year later each
  const lockdown = await preview({
    key: 'NO_FINE_ORDER',
    value: { nameNepali: 'बन्दाबन्दी', nameEnglish: 'Lockdown' },
    validFrom: '2020-03-24',
    validTo: '2020-07-21',
  });
  expect(lockdown.map(({ daysLate }) => daysLate)).toEqual([1, 31, 94, 188, 366, 732]);
  expect(amounts(lockdown)).toEqual([
    [100_000, 0],
    [100_000, 0],
    [250_000, 0],
    [500_000, 100_000],
    [1_000_000, 500_000],
    [1_500_000, 1_000_000],
  ]);
  const grace = await preview({ key: 'FINE_GRACE', value: { days: {}, otherwise: 10 }, validFrom: inDays(1) });
  expect(amounts(grace)).toEqual([
    [100_000, 0],
    [100_000, 100_000],
    [250_000, 100_000],
    [500_000, 250_000],
    [1_000_000, 500_000],
    [1_500_000, 1_000_000],
  ]);
});

test('the limit of section 136ka is shown on companies that filed nothing for years', async () => {
  const { current } = await rateOf(sysadmin, 'FINE_S136KA');
  const answer = await auditor.call('POST', `${SCHEDULES}/preview`, {
    key: 'FINE_S136KA',
    value: { ...current?.value, percentOfPaidUp: 1 },
    validFrom: inDays(1),
  });
  const { samples } = schedulePreviewSchema.parse(answer.body.data);
  const of = (capital: number, returns: number) =>
    samples.find(({ capitalPaisa, missingReturns }) => capitalPaisa === capital && missingReturns === returns);
  // workflow 6.6: paid-up 10 lakh, five years missing, pays half a percent
  expect(of(100_000_000, 5)).toMatchObject({ beforePaisa: 500_000, afterPaisa: 1_000_000 });
  // one return of a year: the fine itself is the smaller
  expect(of(500_000_000, 1)).toMatchObject({ beforePaisa: 1_000_000, afterPaisa: 1_000_000 });
});

test('its day has come before anybody agreed: it is not let in any more; nor after it has lapsed', async () => {
  const id = await proposed({
    ...hundredRupees,
    key: 'FEE_SHAREHOLDER_CHANGE',
    value: { basis: 'FLAT', feePaisa: 150_000 },
    validFrom: inDays(1),
  });
  gateway.clock.advance(DAY_MS);
  krishna = await callerOf(gateway, 'krishna.approver');
  expect(await decideOnRate(krishna, id, 'approve')).toMatchObject({ status: 409 });
  gateway.clock.advance(14 * DAY_MS);
  await gateway.platform.runUnitOfWork((unit) => expireProposals(unit, scheduleProposals));
  auditor = await callerOf(gateway, 'auditor.demo');
  expect((await ratesWaiting(auditor, 'settled')).find((entry) => entry.id === id)).toMatchObject({
    status: 'EXPIRED',
  });
  expect((await rateOf(auditor, 'FEE_SHAREHOLDER_CHANGE')).rows).toBe(1);
});

test('nothing that went out has a hole', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
