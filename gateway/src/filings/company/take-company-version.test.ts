import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { companyTypeIdOf } from '../../lookups/seed/company-types';
import { addCompany } from '../../../test/company-kit';
import { act, APPLICATION, callerOf, detailOf, newKey, take, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { filledChange, settledCompany, verifiedChange } from '../../../test/name-change-kit';
import { dayInNepal } from '../../platform/clock';
import { enterInRegister, type NewEntry } from '../../register/entries/enter';
import { migrationCompanyRegistrationEffects } from '../effects/migration-company-registration';

let gateway: TestGateway;
let puja: Caller, kiran: Caller, gita: Caller, maya: Caller, rita: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  kiran = await callerOf(gateway, 'kiran.representative');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  rita = await callerOf(gateway, 'rita.revenue');
}, 120_000);
afterAll(() => gateway?.close());
afterEach(() => void jest.restoreAllMocks());

const db = () => gateway.platform.database.db;
const enter = (companyId: string, ...entries: NewEntry[]) => gateway.platform.runUnitOfWork((unit) => enterInRegister(unit, { companyId, applicationId: null, effectiveOn: dayInNepal(unit.now) }, entries));
const rename = (companyId: string, nameEnglish: string) => enter(companyId, { aspect: 'NAME', after: { nameEnglish, nameNepali: 'नयाँ नाम लिमिटेड' } });
const office = (addressEnglish: string): NewEntry => ({ aspect: 'REGISTERED_OFFICE', after: { addressEnglish, addressNepali: null } });
const takeOver = (by: Caller, { id, version }: Pick<ApplicationDetail, 'id' | 'version'>, body: object) => by.call('POST', `${APPLICATION}/${id}/takeCompanyVersion`, { version, ...body }, newKey());
const read = async (by: Caller, { id }: Pick<ApplicationDetail, 'id'>) => detailOf(await by.call('GET', `${APPLICATION}/${id}`));
const answersOf = ({ sections }: ApplicationDetail, key: string) => sections.find((section) => section.key === key)?.data;
const offered = ({ allowedActions }: ApplicationDetail, action: string) => allowedActions.find((entry) => entry.action === action);

test('a company that changed elsewhere leaves the filing as filed', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const draft = await filledChange(puja, companyId);
  await enter(companyId, office('Lalitpur'));
  const seen = await read(puja, draft);
  expect(seen).toMatchObject({ companyChanges: null, presentCompanyVersion: null, companyAnswers: null });
  expect(offered(seen, 'takeCompanyVersion')).toMatchObject({ allowed: false, reason: { code: 'COMPANY_CHANGED' } });
  expect(await takeOver(puja, seen, { take: [] })).toMatchObject({ status: 409, body: { code: 'FLOW-409' } });
  expect((await act(puja, seen, 'submit')).status).toBe(200);
});

test('what changed is shown field by field, and nothing is handed in until it is answered', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const draft = await filledChange(puja, companyId);
  const former = answersOf(draft, 'CURRENT_COMPANY');
  const version = await rename(companyId, 'Renamed Meanwhile Limited');
  const seen = await read(puja, draft);
  expect(seen.presentCompanyVersion).toBe(version);
  expect(seen.companyChanges).toEqual(expect.arrayContaining([{ aspect: 'NAME', part: 'NAME', field: 'nameEnglish', before: former?.['registeredCompanyNameEnglish'], after: 'Renamed Meanwhile Limited' }]));
  // an answer that nobody wrote over is laid beside what the register says of it now
  expect(seen.companyAnswers).toEqual([
    expect.objectContaining({ part: 'NAME', section: 'CURRENT_COMPANY', itemId: null, present: expect.objectContaining({ registeredCompanyNameEnglish: 'Renamed Meanwhile Limited' }) }),
  ]);
  expect(seen.companyAnswers?.[0]?.began).toEqual(seen.companyAnswers?.[0]?.answered);
  expect(await act(puja, seen, 'submit')).toMatchObject({ status: 409, body: { code: 'FLOW-409', message: expect.stringContaining('The company has changed in the meantime') } });

  expect(await takeOver(kiran, seen, { take: ['NAME'] })).toMatchObject({ status: 404 });
  expect(await takeOver(puja, seen, {})).toMatchObject({ status: 422, body: { errors: [{ path: 'take' }] } });
  expect(await takeOver(puja, seen, { take: ['CAPITAL'] })).toMatchObject({ status: 422, body: { errors: [{ path: 'take' }] } });
  expect(await takeOver(puja, seen, { take: ['NAME'], companyVersion: version - 1 })).toMatchObject({ status: 412 });

  const taken = detailOf(await takeOver(puja, seen, { take: ['NAME'], companyVersion: version }));
  expect(taken).toMatchObject({ status: 'DRAFT', companyChanges: null, filedCompany: { version } });
  expect(answersOf(taken, 'CURRENT_COMPANY')).toMatchObject({ registeredCompanyNameEnglish: 'Renamed Meanwhile Limited', companyRegNo: former?.['companyRegNo'] });
  expect(answersOf(taken, 'CHANGE_DECISION')).toEqual(answersOf(draft, 'CHANGE_DECISION'));
  expect(taken.titleEnglish).toBe(draft.titleEnglish);
  expect(taken.history.at(-1)).toMatchObject({ action: 'takeCompanyVersion', from: 'DRAFT', to: 'DRAFT' });
  expect(detailOf(await act(puja, taken, 'submit')).status).toBe('SUBMITTED');
});

test('what is not taken over keeps what the person wrote, and the question is answered all the same', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const draft = await filledChange(puja, companyId);
  const version = await rename(companyId, 'Renamed Again Limited');
  const kept = detailOf(await takeOver(puja, draft, { take: [] }));
  expect(kept).toMatchObject({ companyChanges: null, filedCompany: { version } });
  expect(answersOf(kept, 'CURRENT_COMPANY')).toEqual(answersOf(draft, 'CURRENT_COMPANY'));
});

test('a filing that waits for its decision is not approved over a change of what it touches; one of something else lets it pass', async () => {
  const [changed, quiet] = [await settledCompany(gateway, [puja]), await settledCompany(gateway, [puja])];
  const desk = { applicant: puja, operator: gita, revenue: rita };
  const [waiting, other] = [await verifiedChange(desk, changed), await verifiedChange(desk, quiet)];
  await rename(changed, 'Renamed Under The Desk Limited');
  await enter(quiet, office('Bhaktapur'));
  expect(await act(maya, waiting, 'approve')).toMatchObject({ status: 409, body: { code: 'FLOW-409' } });
  const seen = await read(maya, waiting);
  expect(offered(seen, 'approve')).toMatchObject({ allowed: false, reason: { code: 'COMPANY_VERSION_COMPATIBLE' } });
  expect(seen.companyChanges).toContainEqual(expect.objectContaining({ part: 'NAME', after: 'Renamed Under The Desk Limited' }));
  expect((await take(other, [[maya, 'approve']])).status).toBe('APPROVED');
});

test('entries of a list that were begun from the register follow the parts that are taken over, and only those', async () => {
  const [sita, hari, gone, late] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const director = (subjectId: string, nameEnglish: string): NewEntry => ({ aspect: 'DIRECTOR', subjectId, after: { nameEnglish, nameNepali: 'निर्देशक', independent: false, since: '2026-01-01', until: null } });
  const { id: companyId } = await addCompany(gateway, puja.userId, { companyTypeId: companyTypeIdOf('PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI'), email: 'board@company.example', emailVerified: true });
  await db().updateTable('company').set({ migrated: true, details_status: 'UNVERIFIED' }).where('id', '=', companyId).execute();
  await enter(companyId, director(sita, 'Sita'), director(hari, 'Hari'), director(gone, 'Gone'));
  // no filing seeds a list from the register yet; the reports of a year will
  jest.spyOn(migrationCompanyRegistrationEffects, 'begin').mockImplementation((_db, { parts }) =>
    Promise.resolve({ items: { BOD_DETAILS: parts.flatMap(({ aspect, subjectId, data }) => (aspect === 'DIRECTOR' ? [{ begunFrom: subjectId, data: { nameEnglish: data['nameEnglish'] } }] : [])) } }));
  const draft = detailOf(await puja.call('POST', APPLICATION, { processName: 'MIGRATION_COMPANY_REGISTRATION', companyId }, newKey()));
  const board = async () => {
    const rows = await db().selectFrom('application_item').select(['begun_from', 'data', 'version']).where('application_id', '=', draft.id).where('section_key', '=', 'BOD_DETAILS').execute();
    return new Set(rows.map(({ begun_from, data, version }) => [begun_from, data, version]));
  };
  expect(await board()).toEqual(new Set([[sita, { nameEnglish: 'Sita' }, 1], [hari, { nameEnglish: 'Hari' }, 1], [gone, { nameEnglish: 'Gone' }, 1]]));
  await db().updateTable('application_item').set({ data: JSON.stringify({ nameEnglish: 'Sita', phoneNo: '9841000000' }) }).where('begun_from', '=', sita).execute();

  await enter(companyId, director(sita, 'Sita Rai'), director(hari, 'Hari Rai'), { aspect: 'DIRECTOR', subjectId: gone, after: null }, director(late, 'Late'));
  const seen = await read(puja, draft);
  expect(new Set(seen.companyChanges?.map(({ part }) => part))).toEqual(new Set([sita, hari, gone, late].map((id) => `DIRECTOR/${id}`)));
  const saved = await db().selectFrom('application_item').select('id').where('begun_from', '=', sita).executeTakeFirstOrThrow();
  expect(seen.companyAnswers).toEqual(expect.arrayContaining([
    { part: `DIRECTOR/${sita}`, section: 'BOD_DETAILS', itemId: saved.id, began: { nameEnglish: 'Sita' }, present: { nameEnglish: 'Sita Rai' }, answered: { nameEnglish: 'Sita', phoneNo: '9841000000' } },
    expect.objectContaining({ part: `DIRECTOR/${gone}`, present: null }),
    { part: `DIRECTOR/${late}`, section: 'BOD_DETAILS', itemId: null, began: null, present: { nameEnglish: 'Late' }, answered: null },
  ]));
  detailOf(await takeOver(puja, seen, { take: [sita, gone, late].map((id) => `DIRECTOR/${id}`) }));
  expect(await board()).toEqual(new Set([[sita, { nameEnglish: 'Sita Rai', phoneNo: '9841000000' }, 2], [hari, { nameEnglish: 'Hari' }, 1], [late, { nameEnglish: 'Late' }, 1]]));
});
