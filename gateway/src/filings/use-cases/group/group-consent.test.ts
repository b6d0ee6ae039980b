import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addCompany } from '../../../../test/company-kit';
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
import { askParent, groupName, see, setStatus, TRIVENI } from '../../../../test/group-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';

let gateway: TestGateway;
let ram: Caller, sita: Caller, laxmi: Caller, gita: Caller, maya: Caller, puja: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  [ram, sita, laxmi, gita, maya, puja] = [
    await callerOf(gateway, 'ram.applicant'),
    await callerOf(gateway, 'sita.applicant'),
    await callerOf(gateway, 'laxmi.parent'),
    await callerOf(gateway, 'gita.operator'),
    await callerOf(gateway, 'maya.approver'),
    await callerOf(gateway, 'puja.representative'),
  ];
});
afterAll(() => gateway?.close());

describe('the answers about the parent company are compared with the register', () => {
  const problemsOf = async (parent: object, name = groupName(), language: 'en' | 'np' = 'en') => {
    const draft = await filledDraft(ram, name, { ...TRIVENI, ...parent });
    const answer = await ram.call(
      'POST',
      `${APPLICATION}/${draft.id}/submit`,
      { version: draft.version, declared: [trueStatement.key] },
      { 'idempotency-key': draft.id, 'accept-language': language },
    );
    expect(answer).toMatchObject({ status: 422, body: { code: 'VAL-422' } });
    return answer.body.errors;
  };

  test('refuses a number that no company has', async () => {
    expect(await problemsOf({ groupRegistrationNumber: '424242' })).toMatchObject([
      { path: 'NAME_DETAILS.groupRegistrationNumber', code: 'GROUP_COMPANY_UNKNOWN' },
    ]);
  });

  test('names and type that differ, all at once and each at its field', async () => {
    expect(
      await problemsOf({
        registeredCompanyNameEnglish: 'Triveni Trading',
        registeredCompanyNameNepali: 'त्रिवेणी व्यापार',
        registeredCompanyType: 'NON_PROFIT',
      }),
    ).toEqual([
      {
        path: 'NAME_DETAILS.registeredCompanyNameNepali',
        code: 'GROUP_NAME_NEPALI_DIFFERS',
        message: expect.stringContaining('त्रिवेणी व्यापार समूह लिमिटेड'),
      },
      {
        path: 'NAME_DETAILS.registeredCompanyNameEnglish',
        code: 'GROUP_NAME_ENGLISH_DIFFERS',
        message: 'In the register the English name of the company with this number is “Triveni Byapar Samuha Limited”',
      },
      {
        path: 'NAME_DETAILS.registeredCompanyType',
        code: 'GROUP_TYPE_DIFFERS',
        message: expect.stringContaining('In the register the type'),
      },
    ]);
  });

  test('refuses when only one of the two names is right', async () => {
    expect(await problemsOf({ registeredCompanyNameNepali: 'सगरमाथा समूह' })).toMatchObject([
      { code: 'GROUP_NAME_NEPALI_DIFFERS' },
    ]);
  });

  test('a company that is not active, in the requested language', async () => {
    await setStatus(gateway, '100000', 'DEREGISTERED');
    const errors = await problemsOf({}, groupName(), 'np');
    await setStatus(gateway, '100000', 'ACTIVE');
    expect(errors).toEqual([
      {
        path: 'NAME_DETAILS.groupRegistrationNumber',
        code: 'GROUP_COMPANY_NOT_ACTIVE',
        message: 'कम्पनी दर्ता किताबमा यो कम्पनी सक्रिय छैन; समूहको मुख्य कम्पनी सक्रिय हुनुपर्छ।',
      },
    ]);
  });

  test('a company without a representative who could consent', async () => {
    const { registrationNumber } = await addCompany(gateway, ram.userId, {
      english: 'Dhorpatan Samuha Limited',
      nepali: 'ढोरपाटन समूह लिमिटेड',
    });
    const { db } = gateway.platform.database;
    await db.deleteFrom('company_representative').where('account_id', '=', ram.userId).execute();
    const { parent_company_type: registeredCompanyType } = await db
      .selectFrom('company_type')
      .innerJoin('company', 'company.company_type_id', 'company_type.id')
      .select('parent_company_type')
      .where('registration_number', '=', registrationNumber)
      .executeTakeFirstOrThrow();
    const { english, nepali } = freeName();
    const parent = {
      groupRegistrationNumber: registrationNumber,
      registeredCompanyNameEnglish: 'Dhorpatan Samuha Limited',
      registeredCompanyNameNepali: 'ढोरपाटन समूह लिमिटेड',
      registeredCompanyType,
    };
    expect(await problemsOf(parent, { english: `Dhorpatan ${english}`, nepali: `ढोरपाटन ${nepali}` })).toMatchObject([
      { path: 'NAME_DETAILS.groupRegistrationNumber', code: 'GROUP_COMPANY_UNREPRESENTED' },
    ]);
  });

  test('a name that does not begin with the word of its group', async () => {
    const draft = await filledDraft(ram, freeName(), TRIVENI);
    expect(await act(ram, draft, 'submit')).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            path: 'NAME_DETAILS.english',
            code: 'GROUP_LEADING_WORD',
            message: 'A name within a group begins with the parent company’s first word, “Triveni”.',
          },
        ],
      },
    });
  });

  test('accepts digits of either script, and names without their legal form', async () => {
    const waiting = await askParent(ram, groupName(), {
      ...TRIVENI,
      groupRegistrationNumber: '१०००००',
      registeredCompanyNameEnglish: 'triveni byapar samuha',
      registeredCompanyNameNepali: 'त्रिवेणी व्यापार समूह',
    });
    expect(waiting.group).toMatchObject({
      state: 'WAITING',
      parent: { registrationNumber: '100000', nameEnglish: 'Triveni Byapar Samuha Limited' },
    });
  });

  test('of two companies with one number the one with the given name is asked', async () => {
    const other = await addCompany(gateway, puja.userId, {
      registrationNumber: '100000',
      english: 'Gandaki Samuha Limited',
      nepali: 'गण्डकी समूह लिमिटेड',
      email: 'gandaki@company.example',
      emailVerified: true,
    });
    const waiting = await askParent(ram);
    await gateway.platform.database.db
      .updateTable('company')
      .set({ registration_number: 'T-OTHER' })
      .where('id', '=', other.id)
      .execute();
    expect(waiting.group?.parent.nameEnglish).toBe('Triveni Byapar Samuha Limited');
    expect((await see(puja, waiting.id)).status).toBe(404);
  });
});

test('the parent company consents, and the application goes to the office', async () => {
  const waiting = await askParent(ram);
  expect(waiting).toMatchObject({
    status: 'UNDER_GROUP_APPROVAL',
    turn: 'PARENT',
    group: { state: 'WAITING', waitingDays: 0, answer: null },
  });
  expect(waiting.group?.words.english[0]).toEqual({ proposed: 'Triveni', existing: 'Triveni', relation: 'SAME' });
  expect(waiting.group?.words.nepali[0]).toEqual({ proposed: 'त्रिवेणी', existing: 'त्रिवेणी', relation: 'SAME' });
  // the applicant is offered the applicant's actions only, none of the parent company's
  expect(waiting.allowedActions.map(({ action }) => action)).toEqual(['recall']);
  expect(
    (await gita.call('POST', 'external/api/desk/claim-next', {}, { 'idempotency-key': 'not-yet' })).body.data,
  ).toEqual({ application: null });

  const seen = detailOf(await see(laxmi, waiting.id));
  expect(seen.allowedActions).toEqual([
    { action: 'parentVerify', allowed: true, remark: 'required' },
    { action: 'parentReject', allowed: true, remark: 'required' },
  ]);
  expect((await act(laxmi, seen, 'parentVerify')).body.errors).toMatchObject([{ path: 'remark' }]);
  const submitted = await take(seen, [[laxmi, 'parentVerify', { remark: 'It is ours' }]]);
  expect(submitted.status).toBe('SUBMITTED');
  const consent = await gateway.platform.database.db
    .selectFrom('group_consent')
    .selectAll()
    .where('application_id', '=', waiting.id)
    .execute();
  expect(consent).toMatchObject([{ account_id: laxmi.userId, remark: 'It is ours' }]);
  // officers and the applicant read the remark of the parent company
  for (const reader of [gita, ram]) {
    expect(detailOf(await see(reader, waiting.id)).group).toMatchObject({
      state: 'CONSENTED',
      applicantSpeaksForParent: false,
      answer: { consented: true, remark: 'It is ours', by: { nameEnglish: 'Laxmi Devi Agrawal' } },
    });
  }
  await take(submitted, [
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
});

test('the parent company refuses: rejected, with its remark, and the name is released', async () => {
  const name = groupName();
  const waiting = await askParent(ram, name);
  expect(detailOf(await see(laxmi, waiting.id)).group?.state).toBe('WAITING');
  const refused = await take(waiting, [[laxmi, 'parentReject', { remark: 'Not of our group' }]]);
  expect(refused).toMatchObject({
    status: 'REJECTED',
    group: { state: 'REFUSED', answer: { consented: false, remark: 'Not of our group' } },
  });
  expect((await act(laxmi, refused, 'parentVerify', { remark: 'After all' })).body.code).toBe('FLOW-409');
  await take(await filledDraft(sita, name), [[sita, 'submit']]);
});

test('the name is held while the parent company decides', async () => {
  const name = groupName();
  await askParent(ram, name);
  expect(await act(sita, await filledDraft(sita, name), 'submit')).toMatchObject({
    status: 409,
    body: { code: 'NAME-409' },
  });
});

test('the applicant may recall and change it while the parent company decides', async () => {
  const name = groupName();
  const waiting = await askParent(ram, name);
  const draft = await take(waiting, [[ram, 'recall']]);
  expect(draft).toMatchObject({ status: 'DRAFT', group: null });
  expect((await see(laxmi, waiting.id)).status).toBe(404);
  expect((await act(laxmi, draft, 'parentVerify', { remark: 'Too late' })).status).toBe(404);
  const data = { ...draft.sections.find(({ key }) => key === 'NAME_DETAILS')?.data, isPartOfGroup: false };
  const alone = detailOf(await saveSection(ram, draft, 'NAME_DETAILS', data));
  expect(await take(alone, [[ram, 'submit']])).toMatchObject({ status: 'SUBMITTED', group: null });
});

describe('filed again after a refusal', () => {
  const again = (caller: Caller, copyOf: string, key = copyOf) =>
    caller.call('POST', APPLICATION, { processName: 'NAME_RESERVATION', copyOf }, { 'idempotency-key': key });

  test('the answers and the letter are copied, and the consent can be requested again', async () => {
    const { id } = await take(await askParent(ram), [[laxmi, 'parentReject', { remark: 'The letter is unsigned' }]]);
    const refused = detailOf(await see(ram, id));
    const draft = detailOf(await again(ram, refused.id));
    expect(draft).toMatchObject({
      status: 'DRAFT',
      applicationNumber: null,
      titleEnglish: refused.titleEnglish,
      titleNepali: refused.titleNepali,
    });
    expect(draft.sections.map(({ key, data }) => [key, data])).toEqual(
      refused.sections.map(({ key, data }) => [key, data]),
    );
    expect(detailOf(await again(ram, refused.id)).id).toBe(draft.id); // the same key returns the same draft
    expect(await take(draft, [[ram, 'submit']])).toMatchObject({
      status: 'UNDER_GROUP_APPROVAL',
      group: { state: 'WAITING', answer: null },
    });
    expect(detailOf(await see(ram, refused.id))).toMatchObject({ status: 'REJECTED' });
  });

  test('an application of another user, or one that is not rejected, is not copied', async () => {
    const refused = await take(await askParent(ram), [[laxmi, 'parentReject', { remark: 'No' }]]);
    for (const other of [sita, puja])
      expect((await again(other, refused.id, `${refused.id}-${other.username}`)).status).toBe(404);
    expect((await again(ram, (await askParent(ram)).id)).body.code).toBe('FLOW-409');
  });
});
