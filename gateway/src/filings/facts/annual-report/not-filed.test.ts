import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { notFiledPageSchema, type NotFiledPage } from '@registrar/domain/calls/annual-report';
import { absencesOfCompany, companyDays, filedBy, lateObligations } from '../../../obligations/obligations-of';
import { readDueRules } from '../../../obligations/due-rules';
import { dormantReport, openReport, submitReport } from '../../../../test/annual-report-kit';
import { callerOf, detailOf, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { companySince } from '../../../../test/joint-kit';
import { acceptDocuments, readDetail } from '../../../../test/registration-kit';
import { recordMissingReturns } from '../closing/record-returns';

const NOW = new Date('2026-11-24T05:00:00Z');
const OTHER_OFFICE = 2;
let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, inspector: Caller, elsewhere: Caller;
let behind: string, elsewhereBehind: string;

const db = () => gateway.platform.database.db;
const since = (day: string): Promise<string> => companySince(gateway, [puja], day);

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  gateway.clock.moveTo(NOW);
  await gateway.addAccount({ username: 'inspector', role: 'AUDITOR' });
  await gateway.addAccount({ username: 'officer.elsewhere', role: 'OPERATOR', officeId: OTHER_OFFICE });
  [puja, gita, maya, inspector, elsewhere] = [
    await callerOf(gateway, 'puja.representative'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'maya.approver'),
    await callerOf(gateway, 'inspector'),
    await callerOf(gateway, 'officer.elsewhere'),
  ];
  await db()
    .updateTable('configuration')
    .set({
      value: JSON.stringify({
        nameReservations: false,
        samplePercent: 100,
        annualReports: true,
        figureFactor: 5,
        auditorYears: 3,
      }),
    })
    .where('key', '=', 'AUTO_APPROVAL')
    .execute();
  behind = await since('2024-08-01');
  elsewhereBehind = await since('2025-08-01');
  await db().updateTable('company').set({ office_id: OTHER_OFFICE }).where('id', '=', elsewhereBehind).execute();
});
afterAll(() => gateway?.close());

const ask = async (by: Caller, query = '', size = 100): Promise<NotFiledPage> => {
  const answer = await by.call('GET', `external/api/annual-report/not-filed?size=${size}${query}`);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return notFiledPageSchema.parse(answer.body.data);
};
const yearsOf = ({ items }: NotFiledPage, id: string) => items.find(({ company }) => company.id === id)?.years;

/** The missing years by the rule for a single company, for each company. */
async function byTheRule(): Promise<Map<string, string[]>> {
  const companies = await db()
    .selectFrom('company')
    .select(['id', 'registered_on', 'deregistered_on', 'created_at', absencesOfCompany.as('absences')])
    .where('status', 'in', ['ACTIVE', 'MERGING', 'IN_DEREGISTRATION'])
    .execute();
  const filed = await filedBy(
    db(),
    companies.map(({ id }) => id),
  );
  const due = await readDueRules(db());
  return new Map(
    companies.flatMap((company): [string, string[]][] => {
      const late = lateObligations(
        { id: company.id, ...companyDays(company) },
        filed.get(company.id) ?? [],
        '2026-11-24',
        due,
      ).flatMap(({ kind, filedOn, fiscalYear }) =>
        kind === 'ANNUAL_REPORT' && filedOn === null && fiscalYear !== null ? [fiscalYear] : [],
      );
      return late.length === 0 ? [] : [[company.id, late.sort()]];
    }),
  );
}

test('it agrees with the rule for a single company: drafts, rejected and discarded reports, closings, registration days', async () => {
  // a draft, a submitted report, a rejected one, and one recorded with a closing
  detailOf(await openReport(puja, behind, '2080/81'));
  const partly = await since('2024-08-01');
  await submitReport(puja, await dormantReport(puja, partly, '2080/81'));
  const refused = await since('2024-08-01');
  const filed = await submitReport(puja, await dormantReport(puja, refused, '2080/81'));
  await db()
    .updateTable('invoice')
    .set({ status: 'APPROVED', settled_at: NOW })
    .where('for_id', '=', filed.id)
    .execute();
  await take(await readDetail(gita, filed.id), [[gita, 'claim']]);
  await acceptDocuments(gita, filed.id);
  await take(await readDetail(gita, filed.id), [
    [gita, 'verify'],
    [maya, 'reject', { reasonCode: 'OTHER', remark: 'The statement is of another company.' }],
  ]);
  const closing = await since('2024-08-01');
  const first = await submitReport(puja, await dormantReport(puja, closing, '2080/81'));
  await db()
    .updateTable('invoice')
    .set({ status: 'APPROVED', settled_at: NOW })
    .where('for_id', '=', first.id)
    .execute();
  await gateway.platform.runUnitOfWork((unit) =>
    recordMissingReturns(unit, null, {
      applicationId: first.id,
      returns: [{ fiscalYear: '2081/82', answers: { GENERAL_MEETING: { meeting: 'NOT_HELD' } } }],
      language: 'en',
    }),
  );
  // registered within a year, and before the portal kept records
  for (const [created, registered] of [
    ['2024-08-01', '2024-12-01'],
    ['2024-08-01', null],
    ['2025-03-01', '2025-03-01'],
    ['2024-01-14', '2019-01-01'],
    ['2024-01-15', '2019-01-01'],
  ] as const) {
    await db()
      .updateTable('company')
      .set({ created_at: new Date(`${created}T06:00:00Z`), registered_on: registered })
      .where('id', '=', await since('2024-08-01'))
      .execute();
  }

  const expected = await byTheRule();
  const found = await ask(inspector);
  expect(new Map(found.items.map(({ company, years }) => [company.id, years]))).toEqual(expected);
  expect([yearsOf(found, behind), yearsOf(found, partly), yearsOf(found, refused), yearsOf(found, closing)]).toEqual([
    ['2080/81', '2081/82'],
    ['2081/82'],
    ['2080/81', '2081/82'],
    undefined,
  ]);
  expect(found.items.map(({ oldestDueOn }) => oldestDueOn)).toEqual(
    found.items.map(({ oldestDueOn }) => oldestDueOn).sort(),
  );
  // counts cover all companies, not only the page
  const years = [...expected.values()].flat();
  expect(found.total).toBe(expected.size);
  expect(found.byYear).toEqual(
    [...new Set(years)]
      .sort()
      .map((fiscalYear) => ({ fiscalYear, companies: years.filter((one) => one === fiscalYear).length })),
  );
  expect(found.byType.reduce((sum, { companies }) => sum + companies, 0)).toBe(expected.size);
  const pages = [await ask(inspector, '&page=1', 2), await ask(inspector, '&page=2', 2)];
  expect(pages.map(({ items, total }) => [items.map(({ company }) => company.id), total])).toEqual(
    [0, 2].map((from) => [found.items.slice(from, from + 2).map(({ company }) => company.id), found.total]),
  );
}, 180_000);

test('a role that reads all offices chooses one; every other officer gets their own office, whatever is asked', async () => {
  const all = await ask(inspector);
  const officeOf = new Map(all.items.map(({ company, office }) => [company.id, office.id]));
  expect(all.byOffice.map(({ office, companies }) => [office.id, companies])).toEqual(
    [...new Set(officeOf.values())]
      .sort((a, b) => a - b)
      .map((id) => [id, [...officeOf.values()].filter((one) => one === id).length]),
  );
  const one = await ask(inspector, `&officeId=${OTHER_OFFICE}`);
  expect(one.items.map(({ company }) => company.id)).toContain(elsewhereBehind);
  expect(one.items.every(({ office }) => office.id === OTHER_OFFICE)).toBe(true);
  // other offices can still be chosen
  expect(one.byOffice).toEqual(all.byOffice);
  expect(await ask(elsewhere, '&officeId=1')).toEqual({ ...one, byOffice: [] });
  expect(await puja.call('GET', 'external/api/annual-report/not-filed')).toMatchObject({ status: 403 });
});

test('by type and year', async () => {
  const all = await ask(inspector);
  const type = all.items.find(({ company }) => company.id === behind)?.company.companyType ?? '';
  const found = await ask(inspector, `&companyType=${type}&fiscalYear=2080%2F81`);
  expect(found.items.map(({ company }) => company.id)).toContain(behind);
  expect(found.items.every(({ company, years }) => company.companyType === type && years.join() === '2080/81')).toBe(
    true,
  );
  expect([found.byYear, found.byType]).toEqual([
    [{ fiscalYear: '2080/81', companies: found.total }],
    [{ companyType: type, companies: found.total }],
  ]);
  expect((await ask(inspector, '&fiscalYear=2060%2F61')).total).toBe(0);
});

test('the file has a line for each of them, in the reader’s language, and the export is logged', async () => {
  const { office_id: office } = await db()
    .selectFrom('company')
    .select('office_id')
    .where('id', '=', behind)
    .executeTakeFirstOrThrow();
  const { accessToken } = await gateway.signIn('inspector');
  const file = await fetch(
    new URL(`external/api/annual-report/not-filed/csv?officeId=${office}&fiscalYear=2081%2F82`, gateway.url),
    { headers: { 'accept-language': 'en', authorization: `Bearer ${accessToken}` } },
  );
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, ...lines] = (await file.text()).split('\r\n');
  const { registration_number: number } = await db()
    .selectFrom('company')
    .select('registration_number')
    .where('id', '=', behind)
    .executeTakeFirstOrThrow();
  expect(head).toContain('Registration number,Company,Type,Office,Years not filed');
  expect(lines.find((line) => line.startsWith(`${number},`))).toMatch(/,2081\/82,1,2026-01-\d\d$/);
  const listed = await ask(inspector, `&officeId=${office}&fiscalYear=2081%2F82`);
  expect(lines.filter((line) => line !== '')).toHaveLength(listed.total);
  expect(
    await db()
      .selectFrom('audit')
      .select(['object_id', 'actor_id'])
      .where('action', '=', 'NOT_FILED_EXPORTED')
      .execute(),
  ).toEqual([{ object_id: expect.stringContaining('not-filed:'), actor_id: inspector.userId }]);
});

test('a portal without companies returns an empty list', async () => {
  const empty = await startTestGateway();
  try {
    await empty.addAccount({ username: 'officer', role: 'OPERATOR' });
    expect(await ask(await callerOf(empty, 'officer'))).toEqual({
      items: [],
      total: 0,
      page: 1,
      size: 100,
      byYear: [],
      byType: [],
      byOffice: [],
    });
  } finally {
    await empty.close();
  }
});
