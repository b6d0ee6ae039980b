import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, fiscalYearOf } from '@registrar/domain/calendar';
import { modelFormKey, modelForms } from '@registrar/domain/model-forms';
import {
  deadlineEvents,
  deadlineKey,
  hasEnd,
  processOfDocuments,
  scheduleGroupOf,
  schedules,
  terms,
  type DeadlineKey,
  type DocumentListKey,
  type ScheduleKey,
  type TermKey,
} from '@registrar/domain/schedules';
import { listHolidays, readOfficeHours } from '../src/applications/working-hours';
import { documentsOf } from '../src/lookups/document-requirements';
import { findFineEvent, dueDayOf } from '../src/money/fines/fine-events';
import { dueAfter, readDueRules } from '../src/obligations/due-rules';
import { readVersion } from '../src/model-forms/standing-forms';
import { readFineRows } from '../src/money/fines/read-terms';
import { readFeeSchedule, readRevenueDiscount } from '../src/money/schedule';
import { asRecord } from '../src/applications/application-record';
import { dayInNepal } from '../src/platform/clock';
import type { Config } from '../src/platform/config/config';
import { readTerm } from '../src/platform/terms';
import { documentsOf as placesIn } from './documents-kit';
import { APPLICATION, callerOf, filledDraft } from './filings-kit';
import { createServerDatabase, startTestGateway, type TestGateway } from './harness';
import { decideOnRate, proposeRate, rateOf, ratesWaiting } from './schedule-kit';
import { isOffered } from '../src/configuration/offered-schedule';

const { TEST_DATABASE_URL } = process.env;
const DAY_MS = 24 * 3600 * 1000;
type Value = Record<string, unknown>;
type Change = (value: Value, validFrom: string) => Value;

const one =
  (field: string): Change =>
  (value) => ({ ...value, [field]: Number(value[field]) + 1 });
const switched =
  (field: string): Change =>
  (value) => ({ ...value, [field]: value[field] !== true });
const remind: Change = (value) => ({ ...value, daysBefore: [45, 15] });
/** Another value of each term: a term without its line does not compile. */
const TERM_CHANGES: Readonly<Record<TermKey, Change>> = {
  PAYMENT_TERM: one('days'),
  CORRECTION_TERM: one('days'),
  NAME_RESERVATION_TERMS: one('validDays'),
  GROUP_CONSENT_TERMS: (value) => ({ ...value, reminderDaysAfter: [2] }),
  SERVICE_TERMS: one('otherwise'),
  CLAIM_LEASE: one('workingHours'),
  NAME_REUSE_BAR: one('years'),
  FORMER_NAME_BAR: one('years'),
  INVITATION_TERMS: one('days'),
  DISCLOSURE_LINK: one('days'),
  SIGNATURE_LINK: one('days'),
  DOCUMENT_SHARE_TERMS: one('maximumDays'),
  COMPANY_LOCK_TERMS: one('releaseDays'),
  SIGNING_DIRECTOR_CONSENT: switched('inPortal'),
  SIGNING_DRAFTER_AUTHENTICATION: switched('inPortal'),
  SIGNING_MEMORANDUM: switched('inPortal'),
  SIGNING_DECISION: switched('inPortal'),
  SIGNING_SHARE_AGREEMENT: switched('inPortal'),
  SIGNING_SOLVENCY_DECLARATION: switched('inPortal'),
  OFFICER_SIGNATURE: switched('GOOD_STANDING'),
  CAPITAL_GAIN_TAX: one('others'),
  REPRESENTATIVE_OBJECTION: one('days'),
  NOTICE_TERMS: one('TWO_MONTHS'),
  PROCEEDING_TERMS: one('moreTimeTimes'),
  HEARING_TERMS: one('furtherEvidenceDays'),
  MERGER_TERMS: one('confirmDays'),
  OPINION_TERMS: one('BANK'),
  OPINION_TAX_OFFICE: one('days'),
  OPINION_LABOUR_OFFICE: one('days'),
  OPINION_SOCIAL_SECURITY_FUND: one('days'),
  OPINION_BANK: one('moreDays'),
  OPINION_INDUSTRY_BODY: switched('stops'),
  REPRESENTATIVE_REMOVAL: one('newDays'),
  SECOND_FACTOR: one('againMinutes'),
  PROPOSAL_TERMS: one('wordListDays'),
  DEADLINE_REMINDERS: remind,
  GOOD_STANDING: one('monthsOverdue'),
  COUNTER_SIGN_LIMITS: one('differencePercent'),
  REFUND_RULES: one('expiresAfterDays'),
  REQUEST_TERMS: one('otherwise'),
  AUTO_APPROVAL: one('samplePercent'),
  REVENUE_HEADS: (value) => ({ ...value, FINE: '14229' }),
  AUDIT_HEADS: one('everyMinutes'),
  PEAK_MODE: one('atOnce'),
  OTP_TERMS: one('resendSeconds'),
  LOGIN_LIMITS: one('lockMinutes'),
  PASSWORD_POLICY: one('minimumLength'),
  OFFICE_HOURS: (value) => ({ ...value, closesAt: '16:00' }),
  PUBLIC_HOLIDAYS: (_, day) => ({ days: [{ day, nameNepali: 'विशेष बिदा', nameEnglish: 'Special holiday' }] }),
};
const ADDED = {
  key: 'OFFICE_1',
  nameNepali: 'वडाको सिफारिस',
  nameEnglish: 'Letter of the ward',
  need: 'REQUIRED',
  maximumMegabytes: 2,
  extensions: ['PDF'],
};
const listed = (value: Value): unknown[] => (Array.isArray(value['documents']) ? value['documents'] : []);

/** A rate with another amount in it, wherever it keeps one; campaigns and days without fines begin from nothing. */
function changedRate(key: ScheduleKey, value: Value): Value {
  if (scheduleGroupOf(key) === 'MODEL_FORM') return { ...value, titleEnglish: `${String(value['titleEnglish'])} 2` };
  if (key === 'FINE_CAMPAIGN_S81_7') return { discountPercentOnFine: 25 };
  if (key === 'REVENUE_CAMPAIGN') return { discountPercentOnRevenue: 10 };
  if (key === 'NO_FINE_OUTAGE' || key === 'NO_FINE_ORDER')
    return { nameNepali: 'प्रणाली बन्द', nameEnglish: 'The portal is down' };
  if (key === 'FINE_S136KA') return { ...value, percentOfPaidUp: 0.75 };
  if (key === 'FINE_S81_2') return { ...value, perYearAfter: { LOW: 1, MID: 2, HIGH: 3 } };
  const amount = ['feePaisa', 'floorPaisa', 'percent', 'perMonthPaisa', 'otherwise'].find(
    (field) => typeof value[field] === 'number',
  );
  if (amount) return one(amount)(value, '');
  const above = asRecord(value['above']);
  return { ...value, above: { ...above, basePaisa: Number(above['basePaisa']) + 100 } };
}

function changed(key: ScheduleKey, value: Value, validFrom: string): Value {
  if (!isTerm(key) && !isList(key) && !isDeadline(key)) return changedRate(key, value);
  if (isTerm(key)) return TERM_CHANGES[key](value, validFrom);
  if (isList(key)) return { documents: [...listed(value), ADDED] };
  return 'days' in value ? one('days')(value, validFrom) : one('bsMonths')(value, validFrom);
}
const isTerm = (key: ScheduleKey): key is TermKey => key in terms;
const isList = (key: ScheduleKey): key is DocumentListKey => scheduleGroupOf(key) === 'DOCUMENT_LIST';
const isDeadline = (key: ScheduleKey): key is DeadlineKey => scheduleGroupOf(key) === 'DEADLINE';

/** What the engine of one gateway works out with a rule today. */
async function effectOf(
  {
    platform: {
      database: { db },
      clock,
    },
  }: TestGateway,
  key: ScheduleKey,
): Promise<unknown> {
  const today = dayInNepal(clock.now());
  if (key === 'PUBLIC_HOLIDAYS') return listHolidays(db);
  if (key === 'OFFICE_HOURS') return { ...(await readOfficeHours(db, today)), holidays: null };
  if (isTerm(key)) return readTerm(db, key, today);
  const form = modelForms.keys.find((one) => modelFormKey(one) === key);
  if (form) return readVersion(db, form, today);
  if (key === 'REVENUE_CAMPAIGN') return readRevenueDiscount(db, today);
  if (key.startsWith('FEE_')) return readFeeSchedule(db, key, today);
  if (key.startsWith('FINE_') || key.startsWith('NO_FINE_'))
    return (await readFineRows(db)).filter((row) => row.key === key && row.valid_from <= today);
  const process = processOfDocuments(key);
  if (process) return documentsOf(db, process, today);
  const event = deadlineEvents.map(({ event: id }) => id).find((id) => deadlineKey(id) === key);
  const rule = event && findFineEvent(event);
  // a court keeps it, and nobody is fined
  if (event === 'RESTORATION') return dueAfter((await readDueRules(db))(event, today), today);
  if (!rule) throw new Error(`Nothing reads ${key}`);
  // the fiscal year that ends after the change, and a decision of today
  return dueDayOf(
    rule,
    { triggeredOn: today, fiscalYear: (fiscalYearOf(today)?.startYear ?? 0) + 1 },
    await readDueRules(db),
  );
}

const rules = schedules.keys.filter(isOffered);
let drop: (() => Promise<void>) | undefined;
let here: TestGateway, there: TestGateway;

beforeAll(async () => {
  const server = TEST_DATABASE_URL ? await createServerDatabase(TEST_DATABASE_URL) : undefined;
  drop = server?.drop;
  let secrets: Config['secrets'] | undefined;
  const change = (config: Config): Config => ({ ...config, secrets: (secrets ??= config.secrets) });
  const start = () =>
    startTestGateway({
      demoData: true,
      change,
      ...(server && { database: server.place, bus: { kind: 'pg' as const, url: server.place.url } }),
    });
  here = await start();
  // the embedded database has one gateway: it is asked twice
  there = server ? await start() : here;
}, 300_000);
afterAll(async () => {
  await here?.close();
  if (there !== here) await there?.close();
  await drop?.();
});

test('every rule is changed by two people at two gateways and holds at both from its day without a restart; a filing begun before keeps its list', async () => {
  const [proposer, approver, applicant] = [
    await callerOf(here, 'sysadmin.demo'),
    await callerOf(there, 'krishna.approver'),
    await callerOf(here, 'ram.applicant'),
  ];
  const validFrom = addDays(dayInNepal(here.clock.now()), 1);
  const begun = await filledDraft(applicant);
  const before = new Map<ScheduleKey, unknown>();
  const expected = new Map<ScheduleKey, Value>();
  for (const key of rules) {
    before.set(key, await effectOf(here, key));
    const { current } = await rateOf(proposer, key);
    // between two campaigns nothing is in force
    if (!hasEnd(key))
      expect(current).toMatchObject({
        reference: expect.stringMatching(/./),
        referenceNepali: expect.stringMatching(/./),
        certainty: expect.stringMatching(/^[ABC]$/),
      });
    const value = changed(key, current?.value ?? {}, validFrom);
    expected.set(key, value);
    expect(
      await proposeRate(proposer, {
        key,
        value,
        validFrom,
        validTo: hasEnd(key) ? validFrom : null,
        reference: 'Decision 3',
        referenceNepali: 'निर्णय ३',
        certainty: 'A',
      }),
    ).toMatchObject({ status: 200 });
  }
  for (const { id } of await ratesWaiting(approver)) {
    expect(await decideOnRate(proposer, id, 'approve')).toMatchObject({ status: 403 });
    expect(await decideOnRate(approver, id, 'approve')).toMatchObject({ status: 200 });
  }
  // not before its day; what is counted from a day to come follows the rule of that day
  const ofToday = rules.filter(
    (key) =>
      key !== 'PUBLIC_HOLIDAYS' &&
      !deadlineEvents.some(
        ({ event }) => deadlineKey(event) === key && findFineEvent(event)?.trigger === 'FISCAL_YEAR',
      ),
  );
  for (const key of ofToday) expect([key, await effectOf(there, key)]).toEqual([key, before.get(key)]);

  for (const gateway of new Set([here, there])) gateway.clock.advance(DAY_MS);
  for (const key of rules) {
    const [atOne, atOther] = [await effectOf(here, key), await effectOf(there, key)];
    expect([key, atOther]).toEqual([key, atOne]);
    expect([key, atOne]).not.toEqual([key, before.get(key)]);
    if (isTerm(key) && key !== 'PUBLIC_HOLIDAYS' && key !== 'OFFICE_HOURS') expect(atOne).toEqual(expected.get(key));
  }

  const later = await callerOf(there, 'ram.applicant');
  const keysOf = async (id: string) =>
    placesIn(await later.call('GET', `${APPLICATION}/${id}/document`)).places.map(({ key, maximumMegabytes }) => [
      key,
      maximumMegabytes,
    ]);
  expect(await keysOf(begun.id)).not.toContainEqual(['OFFICE_1', 2]);
  const anew = await later.call(
    'POST',
    APPLICATION,
    { processName: 'NAME_RESERVATION' },
    { 'idempotency-key': randomUUID() },
  );
  expect(anew.status).toBe(200);
  const { id } = anew.body.data as { id: string };
  expect(await keysOf(id)).toContainEqual(['OFFICE_1', 2]);
}, 180_000);
