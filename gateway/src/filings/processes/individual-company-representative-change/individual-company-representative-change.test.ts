import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filedItems } from '@registrar/domain/processes';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
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
import { acceptDocuments, attachRequired, readDetail } from '../../../../test/registration-kit';
import { companyOf } from '../../../../test/representation-kit';

const PROCESS = 'INDIVIDUAL_COMPANY_REPRESENTATIVE_CHANGE';
let gateway: TestGateway;
let sarita: Caller, milan: Caller, gita: Caller, maya: Caller, krishna: Caller;
let company: string;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  [sarita, milan, gita, maya, krishna] = [
    await callerOf(gateway, 'sarita.representative'),
    await callerOf(gateway, 'milan.representative'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'maya.approver'),
    await callerOf(gateway, 'krishna.approver'),
  ];
  company = await companyOf(gateway, '100010');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const represent = async () =>
  (
    await db()
      .selectFrom('company_representative')
      .select(['account_id', 'part_id'])
      .where('company_id', '=', company)
      .where('until', 'is', null)
      .execute()
  ).map(({ account_id, part_id }) => [account_id, part_id]);
const joins = (by: Caller) =>
  db()
    .insertInto('company_representative')
    .values({ company_id: company, account_id: by.userId, since: '2025-06-01' })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'account_id', 'since']).doUpdateSet({ until: null, ended_at: null }),
    )
    .execute();
const leaves = (by: Caller) =>
  db()
    .updateTable('company_representative')
    .set({ until: '2025-07-01' })
    .where('company_id', '=', company)
    .where('account_id', '=', by.userId)
    .execute();
const begin = (by: Caller) => by.call('POST', APPLICATION, { processName: PROCESS, companyId: company }, newKey());
const open = async (by: Caller) => detailOf(await begin(by));
const entries = (id: string) =>
  db()
    .selectFrom('register_entry')
    .select(['aspect', 'subject_id', 'after'])
    .where('company_id', '=', company)
    .where('application_id', '=', id)
    .orderBy('revision')
    .execute();
const errorsOf = (detail: ApplicationDetail, section: string) =>
  detail.sections.find(({ key }) => key === section)?.errors ?? [];
const savedOf = async (id: string, key: string) =>
  (
    await db()
      .selectFrom('application_section')
      .select('data')
      .where('application_id', '=', id)
      .where('section_key', '=', key)
      .executeTakeFirstOrThrow()
  ).data;
const inNepali = async (by: Caller, id: string) =>
  detailOf(await gateway.call('GET', `${APPLICATION}/${id}`, { token: by.token, language: 'np' }));

async function chosen(
  by: Caller,
  draft: ApplicationDetail,
  kind: 'OWN_DATA' | 'STEP_BACK',
): Promise<ApplicationDetail> {
  expect((await saveSection(by, draft, 'OWN_CHANGE', { kind, reason: 'I have moved to Pokhara.' })).status).toBe(200);
  return readDetail(by, draft.id);
}

async function written(by: Caller, draft: ApplicationDetail, changes: object = {}): Promise<ApplicationDetail> {
  const person = { ...filedItems(twoOwners(), 'COMPANY_REPRESENTATIVE')[0]?.data, ...changes };
  expect(
    (await saveSection(by, await chosen(by, await readDetail(by, draft.id), 'OWN_DATA'), 'OWN_DATA', person)).status,
  ).toBe(200);
  await attachRequired(by, draft.id);
  return readDetail(by, draft.id);
}

async function steppingBack(by: Caller): Promise<ApplicationDetail> {
  const draft = await open(by);
  await chosen(by, draft, 'STEP_BACK');
  await attachRequired(by, draft.id);
  return readDetail(by, draft.id);
}

async function verified(by: Caller, draft: ApplicationDetail): Promise<ApplicationDetail> {
  const claimed = await take(draft, [
    [by, 'submit'],
    [gita, 'claim'],
  ]);
  await acceptDocuments(gita, claimed.id);
  return take(await readDetail(gita, claimed.id), [[gita, 'verify']]);
}

const revoke = async (id: string) =>
  take(await readDetail(krishna, id), [
    [krishna, 'revoke', { remark: 'Not signed by the person.', reasonCode: 'OTHER' }],
  ]);

test('own data: prefilled from account and register, each error at its field in both languages, entered, and revoked', async () => {
  const draft = await open(sarita);
  expect(await savedOf(draft.id, 'OWN_DATA')).toMatchObject({
    fullNameEnglish: 'Sarita Basnet',
    phoneNo: '9800000031',
  });
  await saveSection(sarita, draft, 'OWN_CHANGE', {});
  expect(errorsOf(await readDetail(sarita, draft.id), 'OWN_CHANGE').map(({ path, code }) => [path, code])).toEqual([
    ['kind', 'OWN_CHANGE_REQUIRED'],
    ['reason', 'REASON_REQUIRED'],
  ]);
  for (const { message } of errorsOf(await inNepali(sarita, draft.id), 'OWN_CHANGE'))
    expect(message).toMatch(/[\u0900-\u097F]/);
  const faulty = await written(sarita, draft, { phoneNo: '12', dateOfBirth: '2099-01-01' });
  expect(
    errorsOf(faulty, 'OWN_DATA')
      .map(({ path, code }) => [path, code])
      .sort(),
  ).toEqual([
    ['dateOfBirth', 'DATE_IN_FUTURE'],
    ['phoneNo', 'PHONE_INVALID'],
  ]);
  // the browser cannot choose the person
  await saveSection(sarita, faulty, 'REPRESENTS_ITSELF', {
    accountId: milan.userId,
    fullNameNepali: 'क',
    fullNameEnglish: 'K',
  });
  expect(await savedOf(draft.id, 'REPRESENTS_ITSELF')).toMatchObject({ accountId: sarita.userId });

  const done = await take(await verified(sarita, await written(sarita, await readDetail(sarita, draft.id))), [
    [maya, 'approve'],
  ]);
  expect(await entries(done.id)).toMatchObject([{ aspect: 'REPRESENTATIVE', subject_id: done.id }]);
  expect(await represent()).toEqual([[sarita.userId, done.id]]);
  expect(await db().selectFrom('letter').select('kind').where('application_id', '=', done.id).execute()).toEqual([
    { kind: 'RECORD_LETTER' },
  ]);

  // readers of the filing see whose data it is
  expect((await sarita.call('GET', `${APPLICATION}/${done.id}/entry`)).body.data).toMatchObject([
    {
      changes: [
        {
          aspect: 'REPRESENTATIVE',
          title: { nameEnglish: expect.stringMatching(/\w/), nameNepali: expect.stringMatching(/[\u0900-\u097F]/) },
        },
      ],
    },
  ]);

  // the next filing is prefilled with the present register data
  const next = await open(sarita);
  const { phoneNo, designation } = { ...filedItems(twoOwners(), 'COMPANY_REPRESENTATIVE')[0]?.data };
  expect(await savedOf(next.id, 'OWN_DATA')).toMatchObject({ phoneNo, designation });
  expect(errorsOf(await chosen(sarita, next, 'OWN_DATA'), 'OWN_DATA').map(({ path, code }) => [path, code])).toEqual([
    ['', 'REPRESENTATIVE_DATA_UNCHANGED'],
  ]);
  const again = await take(await verified(sarita, await written(sarita, next, { designation: 'Head of law' })), [
    [maya, 'approve'],
  ]);
  const letter = await db()
    .selectFrom('letter')
    .select('content')
    .where('application_id', '=', again.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(letter.content)).toContain('Designation');
  expect(JSON.stringify(letter.content)).not.toContain('Head of law');
  expect(await entries(again.id)).toMatchObject([
    { aspect: 'REPRESENTATIVE', subject_id: done.id, after: { details: { designation: 'Head of law' } } },
  ]);
  await revoke(again.id);
  expect((await entries(again.id)).at(-1)).toMatchObject({ subject_id: done.id, after: { details: { designation } } });
  await revoke(done.id);
  expect((await entries(done.id)).at(-1)).toMatchObject({ subject_id: done.id, after: null });
  expect(await represent()).toEqual([[sarita.userId, null]]);
}, 180_000);

test('the last representative cannot resign, and the reason has a link in both languages', async () => {
  const draft = await steppingBack(sarita);
  const refused = await act(sarita, draft, 'submit');
  expect(refused).toMatchObject({
    status: 423,
    body: {
      blocker: {
        code: 'LAST_REPRESENTATIVE',
        link: '/representatives',
        reasons: [{ code: 'LAST_REPRESENTATIVE', message: expect.stringContaining('at least one representative') }],
      },
    },
  });
  const nepali = await gateway.call('POST', `${APPLICATION}/${draft.id}/submit`, {
    token: sarita.token,
    language: 'np',
    headers: newKey(),
    body: { version: draft.version, declared: ['TRUE_STATEMENT'] },
  });
  expect([nepali.status, nepali.body.message]).toEqual([423, expect.stringContaining('अन्तिम प्रतिनिधि')]);
  await act(sarita, await readDetail(sarita, draft.id), 'discard');
});

test('a user can file only for themselves', async () => {
  expect((await begin(milan)).status).toBe(404);
  await joins(milan);
  const draft = await steppingBack(sarita);
  expect(await act(milan, await readDetail(milan, draft.id), 'submit')).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('only that person') },
  });
  await act(sarita, await readDetail(sarita, draft.id), 'discard');
  await leaves(milan);
});

test('a resignation ends access and sessions, notifies the others, and can be revoked; a user who became the last representative meanwhile stays', async () => {
  await joins(milan);
  const named = await take(await verified(milan, await written(milan, await open(milan))), [[maya, 'approve']]);
  const waiting = await verified(milan, await steppingBack(milan));
  await leaves(sarita);
  expect(await act(maya, waiting, 'approve')).toMatchObject({
    status: 423,
    body: { blocker: { code: 'LAST_REPRESENTATIVE' } },
  });
  await db()
    .updateTable('company_representative')
    .set({ until: null })
    .where('company_id', '=', company)
    .where('account_id', '=', sarita.userId)
    .execute();
  const done = await take(await readDetail(maya, waiting.id), [[maya, 'approve']]);
  expect((await represent()).map(([id]) => id)).toEqual([sarita.userId]);
  expect((await milan.call('GET', 'external/api/representative/company')).status).toBe(401);
  expect(await entries(done.id)).toEqual([{ aspect: 'REPRESENTATIVE', subject_id: named.id, after: null }]);
  const told = await db()
    .selectFrom('notification')
    .select('account_id')
    .where('type', '=', 'REPRESENTATIVE_CHANGED')
    .execute();
  expect(told.map(({ account_id }) => account_id)).toEqual(expect.arrayContaining([sarita.userId, milan.userId]));
  await revoke(done.id);
  expect(await represent()).toEqual(
    expect.arrayContaining([
      [sarita.userId, null],
      [milan.userId, named.id],
    ]),
  );
  expect((await entries(done.id)).map(({ after }) => after)).toEqual([
    null,
    expect.objectContaining({ details: expect.anything() }),
  ]);
});
