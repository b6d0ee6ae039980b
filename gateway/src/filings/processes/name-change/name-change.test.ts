import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { companyFinderAnswerSchema } from '@registrar/domain/calls/companies';
import { companyRecordSchema } from '@registrar/domain/calls/company-record';
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
  type TestName,
} from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { payFor } from '../../../../test/money-kit';
import { filledChange, settledCompany, verifiedChange } from '../../../../test/name-change-kit';
import { newKey } from '../../../../test/representation-kit';
import { addNameEntries } from '../../../names/name-index';
import { dayInNepal } from '../../../platform/clock';
import { applyChanges } from '../../../register/apply-changes';

const DAY = 86_400_000;
const FIVE_YEARS = (366 * 5 + 2) * DAY;
let gateway: TestGateway;
let ram: Caller, puja: Caller, gita: Caller, maya: Caller, krishna: Caller, rita: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  await signIn();
});
afterAll(() => gateway?.close());

/** Signs in again, because the clock moves by more than a session lasts. */
async function signIn(): Promise<void> {
  ram = await callerOf(gateway, 'ram.applicant');
  puja = await callerOf(gateway, 'puja.representative');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
  rita = await callerOf(gateway, 'rita.revenue');
}

const companyRow = (id: string) =>
  gateway.platform.database.db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const holdersOf = (id: string) =>
  gateway.platform.database.db
    .selectFrom('name_entry')
    .select(['kind', 'name_english'])
    .where('holder_id', '=', id)
    .orderBy('kind')
    .execute();
const desk = () => ({ applicant: puja, operator: gita, revenue: rita });
const verified = (companyId: string, name?: TestName) => verifiedChange(desk(), companyId, name);
const approved = async (companyId: string, name?: TestName) =>
  detailOf(await act(maya, await verified(companyId, name), 'approve'));
const reserve = async (name: TestName) => act(ram, await filledDraft(ram, name), 'submit');

test('from the draft to the register: new names; the former ones are in the history and still protected', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const before = await companyRow(companyId);
  const name = freeName();
  const draft = await filledChange(puja, companyId, name);
  expect(draft.sections.find(({ key }) => key === 'CURRENT_COMPANY')).toMatchObject({
    validity: 'VALID',
    data: {
      companyRegNo: before.registration_number,
      registeredCompanyNameEnglish: before.name_english,
      registeredCompanyNameNepali: before.name_nepali,
    },
  });
  expect(draft).toMatchObject({ processName: 'NAME_CHANGE', titleEnglish: expect.stringContaining(name.english) });

  const submitted = detailOf(await act(puja, draft, 'submit'));
  expect(submitted).toMatchObject({ status: 'SUBMITTED', applicationNumber: expect.stringMatching(/^NC-/) });
  expect(await reserve(name)).toMatchObject({ status: 409, body: { code: 'NAME-409' } });

  const paid = await payFor(desk(), await take(submitted, [[gita, 'claim']]));
  const done = await take(paid, [
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  expect(done.status).toBe('APPROVED');
  const after = await companyRow(companyId);
  expect(after).toMatchObject({
    name_english: done.titleEnglish,
    name_nepali: done.titleNepali,
    version: before.version + 1,
  });
  const history = await gateway.platform.database.db
    .selectFrom('company_former_name')
    .selectAll()
    .where('company_id', '=', companyId)
    .execute();
  expect(history).toEqual([
    expect.objectContaining({
      name_english: before.name_english,
      name_nepali: before.name_nepali,
      application_id: done.id,
      restored_on: null,
    }),
  ]);
  expect(await holdersOf(companyId)).toEqual([
    { kind: 'COMPANY', name_english: done.titleEnglish },
    { kind: 'OLD_NAME', name_english: before.name_english },
  ]);
  expect(await holdersOf(done.id)).toEqual([]);

  expect(
    await reserve({ english: before.name_english.replace(/ (Private )?Limited$/, ''), nepali: freeName().nepali }),
  ).toMatchObject({ status: 409, body: { code: 'NAME-409' } });
  expect(await reserve(name)).toMatchObject({ status: 409, body: { code: 'NAME-409' } });
});

test('the register shows the name of each day, also after the change is revoked', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const { db } = gateway.platform.database;
  await db
    .updateTable('company')
    .set({ created_at: new Date(gateway.clock.now().getTime() - 10 * DAY) })
    .where('id', '=', companyId)
    .execute();
  const before = await companyRow(companyId);
  const nameOn = async (daysAgo: number): Promise<string> => {
    const on = dayInNepal(new Date(gateway.clock.now().getTime() - daysAgo * DAY));
    return companyRecordSchema.parse(
      (await gateway.call('GET', `external/api/company/${companyId}/record?on=${on}`)).body.data,
    ).name.nameEnglish;
  };
  const done = await approved(companyId);
  expect([await nameOn(1), await nameOn(0)]).toEqual([before.name_english, done.titleEnglish]);
  const entries = await db
    .selectFrom('register_entry')
    .select(['before', 'after', 'application_id', 'effective_on'])
    .where('company_id', '=', companyId)
    .where('aspect', '=', 'NAME')
    .where('application_id', 'is not', null)
    .execute();
  expect(entries).toEqual([
    {
      before: { nameEnglish: before.name_english, nameNepali: before.name_nepali },
      after: { nameEnglish: done.titleEnglish, nameNepali: done.titleNepali },
      application_id: done.id,
      effective_on: dayInNepal(gateway.clock.now()),
    },
  ]);

  await act(krishna, done, 'revoke', { reasonCode: 'COURT_ORDER', remark: 'By order of the court.' });
  expect([await nameOn(1), await nameOn(0)]).toEqual([before.name_english, before.name_english]);
});

test('a former name is free for the company itself at once, and for others after its years', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const [first, second] = [freeName(), freeName()];
  await approved(companyId, first);
  await approved(companyId, second);
  expect(await reserve(first)).toMatchObject({ status: 409 });
  expect((await approved(companyId, first)).status).toBe('APPROVED');

  gateway.clock.advance(FIVE_YEARS);
  try {
    ram = await callerOf(gateway, 'ram.applicant');
    expect((await reserve(second)).status).toBe(200);
    expect((await reserve(first)).status).toBe(409);
  } finally {
    gateway.clock.advance(-FIVE_YEARS);
    await signIn();
  }
});

test('only users who may file for the company, and only for a company', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  expect(await ram.call('POST', APPLICATION, { processName: 'NAME_CHANGE', companyId }, newKey())).toMatchObject({
    status: 404,
  });
  expect(await puja.call('POST', APPLICATION, { processName: 'NAME_CHANGE' }, newKey())).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'companyId' }] },
  });
  const draft = await filledChange(puja, companyId);
  expect((await ram.call('GET', `${APPLICATION}/${draft.id}`)).status).toBe(404);
  expect((await act(ram, draft, 'submit')).status).toBe(404);
});

test('a submission is checked against the register and the calendar', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const company = await companyRow(companyId);
  const draft = await filledChange(puja, companyId);
  const current = draft.sections.find(({ key }) => key === 'CURRENT_COMPANY')?.data ?? {};
  const wrong = detailOf(await saveSection(puja, draft, 'CURRENT_COMPANY', { ...current, companyRegNo: '1' }));
  expect((await act(puja, wrong, 'submit')).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'CURRENT_COMPANY.companyRegNo', code: 'COMPANY_DIFFERS_FROM_REGISTER' }],
  });
  const late = detailOf(
    await saveSection(puja, wrong, 'CHANGE_DECISION', {
      reason: 'x',
      meeting: 'GENERAL_MEETING',
      decision: 'y',
      resolutionOn: '2030-01-01',
    }),
  );
  expect((await act(puja, late, 'submit')).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'CHANGE_DECISION.resolutionOn', code: 'RESOLUTION_IN_FUTURE' }],
  });

  const other = await settledCompany(gateway, [puja]);
  const bare = (name: string): string => name.replace(/ (Private )?Limited$/, '').replace(/ (प्राइभेट )?लिमिटेड$/, '');
  const own = await companyRow(other);
  const same = await filledChange(puja, other, { english: bare(own.name_english), nepali: bare(own.name_nepali) });
  expect((await act(puja, same, 'submit')).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ code: 'NAME_UNCHANGED' }],
  });

  const third = await settledCompany(gateway, [puja]);
  const taken = await filledChange(puja, third, {
    english: bare(company.name_english),
    nepali: bare(company.name_nepali),
  });
  expect(await act(puja, taken, 'submit')).toMatchObject({ status: 409, body: { code: 'NAME-409' } });
});

test('documents are required before the submission', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const draft = detailOf(await puja.call('POST', APPLICATION, { processName: 'NAME_CHANGE', companyId }, newKey()));
  const named = detailOf(
    await saveSection(puja, draft, 'NAME_DETAILS', {
      ...freeName(),
      suffix: draft.sections.find(({ key }) => key === 'NAME_DETAILS')?.data['suffix'],
    }),
  );
  const decided = detailOf(
    await saveSection(puja, named, 'CHANGE_DECISION', {
      reason: 'x',
      meeting: 'GENERAL_MEETING',
      decision: 'y',
      resolutionOn: '2026-11-01',
    }),
  );
  const answer = await act(puja, decided, 'submit');
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual(
    expect.arrayContaining(
      ['DOCUMENTS.SPECIAL_RESOLUTION', 'DOCUMENTS.ORIGINAL_CERTIFICATE'].map((path) =>
        expect.objectContaining({ path }),
      ),
    ),
  );
});

test('a second change of the same company waits for the first', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const first = detailOf(await act(puja, await filledChange(puja, companyId), 'submit'));
  expect(await puja.call('POST', APPLICATION, { processName: 'NAME_CHANGE', companyId }, newKey())).toMatchObject({
    status: 423,
    body: {
      code: 'BLK-423',
      message: expect.stringContaining(first.applicationNumber ?? 'its number'),
      blocker: { code: 'ASPECT_CONFLICT' },
    },
  });
  await take(await payFor(desk(), await take(first, [[gita, 'claim']])), [
    [gita, 'verify'],
    [maya, 'reject', { reasonCode: 'TOO_SIMILAR', remark: 'Too near another name.' }],
  ]);
  expect((await act(puja, await filledChange(puja, companyId), 'submit')).status).toBe(200);
});

test('two approvals at once: the register is changed once', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const waiting = await verified(companyId);
  const answers = await Promise.all([act(maya, waiting, 'approve'), act(krishna, waiting, 'approve')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await holdersOf(companyId)).map(({ kind }) => kind)).toEqual(['COMPANY', 'OLD_NAME']);
});

test('a name that was taken meanwhile is refused, and the register is unchanged', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const before = await companyRow(companyId);
  const name = freeName();
  const waiting = await verified(companyId, name);
  const elsewhere = await settledCompany(gateway, []);
  await addNameEntries(gateway.platform.database.db, [{ kind: 'COMPANY', holderId: elsewhere, ...name }]);
  expect(await act(maya, waiting, 'approve')).toMatchObject({ status: 409, body: { code: 'NAME-409' } });
  expect(await companyRow(companyId)).toEqual(before);
  await gateway.platform.database.db
    .deleteFrom('name_entry')
    .where('holder_id', '=', elsewhere)
    .where('name_english', '=', name.english)
    .execute();
});

test('a company that has another name by now is not renamed', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const waiting = await verified(companyId);
  await gateway.platform.runUnitOfWork((unit) =>
    applyChanges(
      unit,
      { companyId, applicationId: null, effectiveOn: dayInNepal(unit.now) },
      {
        entries: [
          { aspect: 'NAME', after: { nameEnglish: 'Renamed Elsewhere Limited', nameNepali: 'अन्यत्र फेरिएको लिमिटेड' } },
        ],
      },
    ),
  );
  expect(await act(maya, waiting, 'approve')).toMatchObject({ status: 409, body: { code: 'FLOW-409' } });
  const read = detailOf(await maya.call('GET', `${APPLICATION}/${waiting.id}`));
  expect(read.allowedActions).toContainEqual(
    expect.objectContaining({
      action: 'approve',
      allowed: false,
      reason: expect.objectContaining({ code: 'COMPANY_VERSION_COMPATIBLE' }),
    }),
  );
});

test('the verifier and a representative of the company cannot decide', async () => {
  const companyId = await settledCompany(gateway, [puja, maya]);
  const waiting = await verified(companyId);
  expect((await act(maya, waiting, 'approve')).status).toBe(403);
  expect((await act(gita, waiting, 'approve')).status).toBe(403);
  expect((await act(krishna, waiting, 'approve')).status).toBe(200);
});

test('a company is found by its former name, and its card shows it; after a revocation by the name of the change', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const before = await companyRow(companyId);
  const cardBy = async (name: string) =>
    companyFinderAnswerSchema
      .parse((await gateway.call('GET', `external/api/company/search?name=${encodeURIComponent(name)}`)).body.data)
      .items.find(({ id }) => id === companyId);
  const recorded = async () =>
    companyRecordSchema
      .parse((await gateway.call('GET', `external/api/company/${companyId}/record`)).body.data)
      .formerNames.map(({ nameEnglish }) => nameEnglish);
  const done = await approved(companyId);
  for (const name of [before.name_english, before.name_nepali]) {
    expect(await cardBy(name)).toMatchObject({
      nameEnglish: done.titleEnglish,
      formerNames: [{ nameEnglish: before.name_english, nameNepali: before.name_nepali }],
    });
  }
  expect(await recorded()).toEqual([before.name_english]);
  await act(krishna, done, 'revoke', { reasonCode: 'COURT_ORDER', remark: 'By order of the court.' });
  expect(await cardBy(done.titleNepali)).toMatchObject({
    nameEnglish: before.name_english,
    formerNames: [{ nameEnglish: done.titleEnglish }],
  });
  expect(await recorded()).toEqual([done.titleEnglish]);
});

test('revoked: the company has its former name again, and the history has both', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const before = await companyRow(companyId);
  const done = await approved(companyId);
  const revoked = detailOf(
    await act(krishna, done, 'revoke', { reasonCode: 'COURT_ORDER', remark: 'By order of the court.' }),
  );
  expect(revoked.status).toBe('REJECTED');
  expect(await companyRow(companyId)).toMatchObject({
    name_english: before.name_english,
    name_nepali: before.name_nepali,
  });
  expect(await holdersOf(companyId)).toEqual([
    { kind: 'COMPANY', name_english: before.name_english },
    { kind: 'OLD_NAME', name_english: done.titleEnglish },
  ]);

  const first = await approved(companyId);
  await approved(companyId);
  expect(await act(krishna, first, 'revoke', { reasonCode: 'OTHER', remark: 'Too late.' })).toMatchObject({
    status: 409,
  });
});

test('not revoked: the former name was requested by another applicant after its years', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const [first, second] = [freeName(), freeName()];
  await approved(companyId, first);
  const changed = await approved(companyId, second);
  const before = await companyRow(companyId);
  gateway.clock.advance(FIVE_YEARS);
  try {
    await signIn();
    expect((await reserve(first)).status).toBe(200);
    expect(
      await act(krishna, changed, 'revoke', { reasonCode: 'COURT_ORDER', remark: 'By order of the court.' }),
    ).toMatchObject({ status: 409, body: { code: 'NAME-409', message: expect.stringContaining('former name') } });
    expect(await companyRow(companyId)).toEqual(before);
  } finally {
    gateway.clock.advance(-FIVE_YEARS);
    await signIn();
  }
});

test('officers see similar names with their holders, word by word; the company’s own names are left out', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const own = await companyRow(companyId);
  const bare = own.name_english.replace(/ (Private )?Limited$/, '');
  const bareNepali = own.name_nepali.replace(/ (प्राइभेट )?लिमिटेड$/, '');
  const draft = await filledChange(puja, companyId, { english: `${bare} House`, nepali: `${bareNepali} हाउस` });
  expect(draft.conflicts).toBeNull();
  const submitted = detailOf(await act(puja, draft, 'submit'));
  const seen = detailOf(await gita.call('GET', `${APPLICATION}/${submitted.id}`));
  expect(seen.conflicts?.map(({ id }) => id)).not.toContain(companyId);

  const near = await filledDraft(ram, { english: `${bare} Home`, nepali: `${bareNepali} होम` });
  const answer = await act(ram, near, 'submit');
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const conflict = detailOf(await gita.call('GET', `${APPLICATION}/${near.id}`)).conflicts?.find(
    ({ id }) => id === companyId,
  );
  expect(conflict).toMatchObject({
    kind: 'COMPANY',
    holder: {
      companyId,
      registrationNumber: own.registration_number,
      status: 'ACTIVE',
      registeredOn: own.registered_on,
    },
  });
  expect(conflict?.words.english[0]).toMatchObject({
    proposed: bare.split(' ')[0],
    existing: bare.split(' ')[0],
    relation: 'SAME',
  });
  expect(conflict?.words.nepali.length).toBeGreaterThan(1);
});

test("a rejected change that is filed again has the company's present name", async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const name = freeName();
  const rejected = await take(await verified(companyId, name), [
    [maya, 'reject', { reasonCode: 'OBJECTIVE_DOES_NOT_FIT', remark: 'Not like this.' }],
  ]);
  const meanwhile = await approved(companyId);
  const draft = detailOf(
    await puja.call('POST', APPLICATION, { processName: 'NAME_CHANGE', copyOf: rejected.id }, newKey()),
  );
  const dataOf = (key: string) => draft.sections.find((section) => section.key === key)?.data;
  expect(dataOf('CURRENT_COMPANY')).toMatchObject({
    registeredCompanyNameEnglish: meanwhile.titleEnglish,
    registeredCompanyNameNepali: meanwhile.titleNepali,
  });
  expect(dataOf('NAME_DETAILS')).toMatchObject(name);
  expect(detailOf(await act(puja, draft, 'submit')).status).toBe('SUBMITTED');
});
