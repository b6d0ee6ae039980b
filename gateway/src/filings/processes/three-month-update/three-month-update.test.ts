import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import { companyRecordSchema } from '@registrar/domain/calls/company-record';
import { deadlineListSchema } from '@registrar/domain/calls/deadlines';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { validationMessage, type ValidationCode } from '@registrar/domain/messages';
import { filedItems, type Answers } from '@registrar/domain/processes';
import { nonProfit, twoOwners } from '@registrar/domain/testing/registration-examples';
import { filedRegistration } from '../../../../test/awaiting-approval-kit';
import { documentsOf } from '../../../../test/documents-kit';
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
import {
  addressOf,
  AUDITOR,
  byPaper,
  codeFor,
  completeReturn,
  DISCLOSED,
  DISCLOSURES,
  disclosuresOf,
  linksOf,
  sentLink,
  signByLink,
} from '../../../../test/initial-return-kit';
import { acceptDocuments, addItem, deleteItem, readDetail } from '../../../../test/registration-kit';
import { dayInNepal } from '../../../platform/clock';
import { enterInRegister } from '../../../register/entries/enter';

const DAY = 86_400_000;
const SECOND = 'binod@makalu.example';
/** The PAN of the first owner; that of the second is not known. */
const OWN_PAN = '301111118';
const ADDRESSES = ['asha@makalu.example', SECOND];
let gateway: TestGateway;
let puja: Caller, kiran: Caller, gita: Caller, maya: Caller, krishna: Caller;
const companies: string[] = [];

/** Two owners on the board, each with their own address. */
const owners = () => {
  const frame = twoOwners();
  const items = filedItems(frame, 'BOD_DETAILS').map((item, at) =>
    at === 0 ? item : { ...item, data: { ...item.data, email: SECOND, phoneNo: '9841000002' } },
  );
  const holders = filedItems(frame, 'SHAREHOLDER').map((item, at) =>
    at === 0
      ? { ...item, data: { ...item.data, person: { ...Object(item.data['person']), panNumber: OWN_PAN } } }
      : item,
  );
  return { ...frame, answers: { ...frame.answers, SHAREHOLDER: { items: holders }, BOD_DETAILS: { items } } };
};

beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.clock.moveTo(new Date('2026-11-14T06:00:00Z'));
  const applicant = await gateway.addAccount({ username: 'puja.returns' });
  const verifier = await gateway.addAccount({ username: 'gita.returns', role: 'OPERATOR' });
  await gateway.addAccount({ username: 'kiran.returns', role: 'COMPANY_REPRESENTATIVE' });
  await gateway.addAccount({ username: 'maya.returns', role: 'APPROVER_1' });
  await gateway.addAccount({ username: 'krishna.returns', role: 'APPROVER_2' });
  const registrar = await callerOf(gateway, 'krishna.returns');
  for (const frame of [...Array.from({ length: 9 }, owners), nonProfit()]) {
    const filing = await filedRegistration(gateway.platform, frame, { applicant, verifier });
    expect(await act(registrar, filing, 'approve')).toMatchObject({ status: 200 });
    companies.push(
      (await db().selectFrom('company').select('id').where('registered_by', '=', filing.id).executeTakeFirstOrThrow())
        .id,
    );
  }
  gateway.clock.moveTo(new Date('2026-11-24T06:00:00Z'));
  [puja, kiran, gita, maya, krishna] = [
    await callerOf(gateway, 'puja.returns'),
    await callerOf(gateway, 'kiran.returns'),
    await callerOf(gateway, 'gita.returns'),
    await callerOf(gateway, 'maya.returns'),
    await callerOf(gateway, 'krishna.returns'),
  ];
}, 180_000);
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const registered = (): string => {
  const id = companies.shift();
  if (id === undefined) throw new Error('No company is left');
  return id;
};
const openBy = (by: Caller, companyId: string, more: object = {}) =>
  by.call('POST', APPLICATION, { processName: 'THREE_MONTH_UPDATE', companyId, ...more }, newKey());
const open = async (companyId: string) => detailOf(await openBy(puja, companyId));
const sectionOf = (detail: ApplicationDetail, key: string) => detail.sections.find((section) => section.key === key);
const recordOf = async (companyId: string, on = '') =>
  companyRecordSchema.parse((await puja.call('GET', `external/api/company/${companyId}/record${on}`)).body.data);
const entriesOf = (applicationId: string) =>
  db()
    .selectFrom('register_entry')
    .select(['aspect', 'subject_id', 'after', 'happened_on'])
    .where('application_id', '=', applicationId)
    .orderBy('aspect')
    .orderBy('revision')
    .orderBy('id')
    .execute();
const dueOf = async (companyId: string, by = puja) =>
  deadlineListSchema
    .parse((await by.call('GET', 'external/api/deadline')).body.data)
    .filter((one) => one.companyId === companyId && one.kind === 'THREE_MONTH_UPDATE');

async function allFromPaper(draft: ApplicationDetail): Promise<ApplicationDetail> {
  for (const item of await disclosuresOf(puja, draft)) await byPaper(puja, draft, item);
  return completeReturn(puja, await readDetail(puja, draft.id));
}

async function verified(draft: ApplicationDetail): Promise<ApplicationDetail> {
  const claimed = await take(draft, [
    [puja, 'submit'],
    [gita, 'claim'],
  ]);
  await acceptDocuments(gita, claimed.id);
  return take(await readDetail(gita, claimed.id), [[gita, 'verify']]);
}

test('an initial return with one disclosure by link and one from paper is approved: auditor and disclosures are entered, the day before has neither, and the deadline is met', async () => {
  const company = registered();
  expect(await dueOf(company)).toMatchObject([
    { dueOn: '2027-02-11', link: `/post-amendment/add-new?company=${company}#THREE_MONTH_UPDATE` },
  ]);
  const draft = await open(company);
  // data of the register is prefilled
  expect(sectionOf(draft, 'ADDRESS_CONFIRMATION')?.data).toMatchObject({
    office: { addressEnglish: expect.stringContaining('Baneshwor') },
    contact: { email: 'office@makalu.example' },
  });
  expect(sectionOf(draft, 'SHARE_RECORD')?.data).toMatchObject({
    record: { issuedShares: 1_000, holders: 2, heldShares: 1_000, reservedShares: 0, amountOutstanding: 0 },
  });
  const [first, second] = await disclosuresOf(puja, draft);
  if (!first || !second) throw new Error('Two directors');
  expect([first.titleEnglish, first.errors.map(({ code }) => code)]).toEqual([
    'Asha Shrestha',
    ['DISCLOSURE_WAY_REQUIRED'],
  ]);

  expect(await signByLink(gateway, puja, draft, first, ADDRESSES)).toMatchObject({
    state: 'SIGNED',
    signedAt: expect.any(String),
  });
  await byPaper(puja, draft, second);
  const complete = await completeReturn(puja, await readDetail(puja, draft.id), {
    ADDRESS_CONFIRMATION: {
      office: { isRight: 'YES' },
      contact: { phoneNo: '014999999', email: 'office@makalu.example' },
    },
  });
  // the disclosure from paper requires its document
  const places = documentsOf(await puja.call('GET', `${APPLICATION}/${draft.id}/document`)).places.map(
    ({ key }) => key,
  );
  expect(places.filter((key) => key.startsWith('DISCLOSURE_PAPER'))).toEqual([`DISCLOSURE_PAPER:${second.id}`]);
  const waiting = await verified(complete);
  expect(await dueOf(company)).toEqual([]);
  const done = await take(waiting, [[maya, 'approve']]);

  const entries = await entriesOf(done.id);
  expect(entries.map(({ aspect }) => aspect)).toEqual(['AUDITOR', 'DISCLOSURE', 'DISCLOSURE', 'REGISTERED_OFFICE']);
  expect(entries[0]).toMatchObject({
    happened_on: '2026-11-22',
    after: { nameEnglish: 'Nirmala Khadka', details: { panNumber: AUDITOR['panNumber'], udin: AUDITOR['udin'] } },
  });
  const of = (item: { data: Readonly<Record<string, unknown>> }) =>
    entries.find(({ aspect, subject_id }) => aspect === 'DISCLOSURE' && subject_id === item.data['registeredId']);
  expect(of(first)).toMatchObject({
    happened_on: '2026-11-24',
    after: { details: { ...DISCLOSED, way: 'LINK', signature: { channel: 'EMAIL', contact: 'REGISTER' } } },
  });
  expect(of(second)).toMatchObject({ happened_on: '2026-11-23', after: { details: { way: 'PAPER' } } });
  const yesterday = dayInNepal(new Date(gateway.clock.now().getTime() - DAY));
  expect([(await recordOf(company)).auditors, (await recordOf(company, `?on=${yesterday}`)).auditors]).toMatchObject([
    [{ nameEnglish: 'Nirmala Khadka' }],
    [],
  ]);
  expect(await db().selectFrom('company').select('phone').where('id', '=', company).executeTakeFirst()).toEqual({
    phone: '014999999',
  });
  expect(await db().selectFrom('letter').select('kind').where('application_id', '=', done.id).execute()).toEqual([
    { kind: 'RECORD_LETTER' },
  ]);

  // revoked, it must be filed again, and nothing is deleted
  await take(await readDetail(krishna, done.id), [
    [krishna, 'revoke', { remark: 'Decided in error.', reasonCode: 'OTHER' }],
  ]);
  expect((await recordOf(company)).auditors).toEqual([]);
  expect(await dueOf(company)).toHaveLength(1);
}, 180_000);

test('sent back for a correction, a director is asked again by link: the former signature does not count', async () => {
  const draft = await open(registered());
  const [first, second] = await disclosuresOf(puja, draft);
  if (!first || !second) throw new Error('Two directors');
  await signByLink(gateway, puja, draft, first, ADDRESSES);
  await byPaper(puja, draft, second);
  const claimed = await take(await completeReturn(puja, await readDetail(puja, draft.id)), [
    [puja, 'submit'],
    [gita, 'claim'],
  ]);
  // while the office has it, links can neither be signed nor sent
  expect((await puja.call('POST', `${APPLICATION}/${draft.id}/disclosure/${first.id}/send`, {})).status).toBe(409);
  expect(
    (
      await gita.call('POST', `${APPLICATION}/${claimed.id}/pin`, {
        path: `${DISCLOSURES}.${first.id}.dealings.remark`,
        remark: 'Say which shares.',
      })
    ).status,
  ).toBe(200);
  await acceptDocuments(gita, claimed.id);
  const back = await take(await readDetail(gita, claimed.id), [
    [gita, 'sendForCorrection', { remark: 'One disclosure is not clear.' }],
  ]);
  gateway.clock.advance(10 * 60_000);
  expect((await puja.call('POST', `${APPLICATION}/${draft.id}/disclosure/${second.id}/send`, {})).status).toBe(409);
  expect((await puja.call('POST', `${APPLICATION}/${draft.id}/disclosure/${first.id}/send`, {})).status).toBe(200);
  expect((await disclosuresOf(puja, draft)).find(({ id }) => id === first.id)).toMatchObject({
    errors: [{ path: 'way', code: 'DISCLOSURE_UNSIGNED' }],
  });
  const address = await addressOf(puja, draft, first, ADDRESSES);
  const link = await sentLink(gateway, address);
  const otp = await codeFor(gateway, link, address);
  expect(
    (await link.sign(otp, { dealings: { answer: 'YES', remark: 'A hundred shares of this company.' } })).status,
  ).toBe(200);
  expect(back.status).toBe('SEND_FOR_CORRECTION');
  expect((await disclosuresOf(puja, draft)).find(({ id }) => id === first.id)).toMatchObject({
    validity: 'VALID',
    data: { dealings: { answer: 'YES' } },
  });
}, 180_000);

test('two representatives file at once: one draft is opened, of two approvals one counts', async () => {
  const company = registered();
  await db()
    .insertInto('company_representative')
    .values({ company_id: company, account_id: kiran.userId, since: '2026-11-14' })
    .execute();
  const answers = await Promise.all([openBy(puja, company), openBy(kiran, company)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { id } = detailOf(answers.find(({ status }) => status === 200) ?? answers[0]);
  const ready = await allFromPaper(await readDetail(puja, id));
  const handedIn = await Promise.all([act(puja, ready, 'submit'), act(kiran, ready, 'submit')]);
  expect(handedIn.filter(({ status }) => status === 200)).toHaveLength(1);
  // while the first one is undecided a second one is refused
  expect((await openBy(kiran, company)).body).toMatchObject({ code: 'BLK-423' });
}, 180_000);

test('a board and an address that change meanwhile are taken over before the submission: a former director is not asked, a new one is', async () => {
  const company = registered();
  const draft = await allFromPaper(await open(company));
  const [gone] = await disclosuresOf(puja, draft);
  const { after } = await db()
    .selectFrom('register_entry')
    .select('after')
    .where('company_id', '=', company)
    .where('aspect', '=', 'REGISTERED_OFFICE')
    .executeTakeFirstOrThrow();
  const came = gateway.platform.newId(gateway.clock.now());
  await gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId: company, applicationId: null, effectiveOn: dayInNepal(unit.now) }, [
      { aspect: 'DIRECTOR', subjectId: String(gone?.data['registeredId']), after: null },
      {
        aspect: 'DIRECTOR',
        subjectId: came,
        after: {
          nameEnglish: 'Dipa Rai',
          nameNepali: 'दीपा राई',
          independent: false,
          since: '2026-11-24',
          until: null,
          details: { email: 'dipa@makalu.example' },
        },
      },
      {
        aspect: 'REGISTERED_OFFICE',
        after: { ...Object(after), addressEnglish: 'New Road 1, Kathmandu', addressNepali: 'न्युरोड १, काठमाडौं' },
      },
    ]),
  );
  expect((await act(puja, await readDetail(puja, draft.id), 'submit')).status).toBe(409);
  // without a choice: the confirmed data is the register's
  const taken = detailOf(
    await act(puja, await readDetail(puja, draft.id), 'takeCompanyVersion', { take: [] } as object),
  );
  const now = await disclosuresOf(puja, draft);
  expect(now.map(({ titleEnglish, validity }) => [titleEnglish, validity])).toEqual([
    ['Asha Shrestha', 'VALID'],
    ['Dipa Rai', 'INVALID'],
  ]);
  expect(sectionOf(taken, 'ADDRESS_CONFIRMATION')).toMatchObject({
    data: { office: { addressEnglish: 'New Road 1, Kathmandu' } },
    errors: [{ path: 'office.isRight', code: 'ADDRESS_CONFIRMATION_REQUIRED' }],
  });
}, 180_000);

test('rejected, it stays due, and the next one starts with the same answers, confirmed and signed again', async () => {
  const company = registered();
  const draft = await open(company);
  const [first, second] = await disclosuresOf(puja, draft);
  if (!first || !second) throw new Error('Two directors');
  await signByLink(gateway, puja, draft, first, ADDRESSES);
  await byPaper(puja, draft, second);
  const rejected = await take(await verified(await completeReturn(puja, await readDetail(puja, draft.id))), [
    [maya, 'reject', { remark: 'The auditor has not accepted.', reasonCode: 'WRONG_INFORMATION' }],
  ]);
  expect(await dueOf(company)).toHaveLength(1);
  const again = detailOf(await openBy(puja, company, { copyOf: rejected.id }));
  expect(sectionOf(again, 'AUDITOR')?.data).toMatchObject({ licenceNumber: 'CA-1234' });
  expect(sectionOf(again, 'SHARE_RECORD')?.errors.map(({ code }) => code)).toEqual(['SHARE_RECORD_UNCONFIRMED']);
  expect(
    (await disclosuresOf(puja, again)).map(({ data, errors }) => [data['way'], errors.map(({ code }) => code)]),
  ).toEqual([
    ['LINK', ['DISCLOSURE_UNSIGNED']],
    ['PAPER', []],
  ]);
  expect(await linksOf(puja, again)).toMatchObject([{ state: 'NOT_SENT' }]);
}, 180_000);

test('a company without shares is not asked for a record of shares', async () => {
  const company = companies.pop() ?? '';
  const draft = await open(company);
  expect(draft.sections.map(({ key }) => key)).toEqual(['ADDRESS_CONFIRMATION', 'AUDITOR', DISCLOSURES, 'MINUTES']);
});

describe('submitted late', () => {
  test('the fine is invoiced once, among the fines of the company, and the return itself is free', async () => {
    const company = registered();
    gateway.clock.moveTo(new Date('2027-04-05T06:00:00Z'));
    const late = await callerOf(gateway, 'puja.returns');
    const list = companyProcessListSchema.parse(
      (await late.call('GET', `external/api/company/${company}/process`)).body.data,
    ).processes;
    const capital = list.find(
      ({ process }) => process === 'CAPITAL_CHANGE' || process === 'SHARES_PURCHASE_SALES_AGREEMENT',
    );
    expect(JSON.stringify(capital?.reasons ?? [])).toContain(
      `/post-amendment/add-new?company=${company}#THREE_MONTH_UPDATE`,
    );
    puja = late;
    const ready = await allFromPaper(await open(company));
    detailOf(await act(late, ready, 'submit'));
    const invoices = await db()
      .selectFrom('invoice')
      .innerJoin('fine_due', 'fine_due.id', 'invoice.for_id')
      .select(['fine_due.event_id', 'total_paisa', 'status'])
      .where('fine_due.company_id', '=', company)
      .execute();
    expect(invoices).toEqual([{ event_id: 'REGISTERED_ADDRESS', total_paisa: expect.any(Number), status: 'PENDING' }]);
    expect(await db().selectFrom('invoice').select('id').where('for_id', '=', ready.id).execute()).toEqual([]);
  }, 180_000);
});

test('errors are reported at their field in both languages', async () => {
  const draft = await open(registered());
  const tomorrow = dayInNepal(new Date(gateway.clock.now().getTime() + DAY));
  const minutes = { decidedBy: 'BOARD', decidedOn: '2026-11-23', text: 'The board adopted this return.' };
  const bad: readonly (readonly [string, Answers, string, ValidationCode])[] = [
    ['AUDITOR', { ...AUDITOR, panNumber: OWN_PAN }, 'fullNameEnglish', 'AUDITOR_IS_DIRECTOR'],
    ['AUDITOR', { ...AUDITOR, appointedOn: tomorrow }, 'appointedOn', 'DATE_IN_FUTURE'],
    ['AUDITOR', { ...AUDITOR, appointedOn: '2026-11-01' }, 'appointedOn', 'BEFORE_REGISTRATION'],
    ['AUDITOR', { ...AUDITOR, panNumber: '12' }, 'panNumber', 'PAN_INVALID'],
    ['ADDRESS_CONFIRMATION', { office: { isRight: 'NO' } }, 'office.isRight', 'ADDRESS_TO_BE_CHANGED'],
    ['MINUTES', { decision: { ...minutes, decidedOn: tomorrow } }, 'decision.decidedOn', 'DATE_IN_FUTURE'],
    [
      'MINUTES',
      { decision: { ...minutes, decidedOn: '2026-11-01' } },
      'decision.decidedOn',
      'DECISION_BEFORE_REGISTRATION',
    ],
    ['MINUTES', { decision: { ...minutes, decidedBy: null } }, 'decision.decidedBy', 'DECIDED_BY_REQUIRED'],
  ];
  for (const [key, data, path, code] of bad) {
    const saved = await saveSection(puja, await readDetail(puja, draft.id), key, data);
    expect([key, code, saved.status]).toEqual([key, code, 200]);
    for (const language of ['ne', 'en'] as const) {
      const read = detailOf(
        await puja.call('GET', `${APPLICATION}/${draft.id}`, undefined, { 'accept-language': language }),
      );
      expect([code, sectionOf(read, key)?.errors]).toEqual([
        code,
        expect.arrayContaining([{ path, code, message: validationMessage(code, language) }]),
      ]);
    }
  }
  expect(
    await saveSection(puja, await readDetail(puja, draft.id), 'MINUTES', {
      decision: { ...minutes, text: 'x'.repeat(1000) },
    }),
  ).toMatchObject({ status: 422, body: { errors: [{ path: 'decision.text', code: 'TOO_LONG' }] } });
});

test('a namesake of a director may be the auditor, and the office confirms that they are two people', async () => {
  const draft = await allFromPaper(await open(registered()));
  const [, director] = filedItems(owners(), 'SHAREHOLDER');
  const { fullNameEnglish, fullNameNepali } = Object(director?.data['person']);
  const named = detailOf(await saveSection(puja, draft, 'AUDITOR', { ...AUDITOR, fullNameEnglish, fullNameNepali }));
  expect(sectionOf(named, 'AUDITOR')).toMatchObject({ errors: [] });
  const officer = await callerOf(gateway, 'gita.returns');
  const claimed = await take(named, [
    [puja, 'submit'],
    [officer, 'claim'],
  ]);
  expect((await readDetail(officer, claimed.id)).checklist?.map(({ key }) => key)).toContain('AUDITOR_IS_ANOTHER');
});

test('the list is the board of the register: no item is added or deleted', async () => {
  const draft = await open(registered());
  const [item] = await disclosuresOf(puja, draft);
  expect(await addItem(puja, draft, DISCLOSURES, { way: 'PAPER', ...DISCLOSED })).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'LIST_OF_REGISTER' }] },
  });
  expect(item && (await deleteItem(puja, draft, DISCLOSURES, item))).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'ENTRY_OF_REGISTER' }] },
  });
});
