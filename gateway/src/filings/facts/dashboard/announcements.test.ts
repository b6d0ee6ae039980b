import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filingTransitions } from '@registrar/domain/transitions';
import { callerOf, filledDraft, take, type Caller } from '../../../../test/filings-kit';
import { groupName, TRIVENI } from '../../../../test/group-kit';
import type { TestGateway } from '../../../../test/harness';
import {
  moveAll,
  readyFiling,
  startTestFiling,
  withVariation,
  type TestFilingOffice,
} from '../../../../test/test-filing-kit';
import { expectWhole } from '../../../../test/whole-messages';
import { announcementsOf, eventOf, type FilingEvent } from './announcements';
import type { Audience } from '../../../applications/audiences';

/** Workflow 6.16, the rows of an application: x also by mail, * also by SMS, o in the portal only. */
const MATRIX: Readonly<Record<FilingEvent, Partial<Record<Audience, 'x' | 'x*' | 'o'>>>> = {
  // the representatives are told with the company's other people: `use-cases/reports/tell-company.ts`
  submitted: { APPLICANT: 'x*', OFFICE: 'o' },
  groupRequest: { APPLICANT: 'x', PARENT: 'x*' },
  consented: { APPLICANT: 'x*', REPRESENTATIVES: 'x', OFFICE: 'o' },
  refusedByParent: { APPLICANT: 'x*', REPRESENTATIVES: 'x' },
  groupRequestWithdrawn: { PARENT: 'x' },
  claimed: { APPLICANT: 'x' },
  correctionAsked: { APPLICANT: 'x*', REPRESENTATIVES: 'x' },
  documentAsked: { APPLICANT: 'x*', REPRESENTATIVES: 'x' },
  documentRefused: { APPLICANT: 'x*', REPRESENTATIVES: 'x' },
  documentUploaded: { OFFICE: 'x' },
  timedOut: { APPLICANT: 'x*', REPRESENTATIVES: 'x' },
  endedWithCompany: { APPLICANT: 'x*', REPRESENTATIVES: 'x' },
  resubmitted: { OFFICE: 'x' },
  verified: { NEXT_ACTOR: 'x' },
  forwarded: { NEXT_ACTOR: 'x' },
  backForReview: { NEXT_ACTOR: 'x' },
  sentToCommittee: { NEXT_ACTOR: 'x' },
  backFromCommittee: { NEXT_ACTOR: 'x' },
  approved: { APPLICANT: 'x*', REPRESENTATIVES: 'x', PARENT: 'x' },
  rejected: { APPLICANT: 'x*', REPRESENTATIVES: 'x', PARENT: 'x' },
  revoked: { APPLICANT: 'x*', REPRESENTATIVES: 'x', PARENT: 'x' },
};

test.each(Object.entries(MATRIX))('%s notifies the recipients of the matrix, by their channels', (event, cells) => {
  const known = Object.keys(MATRIX).find((name): name is FilingEvent => name === event);
  if (!known) throw new Error(event);
  const told = Object.fromEntries(
    Object.entries(announcementsOf(known)).map(([audience, { mail, sms }]) => [
      audience,
      mail ? (sms ? 'x*' : 'x') : 'o',
    ]),
  );
  expect(told).toEqual(cells);
});

/** The invoice that it issues has its own notification. */
const NOTIFIED_BY_INVOICE = ['assess'];

test('every transition that notifies is an event of the matrix', () => {
  const telling = filingTransitions.filter(({ notifies }) => notifies.length > 0);
  expect([
    ...new Set(telling.filter((transition) => eventOf(transition) === undefined).map(({ action }) => action)),
  ]).toEqual(NOTIFIED_BY_INVOICE);
});

let office: TestFilingOffice;
let gateway: TestGateway;
let ram: Caller, laxmi: Caller, gita: Caller, maya: Caller, krishna: Caller, ama: Caller;
let companyId: string;

beforeAll(async () => {
  office = await startTestFiling();
  ({ gateway } = office);
  const { db } = gateway.platform.database;
  await gateway.addAccount({ username: 'ama.represents', role: 'COMPANY_REPRESENTATIVE' });
  [ram, laxmi, gita, maya, krishna, ama] = [
    await callerOf(gateway, 'ram.applicant'),
    await callerOf(gateway, 'laxmi.parent'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'maya.approver'),
    await callerOf(gateway, 'krishna.approver'),
    await callerOf(gateway, 'ama.represents'),
  ];
  const company = await db
    .selectFrom('company')
    .select('id')
    .where('registration_number', '=', '100003')
    .executeTakeFirstOrThrow();
  companyId = company.id;
  // the applicant belongs to two audiences and must still get each message once
  for (const { userId } of [ram, ama])
    await db
      .insertInto('company_representative')
      .values({ company_id: companyId, account_id: userId, since: '2020-01-01' })
      .execute();
});
afterAll(() => office?.close());

const rows = new Map<string, number>();
let messages = 0;

/**
 * The recipients since the last call, with channels: o in the portal, x by mail, * by SMS; a second message is listed
 * twice.
 */
async function heard(): Promise<Record<string, string>> {
  await gateway.platform.jobs.runDue();
  const { db } = gateway.platform.database;
  const people = await db.selectFrom('account').select(['id', 'username', 'email', 'mobile_number']).execute();
  const counts = await db
    .selectFrom('notification')
    .select(({ fn }) => ['account_id', fn.countAll<number>().as('count')])
    .groupBy('account_id')
    .execute();
  const fresh = gateway.outbox.slice(messages);
  messages = gateway.outbox.length;
  return Object.fromEntries(
    people.flatMap(({ id, username, email, mobile_number }) => {
      const count = counts.find(({ account_id }) => account_id === id)?.count ?? 0;
      const told = 'o'.repeat(count - (rows.get(id) ?? 0));
      rows.set(id, count);
      const mails = 'x'.repeat(fresh.filter(({ to }) => to === email).length);
      const texts = '*'.repeat(fresh.filter(({ to }) => to === mobile_number).length);
      return told + mails + texts === '' ? [] : [[username, told + mails + texts]];
    }),
  );
}

async function ofTheCompany(application: ApplicationDetail): Promise<ApplicationDetail> {
  await gateway.platform.database.db
    .updateTable('application')
    .set({ company_id: companyId })
    .where('id', '=', application.id)
    .execute();
  return application;
}

/** Takes the steps one after the other and lists the recipients of each. */
async function follow(
  draft: ApplicationDetail,
  steps: readonly (readonly [Caller, string])[],
): Promise<[action: string, heard: Record<string, string>][]> {
  const told: [string, Record<string, string>][] = [];
  let current = draft;
  for (const [caller, action] of steps) {
    current = await moveAll(current, [
      [
        caller,
        action,
        { remark: 'As it should be', ...(['reject', 'revoke'].includes(action) ? { reasonCode: 'OTHER' } : {}) },
      ],
    ]);
    told.push([action, await heard()]);
  }
  return told;
}

const OFFICE = { 'gita.operator': 'o', 'bishnu.operator': 'o' };

test('from the submission to the revocation each person concerned is notified once per step', async () => {
  const { puja } = office;
  // nothing but the steps themselves: no fee, no verdicts, no letter
  const bare = {
    money: { payTiming: 'NONE' },
    office: { levels: 1, asAWhole: true },
    register: { issues: [] },
  } as const;
  await withVariation(bare, async () => {
    const ready = await readyFiling(office);
    const representative = { company_id: ready.company?.id ?? '', account_id: ama.userId, since: '2020-01-01' };
    await gateway.platform.database.db.insertInto('company_representative').values(representative).execute();
    await heard();
    expect(
      await follow(ready, [
        [puja, 'submit'],
        [gita, 'claim'],
        [gita, 'verify'],
        [maya, 'returnForReview'],
        [gita, 'resume'],
        [gita, 'verify'],
        [maya, 'approve'],
        [krishna, 'revoke'],
      ]),
    ).toEqual([
      ['submit', { 'puja.representative': 'ox*', 'ama.represents': 'ox', ...OFFICE }],
      ['claim', { 'puja.representative': 'ox' }],
      ['verify', { 'maya.approver': 'ox', 'krishna.approver': 'ox', 'asha.approver': 'ox' }],
      ['returnForReview', { 'gita.operator': 'ox' }],
      ['resume', {}],
      ['verify', { 'maya.approver': 'ox', 'krishna.approver': 'ox', 'asha.approver': 'ox' }],
      ['approve', { 'puja.representative': 'ox*', 'ama.represents': 'ox' }],
      ['revoke', { 'puja.representative': 'ox*', 'ama.represents': 'ox' }],
    ]);
  });
});

test('a group name notifies the parent company, and counts as submitted once it has consented', async () => {
  const draft = await ofTheCompany(await filledDraft(ram, groupName(), TRIVENI));
  await heard();
  expect(
    await follow(draft, [
      [ram, 'submit'],
      [ram, 'recall'],
      [ram, 'submit'],
      [laxmi, 'parentVerify'],
      [gita, 'claim'],
      [gita, 'verify'],
      [maya, 'reject'],
    ]),
  ).toEqual([
    ['submit', { 'ram.applicant': 'ox', 'laxmi.parent': 'ox*' }],
    ['recall', { 'laxmi.parent': 'ox' }],
    ['submit', { 'ram.applicant': 'ox', 'laxmi.parent': 'ox*' }],
    ['parentVerify', { 'ram.applicant': 'ox*', 'ama.represents': 'ox', ...OFFICE }],
    ['claim', { 'ram.applicant': 'ox' }],
    ['verify', { 'maya.approver': 'ox', 'krishna.approver': 'ox', 'asha.approver': 'ox' }],
    ['reject', { 'ram.applicant': 'ox*', 'ama.represents': 'ox', 'laxmi.parent': 'ox' }],
  ]);
});

test('a refusal by the parent company notifies the applicant like a rejection', async () => {
  const draft = await filledDraft(ram, groupName(), TRIVENI);
  await heard();
  expect(
    await follow(draft, [
      [ram, 'submit'],
      [laxmi, 'parentReject'],
    ]),
  ).toEqual([
    ['submit', { 'ram.applicant': 'ox', 'laxmi.parent': 'ox*' }],
    ['parentReject', { 'ram.applicant': 'ox*' }],
  ]);
});

test('the holders of a reservation are notified of its end on the set days; the applicant is reminded of the form once', async () => {
  const approved = await ofTheCompany(
    await take(await filledDraft(ram), [
      [ram, 'submit'],
      [gita, 'claim'],
      [gita, 'verify'],
      [maya, 'approve'],
    ]),
  );
  await heard();
  const days: [number, Record<string, string>][] = [];
  // hourly jobs, such as deadline reminders, are started by the gateway's own loop: how often they run would depend on
  // the speed of the machine
  await gateway.platform.jobs.stop();
  try {
    for (let day = 1; day <= 91; day++) {
      gateway.clock.moveTo(
        new Date(Date.parse(`${approved.reservation?.approvedOn}T09:30:00+05:45`) + day * 86_400_000),
      );
      const { 'ram.applicant': ram, 'ama.represents': ama } = await heard();
      if (ram ?? ama) days.push([day, { ...(ram && { 'ram.applicant': ram }), ...(ama && { 'ama.represents': ama }) }]);
    }
  } finally {
    gateway.clock.moveTo(null);
  }
  const both = { 'ram.applicant': 'ox*', 'ama.represents': 'ox' };
  expect(days).toEqual([
    [30, { 'ram.applicant': 'ooxx*', 'ama.represents': 'ox' }],
    [60, both],
    [76, both],
    [83, both],
    [89, both],
  ]);
});

test('no sent message has an unfilled placeholder', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
