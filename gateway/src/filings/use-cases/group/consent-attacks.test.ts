import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { everyDefinition } from '@registrar/domain/processes/tables/definitions';
import { attach, withDocument } from '../../../../test/documents-kit';
import { act, APPLICATION, callerOf, detailOf, saveSection, take, type Caller } from '../../../../test/filings-kit';
import { answered, askParent, groupName, requestsOf, see, setStatus, TRIVENI } from '../../../../test/group-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { filledChange, settledCompany } from '../../../../test/name-change-kit';
import { companyOf } from '../../../../test/representation-kit';

/** Consents by another party than the parent company, or to another content than the filed one. */
let gateway: TestGateway;
let ram: Caller, laxmi: Caller, gita: Caller, maya: Caller, puja: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  [ram, laxmi, gita, maya, puja] = [
    await callerOf(gateway, 'ram.applicant'),
    await callerOf(gateway, 'laxmi.parent'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'maya.approver'),
    await callerOf(gateway, 'puja.representative'),
  ];
});
afterAll(() => gateway?.close());

const consentsTo = (applicationId: string) =>
  gateway.platform.database.db
    .selectFrom('group_consent')
    .select(['account_id', 'company_id'])
    .where('application_id', '=', applicationId)
    .orderBy('at')
    .execute();

test('a parent company cannot consent to answers that were changed after it read them', async () => {
  const asked = await askParent(ram);
  const seen = detailOf(await see(laxmi, asked.id));
  const draft = await take(asked, [[ram, 'recall']]);
  const other = groupName();
  const data = { ...draft.sections.find(({ key }) => key === 'NAME_DETAILS')?.data, ...other };
  const again = await take(detailOf(await saveSection(ram, draft, 'NAME_DETAILS', data)), [[ram, 'submit']]);
  // a tab still shows the former version, and the status is the same again
  expect(again.status).toBe(seen.status);
  for (const action of ['parentVerify', 'parentReject'])
    expect((await act(laxmi, seen, action, answered('Ours'))).body.code).toBe('VER-412');
  expect(await consentsTo(asked.id)).toEqual([]);
  expect((await take(again, [[laxmi, 'parentVerify', answered('Ours')]])).titleEnglish).toContain(other.english);
});

test('the application cannot be written while it waits for the parent company, nor after its consent', async () => {
  const asked = await askParent(ram);
  const attempts = async (at: typeof asked): Promise<string[]> => {
    const data = { ...at.sections.find(({ key }) => key === 'NAME_DETAILS')?.data, ...groupName() };
    const answers = [
      await saveSection(ram, at, 'NAME_DETAILS', data),
      await saveSection(ram, at, 'OBJECTIVE_DETAILS', { nsicCodes: ['0002'] }),
      await attach(ram, at.id, 'PARENT_CONSENT_LETTER'),
    ];
    return answers.map(({ body }) => `${body.code}`);
  };
  expect(await attempts(asked)).toEqual(['FLOW-409', 'FLOW-409', 'FLOW-409']);
  const consented = await take(asked, [[laxmi, 'parentVerify', answered('Ours')]]);
  expect(await attempts(consented)).toEqual(['FLOW-409', 'FLOW-409', 'FLOW-409']);
  const taken = await take(consented, [[gita, 'claim']]);
  expect(await attempts(taken)).toEqual(['FLOW-409', 'FLOW-409', 'FLOW-409']);
});

// a part sent back alone could be changed and would return to the office without the parent company
test("a filing with a parent company's consent is decided as a whole, so no part is sent back for correction", () => {
  const ofGroup = everyDefinition().filter(({ isOfGroup }) => isOfGroup !== undefined);
  expect(ofGroup.map(({ process }) => process)).toEqual(expect.arrayContaining(['NAME_RESERVATION', 'NAME_CHANGE']));
  expect(ofGroup.filter(({ office: { asAWhole } }) => asAWhole !== true)).toEqual([]);
});

test('a consent counts once: repeating it, with a new key or the old one, enters nothing more', async () => {
  const asked = await askParent(ram);
  const key = randomUUID();
  const once = { ...answered('Ours'), key };
  expect((await act(laxmi, asked, 'parentVerify', once)).status).toBe(200);
  expect((await act(laxmi, asked, 'parentVerify', once)).status).toBe(200);
  for (const action of ['parentVerify', 'parentReject']) {
    const { version } = detailOf(await see(laxmi, asked.id));
    expect((await act(laxmi, asked, action, { ...answered('Again'), version })).body.code).toBe('FLOW-409');
  }
  expect(await consentsTo(asked.id)).toHaveLength(1);
});

test('a consent that was recalled with the filing does not count for the next one', async () => {
  const asked = await askParent(ram);
  const consented = await take(asked, [[laxmi, 'parentVerify', answered('Ours')]]);
  const draft = await take(consented, [[ram, 'recall', { remark: 'Once more' }]]);
  expect(draft.group).toBeNull();
  expect((await act(laxmi, draft, 'parentVerify', answered('Ours'))).status).toBe(404);
  const again = await take(draft, [[ram, 'submit']]);
  expect(again).toMatchObject({ status: 'UNDER_GROUP_APPROVAL', group: { state: 'WAITING', answer: null } });
  expect((await act(gita, again, 'claim')).body.code).toBe('FLOW-409');
  await take(again, [[laxmi, 'parentReject', answered('No longer')]]);
  expect((await consentsTo(asked.id)).length).toBe(1);
});

test('of a consent and a recall at the same time one succeeds', async () => {
  for (let n = 0; n < 3; n++) {
    const asked = await askParent(ram);
    const [consent, recall] = await Promise.all([
      act(laxmi, asked, 'parentVerify', answered('Ours')),
      act(ram, asked, 'recall'),
    ]);
    expect([consent.status, recall.status].filter((status) => status === 200)).toHaveLength(1);
    const { status } = detailOf(await see(ram, asked.id));
    expect(status).toBe(consent.status === 200 ? 'SUBMITTED' : 'DRAFT');
    expect(await consentsTo(asked.id)).toHaveLength(consent.status === 200 ? 1 : 0);
  }
});

test('a refused, discarded or decided filing accepts no consent', async () => {
  const refused = await take(await askParent(ram), [[laxmi, 'parentReject', answered('No')]]);
  expect((await act(laxmi, refused, 'parentVerify', answered('Yes'))).body.code).toBe('FLOW-409');

  const draft = await take(await askParent(ram), [[ram, 'recall']]);
  expect((await act(ram, draft, 'discard')).status).toBe(200);
  expect((await act(laxmi, draft, 'parentVerify', answered('Yes'))).status).toBe(404);

  const decided = await take(await askParent(ram), [
    [laxmi, 'parentVerify', answered('Yes')],
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'reject', { remark: 'Misleading', reasonCode: 'OTHER' }],
  ]);
  for (const action of ['parentVerify', 'parentReject'])
    expect((await act(laxmi, decided, action, answered('Yes'))).body.code).toBe('FLOW-409');
  for (const { id } of [refused, draft]) expect(await consentsTo(id)).toEqual([]);
});

test('a future representative and a representative of another company find no request, also not by its id', async () => {
  const { db } = gateway.platform.database;
  await db
    .insertInto('company_representative')
    .values({ company_id: await companyOf(gateway, '100000'), account_id: puja.userId, since: '2099-01-01' })
    .execute();
  const asked = await askParent(ram);
  for (const id of [asked.id, randomUUID()])
    for (const action of ['parentVerify', 'parentReject'])
      expect((await act(puja, { ...asked, id }, action, answered('Ours'))).status).toBe(404);
  expect((await requestsOf(puja)).items).toEqual([]);
  expect((await see(puja, asked.id)).status).toBe(404);
  // of two requests each gets its own answer
  const other = await askParent(ram);
  await take(other, [[laxmi, 'parentVerify', answered('Only this one')]]);
  expect(detailOf(await see(ram, asked.id)).status).toBe('UNDER_GROUP_APPROVAL');
  expect(await consentsTo(asked.id)).toEqual([]);
});

test('a disabled account cannot consent', async () => {
  await gateway.addAccount({ username: 'third.parent', role: 'PARENT_REPRESENTATIVE' });
  const third = await callerOf(gateway, 'third.parent');
  const { db } = gateway.platform.database;
  await db
    .insertInto('company_representative')
    .values({ company_id: await companyOf(gateway, '100000'), account_id: third.userId, since: '2025-01-01' })
    .execute();
  const asked = await askParent(ram);
  expect((await see(third, asked.id)).status).toBe(200);
  await db.updateTable('account').set({ status: 'DISABLED' }).where('id', '=', third.userId).execute();
  expect((await act(third, asked, 'parentVerify', answered('Ours'))).status).toBe(401);
});

test('a parent company in liquidation cannot consent; one that closes after its consent is handled by the office', async () => {
  const asked = await askParent(ram);
  await setStatus(gateway, '100000', 'IN_LIQUIDATION');
  expect((await act(laxmi, asked, 'parentVerify', answered('Ours'))).body.code).toBe('FLOW-409');
  expect(await consentsTo(asked.id)).toEqual([]);
  await setStatus(gateway, '100000', 'ACTIVE');
  const consented = await take(asked, [
    [laxmi, 'parentVerify', answered('Ours')],
    [gita, 'claim'],
  ]);
  await setStatus(gateway, '100000', 'DEREGISTERED');
  for (const officer of [gita, maya])
    expect(detailOf(await see(officer, consented.id)).group).toMatchObject({
      state: 'CONSENTED',
      parent: { status: 'DEREGISTERED' },
    });
  await setStatus(gateway, '100000', 'ACTIVE');
});

test('a company cannot be the parent company of its own change of name', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const own = await gateway.platform.database.db
    .selectFrom('company')
    .innerJoin('company_type', 'company_type.id', 'company.company_type_id')
    .select(['registration_number', 'company.name_english', 'company.name_nepali', 'parent_company_type'])
    .where('company.id', '=', companyId)
    .executeTakeFirstOrThrow();
  const draft = await filledChange(puja, companyId);
  const first = (name: string): string => name.split(' ')[0] ?? '';
  const { english, nepali } = groupName();
  const named = detailOf(
    await saveSection(puja, draft, 'NAME_DETAILS', {
      suffix: draft.sections.find(({ key }) => key === 'NAME_DETAILS')?.data['suffix'],
      english: english.replace('Triveni', first(own.name_english)),
      nepali: nepali.replace('त्रिवेणी', first(own.name_nepali)),
      ...TRIVENI,
      groupRegistrationNumber: own.registration_number,
      registeredCompanyNameEnglish: own.name_english,
      registeredCompanyNameNepali: own.name_nepali,
      registeredCompanyType: own.parent_company_type,
    }),
  );
  const complete = await withDocument(puja, named, 'PARENT_CONSENT_LETTER');
  expect(await act(puja, complete, 'submit')).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'NAME_DETAILS.groupRegistrationNumber', code: 'GROUP_COMPANY_ITSELF' }] },
  });
  expect((await puja.call('GET', `${APPLICATION}/${named.id}`)).body.data).toMatchObject({ status: 'DRAFT' });
});
