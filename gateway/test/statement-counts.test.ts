import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { dayInNepal } from '../src/platform/clock';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  markChecklist,
  newKey,
  nameSection,
  saveSection,
  type Caller,
} from './filings-kit';
import { startTestGateway, type TestGateway } from './harness';
import { payFor } from './money-kit';
import { settledCompany } from './name-change-kit';
import { acceptDocuments, attachRequired, readDetail } from './registration-kit';

/**
 * How many statements a call sends, `begin` and `commit` among them, when the gateway knows the reference data: what a
 * network between gateway and database multiplies. A figure may fall; whoever raises one says why.
 */
const AT_MOST = {
  'save a form': 8,
  submit: 28,
  list: 2,
  detail: 3,
  claim: 16,
  'officer’s detail': 5,
  verify: 16,
  approve: 28,
  'sign in': 8,
  'begin a filing of a company': 39,
  'save a section of it': 17,
  'submit it': 35,
  'claim it': 19,
  'detail of it': 12,
  'officer’s detail of it': 12,
  'release it': 17,
  'verify it': 22,
  'approve it': 54,
} as const;
type Call = keyof typeof AT_MOST;
type Counted = Map<Call, readonly string[]>;

/** Does the work and keeps what it sent. */
async function during<T>(counted: Counted, call: Call, work: () => Promise<T>): Promise<T> {
  heard = [];
  const answer = await work();
  counted.set(call, [...heard]);
  return answer;
}

let gateway: TestGateway;
let heard: string[] = [];
let ram: Caller, gita: Caller, maya: Caller, puja: Caller, rita: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true, onStatement: (sql) => heard.push(sql) });
  ram = await callerOf(gateway, 'ram.applicant');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  puja = await callerOf(gateway, 'puja.representative');
  rita = await callerOf(gateway, 'rita.revenue');
  await gateway.platform.jobs.stop(); // what it does by itself would be taken for a part of a call
});
afterAll(() => gateway?.close());

/** The statements of each call on the way of a name from the draft to the reservation. */
async function reserveName(counted: Counted): Promise<void> {
  const draft = await filledDraft(ram);
  const saved = detailOf(
    await during(counted, 'save a form', () => saveSection(ram, draft, 'NAME_DETAILS', nameSection(freeName()))),
  );
  const submitted = detailOf(await during(counted, 'submit', () => act(ram, saved, 'submit')));
  await during(counted, 'list', () => ram.call('GET', APPLICATION));
  const path = `${APPLICATION}/${submitted.id}`;
  await during(counted, 'detail', () => ram.call('GET', path));
  const claimed = await during(counted, 'claim', () =>
    gita.call('POST', 'external/api/desk/claim-next', {}, { 'idempotency-key': `claim-${submitted.id}` }),
  );
  expect(claimed.body.data).toMatchObject({ application: { id: submitted.id } });
  await during(counted, 'officer’s detail', () => gita.call('GET', path));
  await markChecklist(gita, submitted.id);
  const { version }: ApplicationDetail = detailOf(await gita.call('GET', path));
  const verified = detailOf(
    await during(counted, 'verify', () =>
      gita.call('POST', `${path}/verify`, { version }, { 'idempotency-key': `verify-${submitted.id}` }),
    ),
  );
  expect(
    detailOf(
      await during(counted, 'approve', () => act(maya, verified, 'approve', { remark: 'Suits the objectives' })),
    ),
  ).toMatchObject({ status: 'APPROVED' });
  await during(counted, 'sign in', () => gateway.signIn('ram.applicant'));
}

/** The same of a filing of a company, which the law may have something against. */
async function changeObjectives(counted: Counted): Promise<void> {
  const companyId = await settledCompany(gateway, [puja]);
  const begin = { processName: 'OBJECTIVE_CHANGE', companyId };
  const draft = detailOf(
    await during(counted, 'begin a filing of a company', () => puja.call('POST', APPLICATION, begin, newKey())),
  );
  const answers = draft.sections.find(({ key }) => key === 'OBJECTIVE_DETAILS')?.data ?? {};
  const chosen = detailOf(
    await during(counted, 'save a section of it', () =>
      saveSection(puja, draft, 'OBJECTIVE_DETAILS', { ...answers, nsicCodes: ['7210'] }),
    ),
  );
  const resolution = {
    meeting: 'GENERAL_MEETING',
    resolutionOn: dayInNepal(gateway.clock.now()),
    text: 'Resolved to change the objectives.',
  };
  const { id } = detailOf(await saveSection(puja, chosen, 'OBJECTIVE_DECISION', { reason: 'Other work', resolution }));
  await attachRequired(puja, id);
  const complete = await readDetail(puja, id);
  await during(counted, 'detail of it', () => readDetail(puja, id));
  const submitted = detailOf(await during(counted, 'submit it', () => act(puja, complete, 'submit')));
  const taken = detailOf(await during(counted, 'claim it', () => act(gita, submitted, 'claim')));
  await during(counted, 'officer’s detail of it', () => readDetail(gita, id));
  const given = detailOf(await during(counted, 'release it', () => act(gita, taken, 'release')));
  await act(gita, given, 'claim');
  await acceptDocuments(gita, id);
  await payFor({ applicant: puja, operator: gita, revenue: rita }, await readDetail(gita, id));
  await markChecklist(gita, id);
  const checked = await readDetail(gita, id);
  const verify = { version: checked.version };
  const verified = detailOf(
    await during(counted, 'verify it', () => gita.call('POST', `${APPLICATION}/${id}/verify`, verify, newKey())),
  );
  expect(
    detailOf(await during(counted, 'approve it', () => act(maya, verified, 'approve', { remark: 'In order' }))),
  ).toMatchObject({ status: 'APPROVED' });
}

async function walk(): Promise<Counted> {
  const counted: Counted = new Map();
  await reserveName(counted);
  await changeObjectives(counted);
  return counted;
}

test('F4, F7: a call sends no more statements than it is allowed', async () => {
  await walk(); // after this the gateway knows the reference data
  const counted = await walk();
  const sent = Object.fromEntries([...counted].map(([call, { length }]) => [call, length]));
  const allowed = Object.fromEntries([...counted].map(([call, { length }]) => [call, Math.min(length, AT_MOST[call])]));
  expect(sent).toEqual(allowed);
  expect(Object.keys(sent).sort()).toEqual(Object.keys(AT_MOST).sort());
  expect(Math.min(...Object.values(sent))).toBeGreaterThan(1);
});

test('F4: nobody is told later because many are told: thirty operators more cost a submission no statement', async () => {
  const submitOne = async (): Promise<number> => {
    const draft = await filledDraft(ram);
    heard = [];
    detailOf(await act(ram, draft, 'submit'));
    return heard.length;
  };
  await submitOne();
  const before = await submitOne();
  for (let at = 0; at < 30; at++)
    await gateway.addAccount({ username: `operator.${at}`, role: 'OPERATOR', officeId: 1 });
  const told = () =>
    gateway.platform.database.db
      .selectFrom('notification')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('type', '=', 'WORK_ARRIVED')
      .executeTakeFirstOrThrow();
  const { count: toldBefore } = await told();
  expect(await submitOne()).toBe(before);
  expect((await told()).count - toldBefore).toBeGreaterThan(30);
});

test('F4: between the office’s count of numbers and the commit there are three statements, and one after the end of the audit', async () => {
  const draft = await filledDraft(ram);
  heard = [];
  detailOf(await act(ram, draft, 'submit'));
  const commit = heard.findIndex((sql) => /^commit/i.test(sql));
  const after = (mark: RegExp): number => commit - heard.findIndex((sql) => mark.test(sql)) - 1;
  expect(after(/insert into "application_sequence"/)).toBeLessThanOrEqual(3);
  expect(after(/from "audit_head"/)).toBe(1);
});

test('a call that is asked again with its key gets the first answer, whatever has become of the filing', async () => {
  const draft = await filledDraft(ram);
  const key = `again-${draft.id}`;
  const first = await act(ram, draft, 'submit', { key });
  await gita.call(
    'POST',
    `${APPLICATION}/${draft.id}/claim`,
    { version: detailOf(first).version },
    { 'idempotency-key': `claim-of-${draft.id}` },
  );
  expect(detailOf(await ram.call('GET', `${APPLICATION}/${draft.id}`)).status).toBe('IN_PROCESS');
  const again = await act(ram, draft, 'submit', { key });
  expect(again.body).toEqual(first.body);
});

test('a gateway that died after the work and before the answer does not do it twice: whoever asks again reads it', async () => {
  const draft = await filledDraft(ram);
  const key = `lost-${draft.id}`;
  const first = detailOf(await act(ram, draft, 'submit', { key }));
  // as the crash would leave it
  await gateway.platform.database.db.updateTable('idempotency').set({ answer: null }).where('key', '=', key).execute();
  const again = detailOf(await act(ram, draft, 'submit', { key }));
  expect(again).toEqual(first);
});

test('what changes the reference data is seen by the next call, whoever made it', async () => {
  const { db } = gateway.platform.database;
  const office = async () => detailOf(await act(ram, await filledDraft(ram), 'submit')).applicationNumber;
  expect(await office()).toMatch(/-KTM-/);
  await db.updateTable('office').set({ code: 'KTN' }).where('code', '=', 'KTM').execute();
  expect(await office()).toMatch(/-KTN-/);
  await db.updateTable('office').set({ code: 'KTM' }).where('code', '=', 'KTN').execute();
  expect(await office()).toMatch(/-KTM-/);
});
