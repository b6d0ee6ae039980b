import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { enteredSchema } from '@registrar/domain/calls/company-record';
import { companyStandingSchema } from '@registrar/domain/calls/company-standing';
import { callerOf, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { settledCompany } from '../../../../test/name-change-kit';
import { companyOf } from '../../../../test/representation-kit';
import { enterInRegister } from '../../../register/entries/enter';
import { dayInNepal } from '../../../platform/clock';

let gateway: TestGateway;
let puja: Caller, kiran: Caller, ram: Caller, gita: Caller, nisha: Caller, auditor: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  [puja, kiran, ram, gita, nisha, auditor] = [
    await callerOf(gateway, 'puja.representative'),
    await callerOf(gateway, 'kiran.representative'),
    await callerOf(gateway, 'ram.applicant'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'nisha.representative'),
    await callerOf(gateway, 'auditor.demo'),
  ];
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const PRIVATE = ['standing', 'entry', 'shareholder', 'full-record'] as const;
const statusesFor = async (caller: Caller, companyId: string) =>
  Promise.all(
    PRIVATE.map(async (call) => (await caller.call('GET', `external/api/company/${companyId}/${call}`)).status),
  );
const standingFor = async (caller: Caller, companyId: string) =>
  companyStandingSchema.parse((await caller.call('GET', `external/api/company/${companyId}/standing`)).body.data);

test('the private data of a company is open to its representatives, its own office and roles that read everything; a stranger, a former representative and another office are refused', async () => {
  const companyId = await settledCompany(gateway, [puja, kiran]);
  const [allowed, refused] = [PRIVATE.map(() => 200), PRIVATE.map(() => 403)];
  expect(await statusesFor(puja, companyId)).toEqual(allowed);
  expect((await standingFor(puja, companyId)).reader).toBe('REPRESENTATIVE');
  expect(await statusesFor(auditor, companyId)).toEqual(allowed);
  expect(await statusesFor(ram, companyId)).toEqual(refused);

  const yesterday = dayInNepal(new Date(gateway.clock.now().getTime() - 86_400_000));
  await db()
    .updateTable('company_representative')
    .set({ until: yesterday })
    .where('company_id', '=', companyId)
    .where('account_id', '=', kiran.userId)
    .execute();
  expect(await statusesFor(kiran, companyId)).toEqual(refused);

  expect(await statusesFor(gita, companyId)).toEqual(allowed);
  expect((await standingFor(gita, companyId)).reader).toBe('OFFICE');
  const other = await db().selectFrom('office').select('id').where('id', '<>', 1).limit(1).executeTakeFirstOrThrow();
  await db().updateTable('company').set({ office_id: other.id }).where('id', '=', companyId).execute();
  expect(await statusesFor(gita, companyId)).toEqual(refused);
});

test('a company in arrears gets its reasons with the pages where they are resolved; one without arrears is in good standing', async () => {
  const late = await standingFor(nisha, await companyOf(gateway, '100004'));
  expect(late.goodStanding).toBe(false);
  expect(late.matters.map(({ code }) => code)).toContain('NOT_IN_GOOD_STANDING');
  expect(late.matters[0]).toMatchObject({ wayOut: expect.stringContaining('/annual-report/list/all') });
  expect(late.obligations.some(({ overdue }) => overdue)).toBe(true);
  const settled = await standingFor(puja, await settledCompany(gateway, [puja]));
  expect(settled).toMatchObject({ goodStanding: true, matters: [], outstandingPaisa: 0 });
  expect(settled.company.registrationNumber).not.toBe('');
});

test('a deregistered company is still shown to its representatives, with that status', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  await db()
    .updateTable('company')
    .set({ status: 'DEREGISTERED', deregistered_on: dayInNepal(gateway.clock.now()) })
    .where('id', '=', companyId)
    .execute();
  expect(await standingFor(puja, companyId)).toMatchObject({
    goodStanding: false,
    company: { status: 'DEREGISTERED' },
    matters: expect.arrayContaining([expect.objectContaining({ code: 'DEREGISTERED' })]),
  });
});

test('entries name what changed, including data that is not public', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  await gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId, applicationId: null, effectiveOn: dayInNepal(unit.now) }, [
      {
        aspect: 'REGISTERED_OFFICE',
        after: { addressEnglish: 'New Road 12', addressNepali: null, details: { toleStreet: 'New Road' } },
      },
    ]),
  );
  const [latest] = enteredSchema.parse((await puja.call('GET', `external/api/company/${companyId}/entry`)).body.data);
  expect(latest?.filing).toBeNull();
  expect(latest?.changes.flatMap(({ fields }) => fields)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: 'addressEnglish', after: 'New Road 12' }),
      expect.objectContaining({ path: 'details.toleStreet', after: 'New Road' }),
    ]),
  );
});
