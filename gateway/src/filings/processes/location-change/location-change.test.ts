import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filedItemsSchema } from '@registrar/domain/calls/filing-sections';
import { companyRecordSchema } from '@registrar/domain/calls/company-record';
import { begunSchema } from '@registrar/domain/calls/filed-company';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { act, APPLICATION, callerOf, detailOf, saveSection, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { payFor } from '../../../../test/money-kit';
import { settledCompany } from '../../../../test/name-change-kit';
import {
  acceptDocuments,
  addItem,
  attachRequired,
  deleteItem,
  itemsOf,
  readDetail,
  verifiedFiling,
} from '../../../../test/registration-kit';
import { newKey } from '../../../../test/representation-kit';
import { dayInNepal } from '../../../platform/clock';

const DAY = 86_400_000;
let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, rita: Caller, krishna: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
  rita = await callerOf(gateway, 'rita.revenue');
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const example = (): Record<string, unknown> => ({ ...Object(twoOwners().answers['GENERAL_INFORMATION']) });
const decided = (scope: string, decidedOn = '2026-11-01') => ({
  scope,
  decision: { decidedBy: 'BOARD', decidedOn, text: 'The board resolved to move the registered office.' },
});
const open = async (companyId: string, processName = 'LOCATION_CHANGE') =>
  detailOf(await puja.call('POST', APPLICATION, { processName, companyId }, newKey()));
const recordOf = async (companyId: string, on = '') =>
  companyRecordSchema.parse((await puja.call('GET', `external/api/company/${companyId}/record${on}`)).body.data);

const officeOf = async (companyId: string) =>
  (await db().selectFrom('company').select('office_id').where('id', '=', companyId).executeTakeFirstOrThrow())
    .office_id;
const emailOf = async (companyId: string) =>
  (await db().selectFrom('company').select('email').where('id', '=', companyId).executeTakeFirstOrThrow()).email;
const streetsOf = async (companyId: string) =>
  (await recordOf(companyId)).branches.map(({ addressEnglish }) => addressEnglish?.split(',')[0] ?? '').sort();

async function filled(
  companyId: string,
  scope = 'REGISTERED_OFFICE',
  address: object = {},
): Promise<ApplicationDetail> {
  const draft = detailOf(await saveSection(puja, await open(companyId), 'LOCATION_DECISION', decided(scope)));
  const general = example();
  // the proved email address is kept: another one would need a proof before the next filing
  const email = await emailOf(companyId);
  const office = {
    officeId: general['officeId'],
    address: { ...Object(general['address']), ...address },
    contact: { ...Object(general['contact']), email },
  };
  const moved =
    scope === 'BRANCHES' ? draft : detailOf(await saveSection(puja, draft, 'NEW_REGISTERED_OFFICE', office));
  await attachRequired(puja, moved.id);
  return readDetail(puja, moved.id);
}

const verified = (draft: ApplicationDetail) =>
  verifiedFiling({ applicant: puja, operator: gita, revenue: rita }, draft);
const approved = async (draft: ApplicationDetail) => take(await verified(draft), [[maya, 'approve']]);

test("a registered office moves: the record of the day before has the old address, today's the new one, and the company's row is updated", async () => {
  const company = await settledCompany(gateway, [puja]);
  // it has been in the register for some days
  await db()
    .updateTable('company')
    .set({ created_at: new Date(gateway.clock.now().getTime() - 10 * DAY) })
    .where('id', '=', company)
    .execute();
  const before = await recordOf(company);
  const done = await approved(await filled(company, 'REGISTERED_OFFICE', { toleStreet: 'New Road 12' }));
  expect(done.status).toBe('APPROVED');

  const after = await recordOf(company);
  expect(after.registeredOffice?.addressEnglish).toContain('New Road 12');
  const yesterday = dayInNepal(new Date(gateway.clock.now().getTime() - DAY));
  expect((await recordOf(company, `?on=${yesterday}`)).registeredOffice).toEqual(before.registeredOffice);
  const row = await db()
    .selectFrom('company')
    .select(['address_english', 'phone', 'office_id'])
    .where('id', '=', company)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ address_english: after.registeredOffice?.addressEnglish, office_id: 1 });
});

test('a move to the area of another office: the former office decides, the new one has the company from then on, and a revocation restores it', async () => {
  const company = await settledCompany(gateway, [puja]);
  const before = await officeOf(company);
  const other = await db()
    .selectFrom('office')
    .select('id')
    .where('id', '<>', before)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const draft = await filled(company, 'REGISTERED_OFFICE', { toleStreet: 'Lakeside 3' });
  const section = draft.sections.find(({ key }) => key === 'NEW_REGISTERED_OFFICE')?.data ?? {};
  const elsewhere = detailOf(
    await saveSection(puja, draft, 'NEW_REGISTERED_OFFICE', { ...section, officeId: other.id }),
  );
  const done = await approved(elsewhere);
  expect(done).toMatchObject({ status: 'APPROVED', officeCode: draft.officeCode });
  expect(await officeOf(company)).toBe(other.id);
  const { code } = await db().selectFrom('office').select('code').where('id', '=', other.id).executeTakeFirstOrThrow();
  expect(await open(company, 'OTHERS')).toMatchObject({ officeCode: code });
  await take(await readDetail(krishna, done.id), [
    [krishna, 'revoke', { remark: 'Decided in error.', reasonCode: 'OTHER' }],
  ]);
  expect(await officeOf(company)).toBe(before);
}, 180_000);

test('an approval is reversed by counter entries, but not once the office has moved again', async () => {
  const company = await settledCompany(gateway, [puja]);
  const before = await recordOf(company);
  const first = await approved(await filled(company, 'REGISTERED_OFFICE', { toleStreet: 'First Lane 1' }));
  const second = await approved(await filled(company, 'REGISTERED_OFFICE', { toleStreet: 'Second Lane 2' }));
  expect(
    await act(krishna, await readDetail(krishna, first.id), 'revoke', {
      remark: 'Decided in error.',
      reasonCode: 'OTHER',
    }),
  ).toMatchObject({ status: 409 });
  const undone = await take(await readDetail(krishna, second.id), [
    [krishna, 'revoke', { remark: 'Decided in error.', reasonCode: 'OTHER' }],
  ]);
  expect(undone.status).toBe('REJECTED');
  expect((await recordOf(company)).registeredOffice?.addressEnglish).toContain('First Lane 1');
  await take(await readDetail(krishna, first.id), [
    [krishna, 'revoke', { remark: 'Decided in error.', reasonCode: 'OTHER' }],
  ]);
  expect((await recordOf(company)).registeredOffice?.addressEnglish ?? null).toEqual(
    before.registeredOffice?.addressEnglish ?? null,
  );
}, 180_000);

test('branches are prefilled from the register: one is changed, one closed, one opened', async () => {
  const company = await settledCompany(gateway, [puja]);
  const { address, contact } = example();
  const branch = (toleStreet: string) => ({ address: { ...Object(address), toleStreet }, contact });
  const opening = await filled(company, 'BRANCHES');
  for (const street of ['Kept Street', 'Closed Street'])
    await addItem(puja, opening, 'BRANCH_INFORMATION', branch(street));
  await attachRequired(puja, opening.id);
  await approved(await readDetail(puja, opening.id));
  expect(await streetsOf(company)).toEqual(['Closed Street', 'Kept Street']);

  const draft = await filled(company, 'BRANCHES');
  const begun = filedItemsSchema.parse((await itemsOf(puja, draft, 'BRANCH_INFORMATION')).body.data);
  expect(begun.items).toHaveLength(2);
  const closed = begun.items.find(({ data }) => JSON.stringify(data).includes('Closed Street'));
  if (!closed) throw new Error('The branches of the register are not there');
  expect(await deleteItem(puja, draft, 'BRANCH_INFORMATION', closed)).toMatchObject({ status: 200 });
  await addItem(puja, draft, 'BRANCH_INFORMATION', branch('Opened Street'));
  // register data is shown beside the filed data, and the closed branch is named although its item is gone
  const old = begunSchema.parse((await puja.call('GET', `${APPLICATION}/${draft.id}/begun`)).body.data);
  expect(old.sections['NEW_REGISTERED_OFFICE']).toHaveProperty('officeId');
  expect(
    old.items['BRANCH_INFORMATION']?.map(({ itemId, data }) => [
      itemId === null,
      JSON.stringify(data).includes('Closed Street'),
    ]),
  ).toEqual(
    expect.arrayContaining([
      [true, true],
      [false, false],
    ]),
  );
  expect(await krishna.call('GET', `${APPLICATION}/${draft.id}/begun`)).toMatchObject({ status: 404 });
  await attachRequired(puja, draft.id);
  await approved(await readDetail(puja, draft.id));
  expect(await streetsOf(company)).toEqual(['Kept Street', 'Opened Street']);
}, 180_000);

test('the present address is not accepted as a new one; a decision in the future is refused at its field', async () => {
  const company = await settledCompany(gateway, [puja]);
  await approved(await filled(company, 'REGISTERED_OFFICE', { toleStreet: 'Same Street 5' }));
  const draft = await filled(company, 'REGISTERED_OFFICE', { toleStreet: 'Same Street 5' });
  expect(draft.sections.find(({ key }) => key === 'NEW_REGISTERED_OFFICE')?.errors).toMatchObject([
    { path: 'address.toleStreet', code: 'ADDRESS_UNCHANGED' },
  ]);
  const tomorrow = dayInNepal(new Date(gateway.clock.now().getTime() + DAY));
  const late = detailOf(await saveSection(puja, draft, 'LOCATION_DECISION', decided('REGISTERED_OFFICE', tomorrow)));
  expect(late.sections.find(({ key }) => key === 'LOCATION_DECISION')?.errors).toMatchObject([
    { path: 'decision.decidedOn', code: 'DATE_IN_FUTURE' },
  ]);
});

const officeSection = ({ sections }: ApplicationDetail) => sections.find(({ key }) => key === 'NEW_REGISTERED_OFFICE');
const NEPALI_STREET = 'नयाँ सडक 12';
const NO_LATIN = /^[^A-Za-z]+$/;

test('a street stands in both scripts: the Nepali address has no Latin letter, and spelling it anew is no move', async () => {
  const company = await settledCompany(gateway, [puja]);
  const street = { toleStreet: 'New Road 12', toleStreetNepali: NEPALI_STREET };
  await approved(await filled(company, 'REGISTERED_OFFICE', street));
  const { registeredOffice } = await recordOf(company);
  expect(registeredOffice).toMatchObject({
    addressEnglish: expect.stringMatching(/^New Road 12, /),
    addressNepali: expect.stringMatching(/, नयाँ सडक १२$/u),
  });
  expect(registeredOffice?.addressNepali).toMatch(NO_LATIN);
  const row = await db()
    .selectFrom('company')
    .select('address_nepali')
    .where('id', '=', company)
    .executeTakeFirstOrThrow();
  expect(row.address_nepali).toBe(registeredOffice?.addressNepali);

  const draft = await filled(company, 'REGISTERED_OFFICE', { ...street, toleStreetNepali: 'न्यु रोड १२' });
  expect(officeSection(draft)?.errors).toMatchObject([{ path: 'address.toleStreet', code: 'ADDRESS_UNCHANGED' }]);
  const mixed = await saveSection(puja, draft, 'NEW_REGISTERED_OFFICE', {
    ...officeSection(draft)?.data,
    address: { ...Object(example()['address']), toleStreet: 'सडक', toleStreetNepali: 'New रोड' },
  });
  expect(officeSection(detailOf(mixed))?.errors).toMatchObject([
    { path: 'address.toleStreet', code: 'TOLE_LATIN', message: expect.stringContaining('tole/street (English)') },
    { path: 'address.toleStreetNepali', code: 'TOLE_DEVANAGARI' },
  ]);
}, 180_000);

test('an application from before the Nepali street was asked is corrected and approved without it, and the next one asks for it', async () => {
  const company = await settledCompany(gateway, [puja]);
  const draft = await filled(company, 'REGISTERED_OFFICE', { toleStreet: 'Old Lane 7' });
  const { id } = await take(draft, [
    [puja, 'submit'],
    [gita, 'claim'],
  ]);
  const { toleStreetNepali: _, ...address }: Record<string, unknown> = {
    ...Object(officeSection(draft)?.data['address']),
  };
  await db()
    .updateTable('application_section')
    .set({ data: JSON.stringify({ ...officeSection(draft)?.data, address }) })
    .where('application_id', '=', id)
    .where('section_key', '=', 'NEW_REGISTERED_OFFICE')
    .execute();
  await db().updateTable('application').set({ definition_version: 3 }).where('id', '=', id).execute();

  await gita.call('POST', `${APPLICATION}/${id}/pin`, {
    path: 'LOCATION_DECISION.decision.text',
    remark: 'Write the whole decision.',
  });
  await take(await readDetail(gita, id), [[gita, 'sendForCorrection', { remark: 'See the remark.' }]]);
  const { decision, ...scope } = decided('REGISTERED_OFFICE');
  await saveSection(puja, await readDetail(puja, id), 'LOCATION_DECISION', {
    ...scope,
    decision: { ...decision, text: 'The board resolved to move to Old Lane 7.' },
  });
  const [pin] = (await readDetail(puja, id)).pins;
  await puja.call('PUT', `${APPLICATION}/${id}/pin/${pin?.id ?? ''}/answer`, { answer: 'It is whole now.' });
  const back = await take(await readDetail(puja, id), [[puja, 'resubmit']]);
  expect(officeSection(back)).toMatchObject({ validity: 'VALID', errors: [] });
  await take(back, [[gita, 'claim']]);
  await acceptDocuments(gita, id);
  const paid = await payFor({ applicant: puja, operator: gita, revenue: rita }, await readDetail(gita, id));
  const done = await take(paid, [
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  expect(done.status).toBe('APPROVED');
  const { registeredOffice } = await recordOf(company);
  expect(registeredOffice?.addressNepali).toMatch(/, Old Lane 7$/);

  const next = detailOf(
    await saveSection(puja, await open(company), 'LOCATION_DECISION', decided('REGISTERED_OFFICE')),
  );
  expect(officeSection(next)?.data).toMatchObject({ address: { toleStreet: 'Old Lane 7' } });
  expect(officeSection(next)?.errors).toContainEqual(
    expect.objectContaining({
      path: 'address.toleStreetNepali',
      code: 'TOLE_NEPALI_REQUIRED',
      message: 'Tole/street (Nepali) is required',
    }),
  );
}, 180_000);

test('other information from a company is a note in its register, free of charge', async () => {
  const company = await settledCompany(gateway, [puja]);
  const draft = detailOf(
    await saveSection(puja, await open(company, 'OTHERS'), 'MATTER', {
      subject: 'Lost seal',
      details: 'The seal of the company was lost and a new one was made.',
    }),
  );
  await attachRequired(puja, draft.id);
  const claimed = await take(await readDetail(puja, draft.id), [
    [puja, 'submit'],
    [gita, 'claim'],
  ]);
  await acceptDocuments(gita, claimed.id);
  await take(await readDetail(gita, claimed.id), [
    [gita, 'verify'],
    [maya, 'approve'],
  ]);
  const note = await db()
    .selectFrom('register_entry')
    .select(['subject_id', 'after'])
    .where('company_id', '=', company)
    .where('aspect', '=', 'NOTE')
    .executeTakeFirstOrThrow();
  expect(note).toMatchObject({ subject_id: draft.id, after: { details: { subject: 'Lost seal' } } });
});

test('filed again after a refusal, the new address keeps its answers and a branch of the register is still that branch', async () => {
  const company = await settledCompany(gateway, [puja]);
  const { address, contact } = example();
  const opening = await filled(company, 'BRANCHES');
  await addItem(puja, opening, 'BRANCH_INFORMATION', {
    address: { ...Object(address), toleStreet: 'Branch Street' },
    contact,
  });
  await attachRequired(puja, opening.id);
  await approved(await readDetail(puja, opening.id));

  const draft = await filled(company, 'BOTH', { toleStreet: 'Refused Road 3' });
  const rejected = await take(await verified(draft), [
    [maya, 'reject', { remark: 'The lease is missing a page.', reasonCode: 'OTHER' }],
  ]);
  const again = detailOf(
    await puja.call('POST', APPLICATION, { processName: 'LOCATION_CHANGE', copyOf: rejected.id }, newKey()),
  );
  expect(again.sections.find(({ key }) => key === 'NEW_REGISTERED_OFFICE')?.data).toMatchObject({
    address: { toleStreet: 'Refused Road 3' },
  });
  const begunFrom = async (id: string) =>
    (await db().selectFrom('application_item').select('begun_from').where('application_id', '=', id).execute()).map(
      (item) => item.begun_from,
    );
  expect(await begunFrom(again.id)).toEqual(await begunFrom(rejected.id));
  expect(await begunFrom(again.id)).toEqual([expect.any(String)]);
}, 180_000);

test('a new email address is proved by a representative after the approval, and then the company can file again', async () => {
  const company = await settledCompany(gateway, [puja]);
  const email = 'new-office@moved.example';
  const draft = await filled(company, 'REGISTERED_OFFICE', { toleStreet: 'Mail Street 8' });
  const office = draft.sections.find(({ key }) => key === 'NEW_REGISTERED_OFFICE')?.data ?? {};
  const named = detailOf(
    await saveSection(puja, draft, 'NEW_REGISTERED_OFFICE', {
      ...office,
      contact: { ...Object(office['contact']), email },
    }),
  );
  await approved(named);

  // only the page for the proof is open, and every refusal links to it
  const refused = await puja.call('POST', APPLICATION, { processName: 'OTHERS', companyId: company }, newKey());
  expect(refused).toMatchObject({
    status: 423,
    body: { blocker: { code: 'COMPANY_EMAIL_UNVERIFIED', link: '/company-email' } },
  });
  const standing = (await puja.call('GET', `external/api/company/${company}/standing`)).body.data;
  expect(standing).toMatchObject({
    goodStanding: false,
    email: { address: email, verified: false },
    matters: [{ code: 'EMAIL_UNVERIFIED', wayOut: '/company-email' }],
  });
  expect(await puja.call('POST', 'external/api/company-email/otp', { companyId: company, email })).toMatchObject({
    status: 200,
  });
  const otp = /\b\d{6}\b/.exec((await gateway.messageTo(email)).body)?.[0] ?? '';
  expect(
    await puja.call('POST', 'external/api/company-email/verify', { companyId: company, email, otp }),
  ).toMatchObject({ status: 200 });
  expect((await open(company, 'OTHERS')).status).toBe('DRAFT');
});

test('the phone and the email that the office knows are filled in where the entries of the register have none', async () => {
  const company = await settledCompany(gateway, [puja]);
  await db().updateTable('company').set({ phone: '01-4412345' }).where('id', '=', company).execute();
  const email = await emailOf(company);
  const draft = await open(company);
  const { sections } = begunSchema.parse((await puja.call('GET', `${APPLICATION}/${draft.id}/begun`)).body.data);
  expect(sections['NEW_REGISTERED_OFFICE']).toMatchObject({ contact: { phoneNo: '01-4412345', email } });
});
