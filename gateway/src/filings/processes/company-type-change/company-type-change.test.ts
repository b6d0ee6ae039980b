import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import { companyRecordSchema } from '@registrar/domain/calls/company-record';
import { conversionOutlookSchema } from '@registrar/domain/calls/conversions';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  newKey,
  saveSection,
  take,
  type Caller,
} from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { attachRequired, readDetail, verifiedFiling } from '../../../../test/registration-kit';
import { companyOf } from '../../../../test/representation-kit';
import { applyChanges } from '../../../register/apply-changes';
import { z } from 'zod';
import { dayInNepal } from '../../../platform/clock';

const DAY = 86_400_000;
const PUBLIC = 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI';
const PROCESS = 'COMPANY_TYPE_CHANGE';
let gateway: TestGateway;
let sarita: Caller, gita: Caller, maya: Caller, krishna: Caller, rita: Caller;
/** May become public; may not become anything else. */
let ready: string, early: string;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  [sarita, gita, maya, krishna, rita] = [
    await callerOf(gateway, 'sarita.representative'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'maya.approver'),
    await callerOf(gateway, 'krishna.approver'),
    await callerOf(gateway, 'rita.revenue'),
  ];
  [ready, early] = [await companyOf(gateway, '100021'), await companyOf(gateway, '100010')];
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const daysAgo = (days: number): string => dayInNepal(new Date(gateway.clock.now().getTime() - days * DAY));
const open = (companyId: string) => sarita.call('POST', APPLICATION, { processName: PROCESS, companyId }, newKey());
const recordOf = async (id: string, on = '') =>
  companyRecordSchema.parse((await sarita.call('GET', `external/api/company/${id}/record${on}`)).body.data);
const outlookOf = async (id: string) =>
  conversionOutlookSchema.parse((await sarita.call('GET', `external/api/company/${id}/conversion`)).body.data);

async function filled(more: object = {}, resolutionOn = daysAgo(10)): Promise<ApplicationDetail> {
  const draft = detailOf(await open(ready));
  const typed = detailOf(
    await saveSection(sarita, draft, 'NEW_COMPANY_TYPE', {
      companyType: PUBLIC,
      fiscalYear: '2082/83',
      remarks: 'The company will offer shares to the public.',
      ...more,
    }),
  );
  const decided = detailOf(
    await saveSection(sarita, typed, 'CONVERSION_DECISION', {
      resolution: { meeting: 'GENERAL_MEETING', resolutionOn, text: 'Resolved to become a public company.' },
    }),
  );
  await attachRequired(sarita, decided.id);
  return readDetail(sarita, decided.id);
}

const verified = (draft: ApplicationDetail) =>
  verifiedFiling({ applicant: sarita, operator: gita, revenue: rita }, draft);

/** Changes of the company, as another filing would enter them. */
const enter = (companyId: string, ...entries: Parameters<typeof applyChanges>[2]['entries']) =>
  gateway.platform.runUnitOfWork((unit) =>
    applyChanges(unit, { companyId, applicationId: null, effectiveOn: dayInNepal(unit.now) }, { entries }),
  );

test('the types that the Act allows, each with its conditions, before a draft exists', async () => {
  const { types } = await outlookOf(ready);
  expect(types.find(({ companyType }) => companyType === PUBLIC)).toMatchObject({
    possible: true,
    nameAfterEnglish: 'Palpa Blue Electronics Limited',
    nameAfterNepali: expect.stringMatching(/लिमिटेड$/),
  });
  const listed = z
    .array(z.object({ id: z.number() }))
    .parse((await sarita.call('GET', 'external/api/company-type-change/list/company-type/5')).body.data);
  expect(types.map(({ companyTypeId }) => companyTypeId)).toEqual(listed.map(({ id }) => id));
  const notYet = (await outlookOf(early)).types.find(({ companyType }) => companyType === PUBLIC);
  expect(notYet?.conditions.map(({ condition, state }) => [condition, state])).toEqual([
    ['HOLDERS', 'UNMET'],
    ['RESIDENCE', 'MET'],
    ['DIRECTORS', 'UNMET'],
    ['PAID_UP', 'UNMET'],
    ['FACE_VALUE', 'MET'],
    ['ACCOUNTS', 'MET'],
  ]);
  expect(notYet?.conditions[0]).toMatchObject({
    label: 'Shareholders',
    has: '3',
    needs: 'at least 7',
    wayOut: { link: expect.stringMatching(/#SHARES_PURCHASE_SALES_AGREEMENT$/) },
  });
  expect((await gita.call('GET', `external/api/company/${early}/conversion`)).status).toBe(200);
  expect(
    (await (await callerOf(gateway, 'ram.applicant')).call('GET', `external/api/company/${early}/conversion`)).status,
  ).toBe(404);
});

test('a company that cannot be converted gets the missing conditions with their links, and cannot open a draft', async () => {
  const { processes } = companyProcessListSchema.parse(
    (await sarita.call('GET', `external/api/company/${early}/process`)).body.data,
  );
  const listed = processes.find(({ process }) => process === PROCESS);
  expect(listed?.allowed).toBe(false);
  expect(listed?.reasons.map(({ code }) => code)).toContain('CONDITION_UNMET');
  const refused = await open(early);
  expect(refused).toMatchObject({ status: 423, body: { blocker: { reasons: listed?.reasons } } });
});

test('a conversion: type and name change from that day, the day before keeps the former ones, nothing else changes; its certificate and letter; and the revocation', async () => {
  const before = await recordOf(ready);
  const waiting = await verified(await filled());
  // the company no longer meets the conditions of the Act while the office has the filing
  const director = (
    await db()
      .selectFrom('register_entry')
      .select('subject_id')
      .where('company_id', '=', ready)
      .where('aspect', '=', 'DIRECTOR')
      .executeTakeFirstOrThrow()
  ).subject_id;
  const after = (
    await db()
      .selectFrom('register_entry')
      .select('after')
      .where('company_id', '=', ready)
      .where('subject_id', '=', director)
      .executeTakeFirstOrThrow()
  ).after;
  await enter(ready, { aspect: 'DIRECTOR', subjectId: director, after: null });
  const stopped = await act(maya, await readDetail(maya, waiting.id), 'approve');
  expect(stopped).toMatchObject({ status: 423, body: { blocker: { code: 'CONDITION_UNMET' } } });
  expect(stopped.body.message).toContain('Directors: 2. Needed: from 3 to 11');
  await enter(ready, { aspect: 'DIRECTOR', subjectId: director, after: Object(after) });

  const done = await take(await readDetail(maya, waiting.id), [[maya, 'approve']]);
  const now = await recordOf(ready);
  expect(now).toMatchObject({ name: { nameEnglish: 'Palpa Blue Electronics Limited' }, companyType: { key: PUBLIC } });
  const yesterday = await recordOf(ready, `?on=${daysAgo(1)}`);
  expect(yesterday).toMatchObject({ name: before.name, companyType: before.companyType });
  const entered = await db()
    .selectFrom('register_entry')
    .select(['aspect', 'happened_on'])
    .where('application_id', '=', done.id)
    .orderBy('aspect')
    .execute();
  expect(entered).toEqual([
    { aspect: 'COMPANY_TYPE', happened_on: daysAgo(10) },
    { aspect: 'NAME', happened_on: daysAgo(10) },
  ]);
  const letters = () =>
    db()
      .selectFrom('letter')
      .select(['kind', 'revoked_at', 'content'])
      .where('application_id', '=', done.id)
      .orderBy('kind')
      .execute();
  expect((await letters()).map(({ kind }) => kind)).toEqual(['CERTIFICATE_OF_CONVERSION', 'RECORD_LETTER']);
  expect(JSON.stringify((await letters())[0]?.content)).toContain('formerly “Palpa Blue Electronics Private Limited”');
  // the former name is still found
  const found = (await gateway.call('POST', 'external/api/name/check', { body: { english: 'Palpa Blue Electronics' } }))
    .body.data;
  expect(found).toMatchObject({ outcome: 'ALREADY_REGISTERED' });
  const line = await db()
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoice_id')
    .select(['invoice_line.code', 'amount_paisa'])
    .where('invoice.for_id', '=', done.id)
    .executeTakeFirstOrThrow();
  expect(line).toEqual({ code: 'CONVERSION', amount_paisa: 2_000_000 });

  await take(await readDetail(krishna, done.id), [
    [krishna, 'revoke', { remark: 'Decided in error.', reasonCode: 'OTHER' }],
  ]);
  expect(await recordOf(ready)).toMatchObject({ name: before.name, companyType: before.companyType });
  expect((await letters()).every(({ revoked_at }) => revoked_at !== null)).toBe(true);
}, 180_000);

test.each<[string, object, string | undefined, string, string, string, string]>([
  [
    'no type',
    { companyType: null },
    undefined,
    'NEW_COMPANY_TYPE',
    'companyType',
    'COMPANY_TYPE_REQUIRED',
    'Company type',
  ],
  [
    'the type that it is',
    { companyType: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI' },
    undefined,
    'NEW_COMPANY_TYPE',
    'companyType',
    'COMPANY_TYPE_UNCHANGED',
    'already',
  ],
  [
    'a type of no conversion',
    { companyType: 'NON_PROFIT' },
    undefined,
    'NEW_COMPANY_TYPE',
    'companyType',
    'CONVERSION_NOT_ALLOWED',
    'cannot be converted',
  ],
  [
    'no fiscal year',
    { fiscalYear: null },
    undefined,
    'NEW_COMPANY_TYPE',
    'fiscalYear',
    'FISCAL_YEAR_REQUIRED',
    'Fiscal year',
  ],
  [
    'the year that runs',
    { fiscalYear: '2083/84' },
    undefined,
    'NEW_COMPANY_TYPE',
    'fiscalYear',
    'FISCAL_YEAR_NOT_AUDITED',
    'that are over',
  ],
  ['no remarks', { remarks: ' ' }, undefined, 'NEW_COMPANY_TYPE', 'remarks', 'REMARK_REQUIRED', 'Remark'],
  ['a resolution of tomorrow', {}, '+1', 'CONVERSION_DECISION', 'resolution.resolutionOn', 'RESOLUTION_IN_FUTURE', ''],
  [
    'a resolution from before the company',
    {},
    '1990-01-01',
    'CONVERSION_DECISION',
    'resolution.resolutionOn',
    'RESOLUTION_BEFORE_REGISTRATION',
    '',
  ],
])('%s is reported at its field in both languages', async (_name, more, resolutionOn, section, path, code, said) => {
  const draft = await filled(more, resolutionOn === '+1' ? daysAgo(-1) : resolutionOn);
  const errorsIn = async (language: 'en' | 'np') => {
    const detail = detailOf(await gateway.call('GET', `${APPLICATION}/${draft.id}`, { token: sarita.token, language }));
    return detail.sections.find(({ key }) => key === section)?.errors.find((error) => error.path === path);
  };
  const [english, nepali] = [await errorsIn('en'), await errorsIn('np')];
  expect(english).toMatchObject({ code });
  expect(english?.message).toContain(said);
  expect(nepali?.message).toMatch(/[\u0900-\u097F]/);
  await act(sarita, await readDetail(sarita, draft.id), 'discard');
});

test('a resolution that is reported late has the fine of section 81(6)', async () => {
  const draft = await filled({}, daysAgo(150));
  const claimed = await take(draft, [[sarita, 'submit']]);
  const codes = await db()
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoice_id')
    .select('invoice_line.code')
    .where('invoice.for_id', '=', claimed.id)
    .orderBy('position')
    .execute();
  expect(codes.map(({ code }) => code)).toEqual(['CONVERSION', 'FINE_S81_6']);
  await take(claimed, [
    [sarita, 'recall', { remark: 'Not yet.' }],
    [sarita, 'discard'],
  ]);
});
