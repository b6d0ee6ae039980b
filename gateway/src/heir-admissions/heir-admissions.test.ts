import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dashboardInfoSchema } from '@registrar/domain/calls/dashboard';
import { mandateSchema } from '@registrar/domain/calls/representatives';
import { agreementOn, deathOf, heirOf } from '@registrar/domain/testing/share-agreement';
import { z } from 'zod';
import { act, callerOf, newKey, APPLICATION, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { admissionsOf, admit, decideHeir, proposeHeir } from '../../test/heir-admissions-kit';
import { attachRequired, readDetail } from '../../test/registration-kit';
import { idOf } from '../../test/representation-kit';
import { approveAgreement, draftAgreement } from '../../test/share-agreement-kit';
import { companyOfShares } from '../../test/share-filings-kit';
import { HOLDERS } from '../../test/share-ledger-kit';
import { dayInNepal } from '../platform/clock';
import { representativesOf } from '../register/representation';

const [ASHA, BINA] = HOLDERS;
const DIED = '2026-11-01';

let gateway: TestGateway;
let puja: Caller, ram: Caller, gita: Caller, maya: Caller, krishna: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  ram = await callerOf(gateway, 'ram.applicant');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const today = (): string => dayInNepal(gateway.clock.now());
const representing = (companyId: string) => representativesOf(db(), companyId, today());
const asked = (companyId: string, more: object = {}) => ({
  companyId,
  holderId: ASHA,
  username: 'ram.applicant',
  ...more,
});

test('an heir is proposed by one person and admitted by another one, and the last representative hears of it', async () => {
  const companyId = await companyOfShares(gateway, puja);
  const id = idOf(await proposeHeir(maya, asked(companyId)));
  expect((await admissionsOf(krishna)).find((one) => one.id === id)).toMatchObject({
    company: { id: companyId },
    heir: { username: 'ram.applicant' },
    represents: { username: 'puja.representative' },
    mayDecide: true,
    mayWithdraw: false,
  });
  const waits = async (by: Caller) =>
    dashboardInfoSchema
      .parse((await by.call('GET', 'auth/api/dashboard-info')).body.data)
      .nextSteps.some(({ code }) => code === 'DECIDE_HEIR_ADMISSIONS');
  expect([await waits(maya), await waits(krishna)]).toEqual([false, true]);
  expect((await decideHeir(maya, id, 'approve')).status).toBe(403);
  // nothing of the company is his before
  expect((await ram.call('GET', `external/api/company/${companyId}/full-record`)).status).toBe(403);
  expect((await decideHeir(krishna, id, 'approve')).status).toBe(200);
  expect((await decideHeir(krishna, id, 'approve')).body).toMatchObject({ status: 409 });
  await gateway.platform.jobs.runDue();
  expect(gateway.outbox.some((message) => /सही होइन भने तुरुन्त|If this is wrong/.test(JSON.stringify(message)))).toBe(
    true,
  );
  expect(await representing(companyId)).toEqual([puja.userId]);
  expect((await admissionsOf(gita, 'settled')).map((one) => one.id)).toContain(id);
  expect((await ram.call('GET', 'external/api/heir-admission')).status).toBe(403);
  expect((await proposeHeir(maya, asked(companyId))).body).toMatchObject({
    errors: [{ path: 'username', code: 'HEIR_ADMITTED_ALREADY' }],
  });
});

test('an admitted heir files the transfer after this death and no other, and then represents the company', async () => {
  const companyId = await companyOfShares(gateway, puja);
  await admit([maya, krishna], asked(companyId));
  const other = { processName: 'LOCATION_CHANGE', companyId };
  expect((await ram.call('POST', APPLICATION, other, newKey())).status).toBe(404);

  const wrong = await draftAgreement(ram, companyId, agreementOn(today(), 'OWNERSHIP_TRANSFER_AFTER_DEATH'), {
    SPSA_DEATH: deathOf(BINA, DIED),
    SPSA_HEIRS: [heirOf(30, 771)],
  });
  await attachRequired(ram, wrong.id);
  expect((await act(ram, await readDetail(ram, wrong.id), 'submit')).body).toMatchObject({
    status: 403,
    message: expect.stringContaining('the shareholder who died'),
  });
  expect((await act(ram, await readDetail(ram, wrong.id), 'discard')).status).toBe(200);

  const draft = await draftAgreement(ram, companyId, agreementOn(today(), 'OWNERSHIP_TRANSFER_AFTER_DEATH'), {
    SPSA_DEATH: deathOf(ASHA, DIED),
    SPSA_HEIRS: [heirOf(60, 772)],
  });
  const done = await approveAgreement([ram, gita, maya], draft);
  expect(await representing(companyId)).toEqual([ram.userId]);
  const used = await db()
    .selectFrom('mandate')
    .select(['state', 'used_by'])
    .where('company_id', '=', companyId)
    .execute();
  expect(used).toEqual([{ state: 'ENDED', used_by: draft.id }]);

  // the sessions of both have ended with their roles
  const revoked = await act(krishna, await readDetail(krishna, done.id), 'revoke', {
    reasonCode: 'OTHER',
    remark: 'Decided in error.',
  });
  expect(revoked.status).toBe(200);
  expect(await representing(companyId)).toEqual([puja.userId]);
});

test('nobody is admitted where others file, by another office, for a company or with an account that is not there', async () => {
  const companyId = await companyOfShares(gateway, puja);
  const codesOf = async (more: object) => (await proposeHeir(maya, asked(companyId, more))).body.errors;
  expect(await codesOf({ username: 'nobody.here', holderId: 'x' })).toMatchObject([
    { path: 'holderId', code: 'HOLDER_REQUIRED' },
    { path: 'username', code: 'HEIR_ACCOUNT_UNKNOWN' },
  ]);
  // staff file nothing
  expect(await codesOf({ username: 'gita.operator' })).toMatchObject([{ code: 'HEIR_ACCOUNT_UNKNOWN' }]);
  expect(await codesOf({ username: 'puja.representative' })).toMatchObject([{ code: 'HEIR_REPRESENTS_ALREADY' }]);
  expect((await proposeHeir(gita, asked(companyId))).status).toBe(403);
  const id = idOf(await proposeHeir(maya, asked(companyId)));
  expect((await proposeHeir(maya, asked(companyId))).body).toMatchObject({ status: 409 });

  await db()
    .insertInto('company_representative')
    .values({ company_id: companyId, account_id: krishna.userId, since: today() })
    .execute();
  expect((await proposeHeir(maya, asked(companyId, { username: 'sarita.representative' }))).body).toMatchObject({
    status: 409,
    message: expect.stringContaining('More than one representative'),
  });
  // and not by somebody who represents the company
  expect((await admissionsOf(krishna)).find((one) => one.id === id)).toMatchObject({ mayDecide: false });
  expect((await decideHeir(krishna, id, 'approve')).status).toBe(403);
  expect((await decideHeir(maya, id, 'withdraw', {})).status).toBe(200);
});

test('whoever is alive after all ends the admission', async () => {
  const companyId = await companyOfShares(gateway, puja);
  await admit([maya, krishna], asked(companyId));
  const again = await callerOf(gateway, 'puja.representative');
  const { body } = await again.call('GET', `external/api/company/${companyId}/mandate`);
  const [mandate] = z.array(mandateSchema).parse(body.data);
  expect(mandate).toMatchObject({ askedBy: 'OFFICE', state: 'ACCEPTED', steps: ['end'] });
  const end = await again.call('POST', `external/api/company/${companyId}/mandate/${mandate?.id}/end`, {
    remark: 'I am alive.',
  });
  expect(end.status).toBe(200);
  expect(
    (
      await callerOf(gateway, 'ram.applicant').then((again) =>
        again.call('GET', `external/api/company/${companyId}/full-record`),
      )
    ).status,
  ).toBe(403);
});

test('an admission that nobody used in time can be given again', async () => {
  const companyId = await companyOfShares(gateway, puja);
  const again = { ...asked(companyId), username: 'sita.applicant' };
  await admit([maya, krishna], again);
  await db().updateTable('mandate').set({ until: '2026-01-01' }).where('company_id', '=', companyId).execute();
  await admit([maya, krishna], again);
  const states = await db().selectFrom('mandate').select('state').where('company_id', '=', companyId).execute();
  expect(states.map(({ state }) => state).sort()).toEqual(['ACCEPTED', 'ENDED']);
});
