import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { companyProcessListSchema, type CompanyProcess } from '@registrar/domain/calls/company-processes';
import { failureSchema } from '@registrar/domain/envelope';
import type { NamedProcess } from '@registrar/domain/enumerations';
import { companyProcesses, processGroups, type BlockerCode } from '@registrar/domain/processes';
import { blockersOf } from '@registrar/domain/processes/tables/blockers';
import { companyChanges } from '@registrar/domain/processes/tables/company-changes';
import { isFiledBy } from '@registrar/domain/processes/tables/filing-types';
import { processDefinition } from '@registrar/domain/processes/tables/definitions';
import type { Updateable } from 'kysely';
import { fileBeside } from '../../../test/blockers-kit';
import { freeze } from '../../../test/company-orders-kit';
import { APPLICATION, callerOf, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { settledCompany } from '../../../test/name-change-kit';
import { companyOf, newKey } from '../../../test/representation-kit';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import type { CompanyTable } from '../../platform/database/schema.generated';
import { openProceeding } from '../../proceedings/open-proceeding';
import { TIME_TO_ANSWER } from '../facts/explanation-calls/call-state';

let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, rita: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  rita = await callerOf(gateway, 'rita.revenue');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const path = (companyId: string): string => `external/api/company/${companyId}/process`;
const begun: readonly NamedProcess[] = processGroups.keys.flatMap((group) => companyProcesses[group]);
/** One that waits for its definition; with the last of them the reason itself has to go. */
const notOffered = begun.find((process) => processDefinition(process) === undefined) ?? '';
/** What is filed only while a proceeding of the company is open; this company has none. */
const WITHIN_A_PROCEEDING = [
  ['CALL_FOR_EXPLANATION', 'NO_OPEN_CALL'],
  ['COMPANY_MERGE', 'NO_CONFIRMED_MERGER'],
  ['SHARE_BAAD_PHAAD_AFTER_COMPANY_MERGE', 'NO_CONFIRMED_MERGER'],
  ['LIQUIDATION_II', 'PHASE_NOT_OPEN'],
  ['LIQUIDATION_FINAL', 'PHASE_NOT_OPEN'],
] as const;
const today = (): Date => gateway.clock.now();

async function listed(reader: Caller, companyId: string): Promise<readonly CompanyProcess[]> {
  return companyProcessListSchema.parse((await reader.call('GET', path(companyId))).body.data).processes;
}

/** The reasons against a process, without "not offered yet". */
async function codes(companyId: string, process: NamedProcess, reader = puja): Promise<string[]> {
  const found = (await listed(reader, companyId)).find((one) => one.process === process);
  return (found?.reasons ?? []).map(({ code }) => code).filter((code) => code !== 'NOT_OFFERED');
}

const open = (companyId: string, by = puja) =>
  by.call('POST', APPLICATION, { processName: 'NAME_CHANGE', companyId }, newKey());
const set = (companyId: string, values: Updateable<CompanyTable>) =>
  db().updateTable('company').set(values).where('id', '=', companyId).execute();

const file = (companyId: string, process: NamedProcess, more: object = {}): Promise<string> =>
  fileBeside(gateway, { companyId, process, by: puja }, more);

test('the demonstration company with missing reports gets the missing years as the reason against a change of name, with a link', async () => {
  const nisha = await callerOf(gateway, 'nisha.representative');
  const companyId = await companyOf(gateway, '100004');
  const change = (await listed(nisha, companyId)).find(({ process }) => process === 'NAME_CHANGE');
  expect(change).toMatchObject({ allowed: false, group: 'POST_AMENDMENT', name: 'Name change' });
  expect(change?.reasons).toContainEqual({
    code: 'NOT_IN_GOOD_STANDING',
    message: expect.stringContaining('2077/78, 2078/79, 2079/80, 2080/81, 2081/82'),
    lawReference: 'Companies Act, 2063, section 80(2)',
    wayOut: `/annual-report/list/all?company=${companyId}`,
  });
  const refused = await open(companyId, nisha);
  expect(refused).toMatchObject({ status: 423, body: { code: 'BLK-423', message: change?.reasons[0]?.message } });
  expect(failureSchema.parse(refused.body).blocker).toEqual({
    code: 'NOT_IN_GOOD_STANDING',
    link: change?.reasons[0]?.wayOut,
    reasons: change?.reasons,
  });
  // a late report is not blocked by being late
  expect(await codes(companyId, 'ANNUAL_REPORT', nisha)).toEqual([]);
});

test('every process of a company is listed; one that the portal does not offer yet has that reason', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const all = await listed(puja, companyId);
  expect(all.map(({ process }) => process)).toEqual(begun);
  expect(all.filter(({ allowed }) => allowed).map(({ process }) => process)).toEqual(
    all
      .map(({ process }) => process)
      .filter(
        (process) =>
          process === 'ANNUAL_REPORT' ||
          process === 'LIQUIDATION' ||
          process === 'DISCOUNTED_DE_REGISTRATION' ||
          process === 'FORCED' ||
          (process !== 'THREE_MONTH_UPDATE' &&
            !WITHIN_A_PROCEEDING.some(([form]) => form === process) &&
            companyChanges.some((change) => change.process === process)),
      ),
  );
  // it was registered long before the portal kept its record
  expect(await codes(companyId, 'THREE_MONTH_UPDATE')).toEqual(['NOT_OWED']);
  for (const [form, reason] of WITHIN_A_PROCEEDING)
    expect([form, await codes(companyId, form)]).toEqual([form, [reason]]);
  expect(all.find(({ process }) => process === notOffered)?.reasons).toEqual([
    {
      code: 'NOT_OFFERED',
      message: 'It is not filed through the portal yet; please submit it at the office',
      lawReference: null,
      wayOut: null,
    },
  ]);
  expect(await codes(companyId, 'MIGRATION_NAME_RESERVATION')).toEqual(['NOTHING_TO_VERIFY']);
  const nepali = companyProcessListSchema.parse(
    (await gateway.call('GET', path(companyId), { token: puja.token, language: 'np' })).body.data,
  ).processes;
  expect(nepali.find(({ process }) => process === 'NAME_CHANGE')?.name).toBe('नाम परिवर्तन');
});

test('a process that is not offered is refused with that reason; one that does not exist is not found', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const begin = (processName: string) =>
    puja.call('POST', 'external/api/application', { processName, companyId }, newKey());
  const cost = (processName: string) => puja.call('GET', `${path(companyId)}/${processName}/cost`);
  for (const ask of [begin, cost])
    expect(await ask(notOffered)).toMatchObject({
      status: 423,
      body: {
        message: 'It is not filed through the portal yet; please submit it at the office',
        blocker: { code: 'NOT_OFFERED', reasons: [{ code: 'NOT_OFFERED' }] },
      },
    });
  expect(await cost('NO_SUCH_PROCESS')).toMatchObject({ status: 404 });
});

/** Sets up each blocker in the register; the record type makes a blocker without a setup a compile error. */
const BROUGHT_ABOUT: Readonly<
  Record<Exclude<BlockerCode, `RESERVATION_${string}`>, (companyId: string) => Promise<unknown>>
> = {
  LOCKED: (id) =>
    db()
      .insertInto('company_lock')
      .values({ id: randomUUID(), company_id: id, locked_by: puja.userId, locked_at: today(), reason: 'Lost access' })
      .execute(),
  EMAIL_UNVERIFIED: (id) => set(id, { email_verified_at: null }),
  MIGRATED_UNVERIFIED: (id) => set(id, { migrated: true, details_status: 'UNVERIFIED' }),
  NOT_IN_GOOD_STANDING: (id) => set(id, { created_at: new Date('2025-08-01T00:00:00Z') }),
  OUTSTANDING_FINE: async (id) => {
    const invoice = {
      for_kind: 'FILING',
      for_id: await file(id, 'OTHERS', { status: 'IN_PROCESS' }),
      office_id: 1,
      status: 'PENDING' as const,
      basis: '{}',
      scheduled_on: '2026-09-01',
      total_paisa: 500_00,
      proposed_at: today(),
    };
    await db()
      .insertInto('invoice')
      .values({
        ...invoice,
        id: randomUUID(),
        number: `T-${randomUUID()}`,
        ebp_code: randomUUID(),
        issued_at: new Date('2026-10-01T06:00:00Z'),
      })
      .execute();
  },
  OPEN_CALL_FOR_EXPLANATION: (id) =>
    gateway.platform.runUnitOfWork(async (unit) => {
      const call = await openProceeding(unit, {
        kind: 'EXPLANATION_CALL',
        number: `KT-${randomUUID()}`,
        companyId: id,
        officeId: 1,
        openedBy: maya.userId,
        ends: { [TIME_TO_ANSWER]: '2026-11-01' },
      });
      await unit.tx
        .insertInto('explanation_call_matter')
        .values({ id: call, subject: 'Returns', matter: 'RETURNS', approved_on: '2026-10-01', body: 'Why?' })
        .execute();
    }),
  IN_DEREGISTRATION: (id) => set(id, { status: 'IN_DEREGISTRATION' }),
  IN_LIQUIDATION: (id) => set(id, { status: 'IN_LIQUIDATION' }),
  MERGING: (id) => set(id, { status: 'MERGING' }),
  ASPECT_CONFLICT: (id) => file(id, 'NAME_CHANGE'),
  FROZEN: (id) => freeze(gateway, id),
  DEREGISTERED: (id) => set(id, { status: 'DEREGISTERED', deregistered_on: '2026-11-01' }),
  ACQUISITION_ONCE: async (id) => {
    const merger = await file(id, 'COMPANY_MERGE', { status: 'APPROVED', decided_at: today() });
    await db()
      .insertInto('application_section')
      .values({
        application_id: merger,
        section_key: 'MERGE_DETAILS',
        data: JSON.stringify({ companyProcess: 'ACQUISITION' }),
        saved_at: today(),
      })
      .execute();
  },
  THREE_MONTH_UPDATE_DUE: (id) =>
    set(id, { registered_on: '2026-06-01', created_at: new Date('2026-06-01T06:00:00Z') }),
  TYPE: (id) => set(id, { company_type_id: companyTypeIdOf('FOREIGN_LIAISON') }),
};

describe.each(Object.entries(BROUGHT_ABOUT))('%s', (code, bringAbout) => {
  test('stops the processes of its row, in the list and when a draft is opened', async () => {
    const companyId = await settledCompany(gateway, [puja]);
    // a company with shares, because most blockers concern one
    await set(companyId, { company_type_id: companyTypeIdOf('PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI') });
    await bringAbout(companyId);
    const touching = begun.filter((process) => processDefinition(process)?.register.aspects.includes('NAME') === true);
    // of these its answers say whether they stop it
    const isCaution = (process: NamedProcess) =>
      processDefinition(process)?.origin.cautionedBy?.codes.some((one) => one === code) === true;
    const stopped = begun.filter((process) =>
      code === 'TYPE'
        ? !isFiledBy(process, 'FOREIGN_LIAISON')
        : blockersOf(process).some((one) => one === code) &&
          !isCaution(process) &&
          (code !== 'ASPECT_CONFLICT' || touching.includes(process)),
    );
    const all = await listed(puja, companyId);
    expect(
      all.filter(({ reasons }) => reasons.some((reason) => reason.code === code)).map(({ process }) => process),
    ).toEqual(stopped);
    const change = all.find(({ process }) => process === 'NAME_CHANGE');
    const answer = await open(companyId);
    expect([answer.status, answer.body.code]).toEqual(change?.allowed === true ? [200, undefined] : [423, 'BLK-423']);
    expect(change?.allowed).toBe(!stopped.includes('NAME_CHANGE'));
    // a representative of a company with an unverified address can do nothing else first
    await set(companyId, { email_verified_at: today() });
  });
});

test('good standing is restored year by year, from the day on which each report is submitted', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  await set(companyId, { created_at: new Date('2024-08-01T00:00:00Z') });
  const missing = async () =>
    (await listed(puja, companyId))
      .find(({ process }) => process === 'NAME_CHANGE')
      ?.reasons.map(({ message }) => message)
      .join();
  expect(await missing()).toContain('2080/81, 2081/82');
  // the newer report does not replace the older one
  const year = (id: string) => ({ subject_kind: 'FISCAL_YEAR' as const, subject_id: id });
  await file(companyId, 'ANNUAL_REPORT', year('2081/82'));
  expect(await missing()).toContain('of fiscal year 2080/81 is');
  const other = await file(companyId, 'ANNUAL_REPORT', year('2080/81'));
  expect(await missing()).toBe('');
  await db()
    .updateTable('application')
    .set({ status: 'REJECTED', decided_at: today() })
    .where('id', '=', other)
    .execute();
  expect(await missing()).toContain('of fiscal year 2080/81 is');
});

test('for users who may file for it, its office and roles that read everything; for others the company does not exist', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  expect((await (await callerOf(gateway, 'ram.applicant')).call('GET', path(companyId))).body.code).toBe('REQ-404');
  await gateway.addAccount({ username: 'far.officer', role: 'OPERATOR' });
  expect((await (await callerOf(gateway, 'far.officer')).call('GET', path(companyId))).status).toBe(404);
  expect((await rita.call('GET', path(companyId))).status).toBe(404);
  expect((await puja.call('GET', path(randomUUID()))).status).toBe(404);
  // officers read the reasons, and cannot file
  for (const reader of [gita, await callerOf(gateway, 'auditor.demo')])
    expect(await codes(companyId, 'NAME_CHANGE', reader)).toEqual(['ROLE']);
  const laxmi = await callerOf(gateway, 'laxmi.parent');
  expect(await codes(await companyOf(gateway, '100000'), 'NAME_CHANGE', laxmi)).toContain('ROLE');
});

test('an intermediary gets the processes that the mandate does not include', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const hari = await callerOf(gateway, 'hari.intermediary');
  const mandate = {
    company_id: companyId,
    account_id: hari.userId,
    email: 'hari.intermediary@demo.example',
    asked_by: 'COMPANY',
    state: 'ACCEPTED',
    since: '2026-01-01',
    requested_by: puja.userId,
    created_at: today(),
  } as const;
  const id = randomUUID();
  await db()
    .insertInto('mandate')
    .values({ ...mandate, id, processes: JSON.stringify(['ANNUAL_REPORT']) })
    .execute();
  const change = (await listed(hari, companyId)).find(({ process }) => process === 'NAME_CHANGE');
  expect(change?.reasons).toEqual([
    {
      code: 'MANDATE',
      message: 'Your authorisation does not include this process',
      lawReference: null,
      wayOut: '/mandates',
    },
  ]);
  expect((await open(companyId, hari)).status).toBe(404);
  await db().updateTable('mandate').set({ processes: null }).where('id', '=', id).execute();
  expect(await codes(companyId, 'NAME_CHANGE', hari)).toEqual([]);
  await db().updateTable('mandate').set({ state: 'ENDED' }).where('id', '=', id).execute();
  expect((await hari.call('GET', path(companyId))).status).toBe(404);
});

test('a draft is continued, and not opened twice', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  expect((await open(companyId)).status).toBe(200);
  expect(await codes(companyId, 'NAME_CHANGE')).toEqual(['DRAFT_OPEN']);
  expect((await open(companyId)).status).toBe(409);
});

test('an invoiced fine that was not paid is owed also after its invoice was withdrawn', async () => {
  const companyId = await companyOf(gateway, '100004');
  const nisha = await callerOf(gateway, 'nisha.representative');
  const dues = (await nisha.call('GET', 'external/api/fine/due')).body.data;
  const [due] = Array.isArray(dues) ? dues : [];
  expect(await codes(companyId, 'OTHERS', nisha)).toEqual([]);
  expect((await nisha.call('POST', `external/api/fine/due/${due?.id}/invoice`, {}, newKey())).status).toBe(200);
  // within the term of its invoice it can still be paid in time
  expect(await codes(companyId, 'OTHERS', nisha)).toEqual([]);
  await db().updateTable('invoice').set({ valid_to: '2026-11-01' }).where('for_id', '=', due?.id).execute();
  expect(await codes(companyId, 'OTHERS', nisha)).toEqual(['OUTSTANDING_FINE']);
  await db().updateTable('invoice').set({ status: 'REJECTED' }).where('for_id', '=', due?.id).execute();
  expect(await codes(companyId, 'OTHERS', nisha)).toEqual(['OUTSTANDING_FINE']);
});
