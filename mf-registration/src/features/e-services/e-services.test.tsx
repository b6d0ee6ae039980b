import { expect, test } from '@jest/globals';
import type { ApplicationStanding } from '@registrar/domain/calls/e-services';
import type { OpenCompanyList } from '@registrar/domain/calls/open-data';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { app } from '../../app';

const COMPANIES = 'GET /public/company';
const CODE = 'POST /public/e-service/application/code';
const STATUS = 'POST /public/e-service/application/status';
const NUMBER = 'NR-2083/84-KTM-000001';

const company = (last: string, status: OpenCompanyList[number]['status']): OpenCompanyList[number] => ({
  id: `0190a000-0000-7000-8000-00000000000${last}`,
  url: `https://portal.example/company/${last}`,
  registrationNumber: '1001',
  nameEnglish: `Karnali ${last}`,
  nameNepali: `कर्णाली ${last}`,
  status,
});
const standing: ApplicationStanding = {
  applicationNumber: NUMBER,
  processName: 'NAME_RESERVATION',
  status: 'VERIFY',
  turn: 'APPROVER',
  title: { nameEnglish: 'Karnali Traders', nameNepali: 'कर्णाली ट्रेडर्स' },
  company: null,
  office: { nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ' },
  submittedAt: '2026-11-24T08:09:33.000Z',
  steps: [
    { status: 'SUBMITTED', at: '2026-11-24T08:09:33.000Z' },
    { status: 'IN_PROCESS', at: '2026-11-25T05:00:00.000Z' },
    { status: 'VERIFY', at: '2026-11-26T05:00:00.000Z' },
  ],
};
const open = (path: string, gateway: FakeAnswers = {}, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path,
    role: null,
    language,
    gateway: {
      'GET /auth/api/otp-terms': { expiresInSeconds: 300, resendAfterSeconds: 60 },
      [COMPANIES]: [],
      [CODE]: { expiresInSeconds: 300, resendAfterSeconds: 60 },
      [STATUS]: standing,
      ...gateway,
    },
  });

test('a number that several companies bear shows all of them, and stands in the address', async () => {
  const { user, shell } = await open('/eServices', {
    [COMPANIES]: [company('1', 'ACTIVE'), company('2', 'DEREGISTERED')],
  });
  await user.type(await screen.findByRole('textbox', { name: /Company registration number/ }), '1001{Enter}');
  const list = await screen.findByRole('list', { name: 'Companies with this registration number' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    expect.stringContaining('/company/0190a000-0000-7000-8000-000000000001'),
    expect.stringContaining('/company/0190a000-0000-7000-8000-000000000002'),
  ]);
  expect(screen.getByText(/same number to more than one company/)).toBeVisible();
  expect(window.location.search).toBe('?number=1001');
  expect(shell.gateway.callsOf(COMPANIES)[0]?.query).toEqual({ registrationNumber: '1001' });
});

test('nothing found, a refusal and an empty field each say what to do', async () => {
  const { user, shell } = await open('/eServices?number=9');
  expect(await screen.findByText(/No company has this registration number/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search companies by name' })).toBeVisible();
  const before = shell.gateway.callsOf(CODE).length;
  await user.click(screen.getByRole('button', { name: 'Send the OTP code' }));
  expect(await screen.findByRole('link', { name: /Application number/ })).toBeVisible();
  expect(shell.gateway.callsOf(CODE)).toHaveLength(before);
});

test('the code is sent, entered and shows where the application stands', async () => {
  const { user, shell } = await open('/eServices');
  await user.type(await screen.findByRole('textbox', { name: /Application number/ }), NUMBER);
  await user.click(screen.getByRole('button', { name: 'Send the OTP code' }));
  await user.type(await screen.findByRole('textbox', { name: /OTP/ }), '123456');
  expect(screen.getByText(/If there is an application NR-2083\/84-KTM-000001/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the status' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Status of the application' })).toBeVisible();
  expect(screen.getByText('Karnali Traders')).toBeVisible();
  expect(screen.getByText('Approver’s turn')).toBeVisible();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(shell.gateway.callsOf(CODE)[0]?.body).toEqual({ applicationNumber: NUMBER });
  expect(shell.gateway.callsOf(STATUS)[0]?.body).toEqual({ applicationNumber: NUMBER, otp: '123456' });
});

test('a code of a moment ago is good still, and a wrong one is said above the form', async () => {
  const { user } = await open('/eServices', {
    [CODE]: failure(429, { code: 'AUTH-OTP-RESEND', details: { retryAfterSeconds: 40 } }),
    [STATUS]: failure(400, { code: 'AUTH-OTP-MISMATCH', message: 'The OTP does not match.' }),
  });
  await user.type(await screen.findByRole('textbox', { name: /Application number/ }), NUMBER);
  await user.click(screen.getByRole('button', { name: 'Send the OTP code' }));
  await user.type(await screen.findByRole('textbox', { name: /OTP/ }), '000000');
  await user.click(screen.getByRole('button', { name: 'Show the status' }));
  expect(await screen.findByText('The OTP does not match.')).toBeVisible();
});

test('without a number the page of the code leads back, in Nepali too', async () => {
  await open('/eservice-verify-email', {}, 'ne');
  expect(await screen.findByText('पहिले निवेदन नम्बर राख्नुहोस्।')).toBeVisible();
  expect(screen.getByRole('link', { name: 'ई-सेवामा जानुहोस्' })).toBeVisible();
});
