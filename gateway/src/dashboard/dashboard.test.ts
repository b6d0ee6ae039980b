import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  dashboardCountAnswerSchema,
  dashboardCountTypes,
  dashboardInfoSchema,
  type DashboardInfo,
  type NextStep,
} from '@registrar/domain/calls/dashboard';
import { APPLICATION, callerOf, detailOf, filledDraft, take, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { draftFor } from '../../test/representation-kit';
import { mostPressingFirst } from './next-steps';

let gateway: TestGateway;
let ram: Caller, puja: Caller, kiran: Caller, gita: Caller, maya: Caller, kamala: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  await signInOn('2026-11-22');
});
afterAll(() => gateway?.close());

/** A session does not outlive the days that the clock is moved by. */
async function signInOn(day: string): Promise<void> {
  gateway.clock.moveTo(new Date(`${day}T10:30:00+05:45`));
  ram = await callerOf(gateway, 'ram.applicant');
  puja = await callerOf(gateway, 'puja.representative');
  kiran = await callerOf(gateway, 'kiran.representative');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  kamala = await callerOf(gateway, 'kamala.admin');
}

async function dashboardOf(reader: Caller): Promise<DashboardInfo> {
  const answer = await reader.call('GET', 'auth/api/dashboard-info');
  expect(answer.status).toBe(200);
  return dashboardInfoSchema.parse(answer.body.data);
}

async function countOf(reader: Caller, countType: string): Promise<{ count: number; link?: string | null }> {
  return dashboardCountAnswerSchema.parse(
    (await reader.call('GET', `auth/api/dashboard-count-info/${countType}`)).body.data,
  );
}

const codesOf = ({ nextSteps }: DashboardInfo): string[] => nextSteps.map(({ code }) => code);
const accounts = () => gateway.platform.database.db.updateTable('account');

test('a representative sees the company, what can be begun for it, and its filings; not the draft of a colleague', async () => {
  const [company] = (await dashboardOf(puja)).companies;
  expect(company).toMatchObject({
    registrationNumber: '100002',
    capacity: 'REPRESENTATIVE',
    status: 'ACTIVE',
    emailVerified: true,
    applications: [],
  });
  expect(company?.activities.map(({ link }) => link)).toEqual([
    `/post-amendment/company/${company?.companyId}`,
    `/post-amendment/add-new?company=${company?.companyId}`,
    '/company-name-reservation',
    '/representatives',
    '/user-profile',
  ]);
  expect(
    company?.activities.every(({ titleNe, titleEn }) => /^[\u0900-\u097f\s]+$/.test(titleNe) && titleEn !== ''),
  ).toBe(true);

  const draft = detailOf(await draftFor(puja, company?.companyId ?? ''));
  expect((await dashboardOf(puja)).companies[0]?.applications.map(({ id }) => id)).toEqual([draft.id]);
  expect((await dashboardOf(kiran)).companies[0]?.applications).toEqual([]);
  expect((await dashboardOf(ram)).companies).toEqual([]);
});

test('each of the six counters answers for its reader alone, and names a page only if there is one', async () => {
  const seen: Record<string, [number, string | null | undefined]> = {};
  for (const countType of dashboardCountTypes) {
    const { count, link } = await countOf(puja, countType);
    seen[countType] = [count, link];
  }
  expect(seen).toEqual({
    ADDITIONAL_DOCUMENT_REQUEST_COUNT: [0, '/additional-requested-documents'],
    DOCUMENT_REQUEST_COUNT: [0, '/pratilipi'],
    PENDING_FINE_COUNT: [0, '/fine-calculation/due-payment'],
    PAYMENT_HISTORY_COUNT: [0, '/payment-history'],
    DIGITAL_SIGN_COUNT: [0, '/signed-documents'],
    DRAFT_POST_REGISTRATION_COUNT: [1, '/dashboard#companies'],
  });
  expect(await countOf(kiran, 'DRAFT_POST_REGISTRATION_COUNT')).toMatchObject({ count: 0 });
  expect((await puja.call('GET', 'auth/api/dashboard-count-info/EVERYTHING')).status).toBe(422);
});

test('what the office asks for is counted until it is handed in', async () => {
  const { id } = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
  ]);
  const standAt = (status: 'ADDITIONAL_DOCUMENT_REQUESTED' | 'REJECTED') =>
    gateway.platform.database.db.updateTable('application').set({ status }).where('id', '=', id).execute();
  await gateway.platform.database.db
    .insertInto('requested_document')
    .values({
      id: gateway.platform.newId(gateway.clock.now()),
      application_id: id,
      type: 'OTHER',
      name_nepali: 'सम्झौता',
      name_english: 'Lease',
      reason: 'It is rented',
      asked_by: gita.userId,
      asked_at: gateway.clock.now(),
    })
    .execute();
  await standAt('ADDITIONAL_DOCUMENT_REQUESTED');
  expect(await countOf(ram, 'ADDITIONAL_DOCUMENT_REQUEST_COUNT')).toMatchObject({ count: 1 });
  expect(await countOf(puja, 'ADDITIONAL_DOCUMENT_REQUEST_COUNT')).toMatchObject({ count: 0 });
  await standAt('REJECTED');
  expect(await countOf(ram, 'ADDITIONAL_DOCUMENT_REQUEST_COUNT')).toMatchObject({ count: 0 });
});

test('an address that nobody has proven is the first thing to do, before a draft', async () => {
  const draft = await filledDraft(ram);
  await accounts().set({ email_verified: false }).where('id', '=', ram.userId).execute();
  const info = await dashboardOf(ram);
  expect(info.emailVerified).toBe(false);
  expect(codesOf(info).slice(0, 2)).toEqual(['VERIFY_EMAIL', 'FINISH_DRAFT']);
  expect(info.nextSteps[1]).toMatchObject({ applicationId: draft.id, link: `/application/${draft.id}` });
  await accounts().set({ email_verified: true }).where('id', '=', ram.userId).execute();
  expect(codesOf(await dashboardOf(ram))).not.toContain('VERIFY_EMAIL');
});

test('a person of the older system is told what to settle, and nothing can be begun before', async () => {
  await accounts().set({ migrated: true, details_verified_at: null }).where('id', '=', puja.userId).execute();
  const before = await dashboardOf(puja);
  expect(before).toMatchObject({
    isMigrated: true,
    restriction: { code: 'MIGRATED_UNVERIFIED', link: '/verify-details' },
  });
  expect(before.nextSteps[0]).toMatchObject({ code: 'SETTLE', link: '/verify-details' });
  expect(before.companies[0]?.activities).toEqual([]);
  expect((await puja.call('GET', APPLICATION)).body).toMatchObject({
    status: 423,
    blocker: { code: 'MIGRATED_UNVERIFIED' },
  });

  await accounts().set({ details_verified_at: gateway.clock.now() }).where('id', '=', puja.userId).execute();
  const after = await dashboardOf(puja);
  expect(after).toMatchObject({ isMigrated: true, restriction: null });
  expect(codesOf(after)).not.toContain('SETTLE');
  expect(after.companies[0]?.activities).not.toEqual([]);
});

test('an officer is told what is in hand, what waits and what is overdue, with the desk that lists just that', async () => {
  const held = await take(await filledDraft(ram), [
    [ram, 'submit'],
    [gita, 'claim'],
  ]);
  await take(await filledDraft(ram), [[ram, 'submit']]);
  const steps = (info: DashboardInfo) => info.nextSteps.map(({ code, titleEn, link }) => [code, titleEn, link]);
  expect(steps(await dashboardOf(gita))).toEqual([
    ['DESK_MINE', 'Finish the applications assigned to you (1)', '/management?queue=mine'],
    ['DESK_WAITING', 'Take the next application that waits (1)', '/management'],
  ]);
  expect(steps(await dashboardOf(kamala))).toEqual([]);
  expect(codesOf(await dashboardOf(maya))).toEqual([]);

  await signInOn('2026-12-06');
  // the claim lapsed on the way
  await gita.call('POST', 'external/api/desk/claim-next', {}, { 'idempotency-key': 'late' });
  expect((await dashboardOf(gita)).nextSteps[0]).toMatchObject({
    code: 'DESK_OVERDUE_MINE',
    titleNe: 'आफ्नो जिम्मामा म्याद नाघेका निवेदनको काम सम्पन्न गर्नुहोस् (१)',
  });
  const listed = await gita.call('GET', 'external/api/desk?queue=mine&sort=pressing&term=overdue');
  expect(listed.body.data).toMatchObject({ total: 1, items: [{ id: held.id }] });
  expect(codesOf(await dashboardOf(kamala))).toEqual(['DESK_OVERDUE_WAITING', 'DESK_OVERDUE_IN_HAND']);
});

const proposal = (code: string, dueOn: string | null = null): NextStep => ({
  code,
  dueOn,
  titleNe: code,
  titleEn: code,
  link: '/',
  applicationId: null,
});

test('what stands in the way comes first, then what others wait for, then what is due within a week, then drafts, then later days', () => {
  const steps = [
    proposal('RESERVE_NAME'),
    proposal('REGISTER_COMPANY', '2027-02-13'),
    proposal('FINISH_DRAFT'),
    proposal('DEADLINE_B', '2026-11-26'),
    proposal('DEADLINE_A', '2026-11-20'),
    proposal('ANSWER_GROUP_REQUEST'),
    proposal('VERIFY_EMAIL'),
    proposal('SETTLE'),
  ];
  expect(mostPressingFirst(steps, new Date('2026-11-21T05:00:00Z')).map(({ code }) => code)).toEqual([
    'SETTLE',
    'VERIFY_EMAIL',
    'ANSWER_GROUP_REQUEST',
    'DEADLINE_A',
    'DEADLINE_B',
    'FINISH_DRAFT',
    'REGISTER_COMPANY',
    'RESERVE_NAME',
  ]);
});
