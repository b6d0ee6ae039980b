import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addCompany } from '../../../../test/company-kit';
import { attach, documentsOf } from '../../../../test/documents-kit';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  saveSection,
  take,
  type Caller,
} from '../../../../test/filings-kit';
import { askParent, groupName, requestsOf, see, setStatus, TRIVENI } from '../../../../test/group-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { companyOf, leave } from '../../../../test/representation-kit';
import { expectWhole } from '../../../../test/whole-messages';

const DAY_MS = 86_400_000;

let gateway: TestGateway;
let ram: Caller, laxmi: Caller, gita: Caller, puja: Caller, kiran: Caller, hari: Caller;
let triveni: string;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  [ram, laxmi, gita, puja, kiran, hari] = [
    await callerOf(gateway, 'ram.applicant'),
    await callerOf(gateway, 'laxmi.parent'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'puja.representative'),
    await callerOf(gateway, 'kiran.representative'),
    await callerOf(gateway, 'hari.intermediary'),
  ];
  triveni = await companyOf(gateway, '100000');
});
afterAll(() => gateway?.close());

const represent = (companyId: string, accountId: string, until: string | null = null) =>
  gateway.platform.database.db
    .insertInto('company_representative')
    .values({ company_id: companyId, account_id: accountId, since: '2025-01-01', until })
    .execute();

test('the list has the requests to the user’s companies, the longest waiting first, and afterwards the answered ones', async () => {
  const first = await askParent(ram);
  const second = await askParent(ram);
  const waiting = await requestsOf(laxmi);
  expect(waiting.items.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(waiting.items[0]).toMatchObject({
    state: 'WAITING',
    waitingDays: 0,
    titleEnglish: first.titleEnglish,
    parent: { registrationNumber: '100000' },
    applicant: { nameEnglish: 'Ram Prasad Adhikari' },
    applicantSpeaksForParent: false,
  });
  expect((await requestsOf(puja)).total).toBe(0);
  expect((await gita.call('GET', 'external/api/group-request')).status).toBe(403);

  await take(first, [[laxmi, 'parentVerify', { remark: 'Ours' }]]);
  expect((await requestsOf(laxmi)).items.map(({ id }) => id)).toEqual([second.id]);
  expect((await requestsOf(laxmi, 'answered')).items).toMatchObject([
    { id: first.id, state: 'CONSENTED', status: 'SUBMITTED', answer: { remark: 'Ours' } },
  ]);
  // a request is not in the list of the user's own filings
  expect((await laxmi.call('GET', APPLICATION)).body.data).toMatchObject({ total: 0 });
  await take(second, [[laxmi, 'parentReject', { remark: 'Not ours' }]]);
});

test('a present representative may answer, whatever their role; a former one and an intermediary find nothing', async () => {
  await represent(triveni, kiran.userId);
  await represent(triveni, puja.userId, '2026-01-31');
  await gateway.platform.database.db
    .insertInto('mandate')
    .values({
      id: randomUUID(),
      company_id: triveni,
      account_id: hari.userId,
      email: 'hari@example.com',
      asked_by: 'COMPANY',
      state: 'ACCEPTED',
      since: '2025-01-01',
      requested_by: laxmi.userId,
      created_at: gateway.clock.now(),
    })
    .execute();
  const waiting = await askParent(ram);
  for (const stranger of [puja, hari]) {
    expect((await see(stranger, waiting.id)).status).toBe(404);
    for (const action of ['parentVerify', 'parentReject'])
      expect((await act(stranger, waiting, action, { remark: 'Mine' })).status).toBe(404);
    expect((await stranger.call('GET', `${APPLICATION}/${waiting.id}/document`)).status).toBe(404);
  }
  expect((await requestsOf(puja)).total).toBe(0);
  expect((await act(gita, waiting, 'parentVerify', { remark: 'Mine' })).status).toBe(403);
  expect((await act(ram, waiting, 'parentVerify', { remark: 'Mine' })).body.code).toBe('PERM-403');
  // a company representative has the same access as an account made for group requests
  expect((await requestsOf(kiran)).items.map(({ id }) => id)).toEqual([waiting.id]);
  expect(await take(waiting, [[kiran, 'parentVerify', { remark: 'Ours' }]])).toMatchObject({ status: 'SUBMITTED' });
});

test('a representative who leaves no longer finds the request; the remaining ones may answer', async () => {
  const waiting = await askParent(ram);
  expect((await see(kiran, waiting.id)).status).toBe(200);
  expect((await leave(kiran, triveni)).status).toBe(200);
  const back = await callerOf(gateway, 'kiran.representative');
  expect((await see(back, waiting.id)).status).toBe(404);
  expect((await act(back, waiting, 'parentVerify', { remark: 'Still mine?' })).status).toBe(404);
  expect((await requestsOf(back)).total).toBe(0);
  await take(waiting, [[laxmi, 'parentReject', { remark: 'Not now' }]]);
  expect((await requestsOf(laxmi)).total).toBe(0);
});

test('of two representatives who answer at once one succeeds, and the other is refused', async () => {
  await gateway.addAccount({ username: 'second.parent', role: 'COMPANY_REPRESENTATIVE' });
  const second = await callerOf(gateway, 'second.parent');
  await represent(triveni, second.userId);
  const waiting = await askParent(ram);
  const answers = await Promise.all([
    act(laxmi, waiting, 'parentVerify', { remark: 'Yes' }),
    act(second, waiting, 'parentReject', { remark: 'No' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const consents = await gateway.platform.database.db
    .selectFrom('group_consent')
    .select('id')
    .where('application_id', '=', waiting.id)
    .execute();
  expect(consents).toHaveLength(answers[0]?.status === 200 ? 1 : 0);
  // an outdated version gets another code than a wrong action
  const another = await askParent(ram);
  expect((await act(laxmi, another, 'parentVerify', { remark: 'Yes', version: another.version - 1 })).body.code).toBe(
    'VER-412',
  );
});

test('the parent company sees the name, its objectives and its consent letter, and nothing else', async () => {
  const draft = await filledDraft(ram, groupName(), TRIVENI);
  await attach(ram, draft.id, 'TRADEMARK_PROOF');
  const written = detailOf(await saveSection(ram, draft, 'REMARK_DETAILS', { remark: 'For the office only' }));
  const waiting = await take(written, [[ram, 'submit']]);
  const seen = detailOf(await see(laxmi, waiting.id));
  expect(seen.sections.map(({ key }) => key)).toEqual(['NAME_DETAILS', 'OBJECTIVE_DETAILS']);
  expect(seen.nameCheck).toBeNull();
  const all = documentsOf(await ram.call('GET', `${APPLICATION}/${waiting.id}/document`)).places;
  const own = documentsOf(await laxmi.call('GET', `${APPLICATION}/${waiting.id}/document`));
  expect(own).toMatchObject({ mayChange: false, places: [{ key: 'PARENT_CONSENT_LETTER' }] });
  const idOf = (key: string) => all.find((place) => place.key === key)?.document?.id;
  expect(
    (
      await fetch(new URL(`${APPLICATION}/${waiting.id}/document/${idOf('PARENT_CONSENT_LETTER')}`, gateway.url), {
        headers: { authorization: `Bearer ${laxmi.token}` },
      })
    ).status,
  ).toBe(200);
  expect((await laxmi.call('GET', `${APPLICATION}/${waiting.id}/document/${idOf('TRADEMARK_PROOF')}`)).status).toBe(
    404,
  );

  const taken = await take(waiting, [
    [laxmi, 'parentVerify', { remark: 'Ours' }],
    [gita, 'claim'],
  ]);
  expect(taken.history.map(({ action }) => action)).toEqual(['create', 'submit', 'parentVerify', 'claim']);
  const later = detailOf(await see(laxmi, waiting.id));
  expect(later).toMatchObject({ status: 'IN_PROCESS', assignee: null, allowedActions: [] });
  expect(later.history.map(({ action }) => action)).toEqual(['submit', 'parentVerify']);
});

test('an applicant who represents the parent company may consent, and it is visible that both are the same person', async () => {
  const { registrationNumber } = await addCompany(gateway, puja.userId, {
    english: 'Machhapuchhre Samuha Limited',
    nepali: 'माछापुच्छ्रे समूह लिमिटेड',
    email: 'machhapuchhre@company.example',
    emailVerified: true,
  });
  const { parent_company_type } = await gateway.platform.database.db
    .selectFrom('company_type')
    .innerJoin('company', 'company.company_type_id', 'company_type.id')
    .select('parent_company_type')
    .where('registration_number', '=', registrationNumber)
    .executeTakeFirstOrThrow();
  const { english, nepali } = freeName();
  const waiting = await askParent(
    puja,
    { english: `Machhapuchhre ${english}`, nepali: `माछापुच्छ्रे ${nepali}` },
    {
      isPartOfGroup: true,
      groupRegistrationNumber: registrationNumber,
      registeredCompanyType: parent_company_type,
      registeredCompanyNameEnglish: 'Machhapuchhre Samuha Limited',
      registeredCompanyNameNepali: 'माछापुच्छ्रे समूह लिमिटेड',
    },
  );
  expect(waiting.allowedActions.map(({ action }) => action)).toEqual(['parentVerify', 'parentReject', 'recall']);
  const consented = await take(waiting, [[puja, 'parentVerify', { remark: 'I speak for both' }]]);
  expect(detailOf(await see(gita, consented.id)).group).toMatchObject({ applicantSpeaksForParent: true });
});

test('a parent company that was de-registered after the request cannot consent, but can refuse', async () => {
  const waiting = await askParent(ram);
  await setStatus(gateway, '100000', 'DEREGISTERED');
  const seen = detailOf(await see(laxmi, waiting.id));
  expect(seen.allowedActions).toMatchObject([
    { action: 'parentVerify', allowed: false, reason: { code: 'PARENT_COMPANY_STANDS' } },
    { action: 'parentReject', allowed: true },
  ]);
  expect((await act(laxmi, waiting, 'parentVerify', { remark: 'Ours' })).body).toMatchObject({
    code: 'FLOW-409',
    message: 'The parent company is no longer active in the register, so it cannot consent.',
  });
  expect(detailOf(await see(ram, waiting.id)).group?.parent.status).toBe('DEREGISTERED');
  const draft = await take(waiting, [[ram, 'recall']]);
  expect(draft.status).toBe('DRAFT');
  await setStatus(gateway, '100000', 'ACTIVE');
});

/** The notifications of this account about one application, the oldest first. */
async function told(caller: Caller, applicationId: string): Promise<string[]> {
  await gateway.platform.jobs.runDue();
  const rows = await gateway.platform.database.db
    .selectFrom('notification')
    .select('title_en')
    .where('account_id', '=', caller.userId)
    .where('link', 'like', `%${applicationId}%`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ title_en }) => title_en);
}

test('a company without an answer is reminded after three and seven days, the applicant is notified, and an answer ends the reminders', async () => {
  const quiet = await askParent(ram);
  const answeredSoon = await askParent(ram);
  const link = await gateway.platform.database.db
    .selectFrom('notification')
    .select('link')
    .where('account_id', '=', laxmi.userId)
    .where('link', 'like', `%${quiet.id}%`)
    .executeTakeFirstOrThrow();
  expect(link.link).toBe(`/application/${quiet.id}/consent`);
  await take(answeredSoon, [[laxmi, 'parentVerify', { remark: 'Ours' }]]);
  const before = { laxmi: (await told(laxmi, quiet.id)).length, ram: (await told(ram, quiet.id)).length };
  const news = async () => ({
    laxmi: (await told(laxmi, quiet.id)).slice(before.laxmi),
    ram: (await told(ram, quiet.id)).slice(before.ram),
  });
  const soon = (await told(laxmi, answeredSoon.id)).length;

  gateway.clock.advance(4 * DAY_MS);
  ram = await callerOf(gateway, 'ram.applicant');
  expect(await news()).toEqual({
    laxmi: ['A group name waits for your answer'],
    ram: ['The parent company has not answered yet'],
  });
  expect(detailOf(await see(ram, quiet.id)).group?.waitingDays).toBe(4);
  await setStatus(gateway, '100000', 'DEREGISTERED');
  gateway.clock.advance(4 * DAY_MS);
  expect(await news()).toEqual({
    laxmi: ['A group name waits for your answer'],
    ram: ['The parent company has not answered yet', 'Nobody can consent for the parent company'],
  });
  expect(await told(laxmi, answeredSoon.id)).toHaveLength(soon);
});

test('no sent message has an unfilled placeholder', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
