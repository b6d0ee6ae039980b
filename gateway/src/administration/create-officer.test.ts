import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { createOfficer, newOfficerSchema } from './create-officer';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const officer = newOfficerSchema.parse({
  username: 'first.administrator',
  email: 'first.administrator@example.com',
  mobile: '9811111111',
  nameEnglish: 'Nirmala Shrestha',
  nameNepali: 'निर्मला श्रेष्ठ',
  role: 'OFFICE_ADMINISTRATOR',
  office: 'KTM',
});

test('the first officer gets a first password by mail and must change it', async () => {
  expect(await createOfficer(gateway.platform, officer)).toMatchObject({ kind: 'created' });
  const mail = await gateway.messageTo(officer.email);
  expect(mail.body).toContain(officer.username);
  expect(await createOfficer(gateway.platform, officer)).toMatchObject({ kind: 'refused' });
});

test('an office that does not exist is refused', async () => {
  expect(
    await createOfficer(gateway.platform, { ...officer, username: 'second.officer', office: 'NOWHERE' }),
  ).toMatchObject({ kind: 'refused' });
});

test('an applicant is no officer', () => {
  expect(newOfficerSchema.safeParse({ ...officer, role: 'APPLICANT' }).success).toBe(false);
});
