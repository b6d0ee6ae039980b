import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { APPLICATION, callerOf, detailOf, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { officeOf, openRegistration, reservedName, type Office } from '../../../../test/registration-kit';

let gateway: TestGateway;
let office: Office;
let ram: Caller, sita: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
  ({ ram } = office);
  sita = await callerOf(gateway, 'sita.applicant');
});
afterAll(() => gateway?.close());

const TYPE = 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';
const sectionIn = (detail: ApplicationDetail, key: string) => detail.sections.find((section) => section.key === key);

test('a filing is opened from a reserved name with its type, its name and its objectives', async () => {
  const { reservationId, detail } = await reservedName(office, TYPE);
  const draft = detailOf(await openRegistration(ram, reservationId));
  expect(draft).toMatchObject({
    status: 'DRAFT',
    titleEnglish: detail.titleEnglish,
    titleNepali: detail.titleNepali,
    companyType: { key: TYPE },
    fromReservation: { id: reservationId, state: 'VALID' },
    round: 0,
    unlocked: null,
  });
  expect(sectionIn(draft, 'OBJECTIVE_DETAILS')).toMatchObject({
    validity: 'VALID',
    version: 1,
    data: { nsicCodes: ['0001'] },
  });
  expect(sectionIn(draft, 'GENERAL_INFORMATION')).toMatchObject({
    version: 1,
    data: { officeId: expect.any(Number) },
  });
  expect(sectionIn(draft, 'FOCAL_PERSON')).toBeUndefined(); // a registration of a foreign company
  expect((await openRegistration(ram, reservationId)).body).toMatchObject({ code: 'FLOW-409' });
});

test('and with the address of the company that was given with that name', async () => {
  const { reservationId, detail } = await reservedName(office, TYPE);
  const given = {
    application_id: detail.id,
    section_key: 'CONTACT_DETAILS',
    data: JSON.stringify({ companyEmail: 'office@new-company.example' }),
    saved_at: gateway.clock.now(),
    saved_by: ram.userId,
  };
  await gateway.platform.database.db.insertInto('application_section').values(given).execute();
  const draft = detailOf(await openRegistration(ram, reservationId));
  expect(sectionIn(draft, 'GENERAL_INFORMATION')?.data).toMatchObject({
    contact: { email: 'office@new-company.example' },
  });
});

test('the reserved name belongs to the same person, and is valid today', async () => {
  const { reservationId } = await reservedName(office, TYPE);
  expect((await openRegistration(sita, reservationId)).status).toBe(404);
  expect(
    (await ram.call('POST', APPLICATION, { processName: 'COMPANY_REGISTRATION' }, { 'idempotency-key': 'no-name' }))
      .body,
  ).toMatchObject({ code: 'VAL-422', errors: [{ path: 'reservationId' }] });
  await gateway.platform.database.db
    .updateTable('name_reservation')
    .set({ expires_on: '2020-01-01' })
    .where('id', '=', reservationId)
    .execute();
  expect((await openRegistration(ram, reservationId)).body).toMatchObject({
    status: 423,
    code: 'BLK-423',
    blocker: { code: 'RESERVATION_EXPIRED' },
  });
});

test('the step of a registration is also stored by the route that names the filing in its body', async () => {
  const draft = detailOf(await openRegistration(ram, (await reservedName(office, TYPE)).reservationId));
  const turned = await ram.call('PUT', 'external/api/company-registration/switch/stepper/shareholder', {
    applicationId: draft.id,
  });
  expect(turned.body.data).toEqual({ step: 'shareholder' });
  const read = detailOf(await ram.call('GET', `${APPLICATION}/${draft.id}`));
  expect(read).toMatchObject({ step: 'shareholder' });
});
