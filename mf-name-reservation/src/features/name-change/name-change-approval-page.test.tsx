import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID, applicationDetail, nameCheckAnswer } from '../../testing/builders';
import { gatewayAnswers } from '../../testing/gateway-answers';

const section = (key: string, data: Record<string, unknown>) => ({ key, validity: 'VALID' as const, data, errors: [], savedAt: '2026-11-21T08:00:00.000Z' });
const change = (changes: Partial<ApplicationDetail> = {}) =>
  applicationDetail({
    processName: 'NAME_CHANGE', status: 'VERIFY', level: 1, turn: 'APPROVER', version: 5, applicationNumber: 'NC-2083/84-KTM-000001',
    titleEnglish: 'Himchuli Foods Private Limited', titleNepali: 'हिमचुली फुड्स प्राइभेट लिमिटेड',
    sections: [
      section('CURRENT_COMPANY', {
        isParentCompany: false, companyRegNo: '100007', registeredCompanyNameEnglish: 'Himchuli Traders Private Limited',
        registeredCompanyNameNepali: 'हिमचुली ट्रेडर्स प्राइभेट लिमिटेड', registeredCompanyType: 'PRIVATE_MULTIPLE_PROPRIETOR',
      }),
      section('NAME_DETAILS', { english: 'Himchuli Foods', nepali: 'हिमचुली फुड्स', suffix: 'PRIVATE_LIMITED' }),
      section('CHANGE_DECISION', { reason: 'The company makes food now.', resolutionOn: '2026-11-01', decision: 'The meeting resolved to change the name.' }),
    ],
    allowedActions: [{ action: 'approve', allowed: true, remark: 'optional' }],
    nameCheck: nameCheckAnswer(),
    conflicts: [],
    ...changes,
  });
const open = (detail: ApplicationDetail, language: 'ne' | 'en', path = '/company-name-change-approval') =>
  renderRemote(app, {
    path: `${path}/${APPLICATION_ID}`, role: 'APPROVER_1', language,
    gateway: {
      ...gatewayAnswers, 'GET /external/api/application/:id': detail, 'GET /external/api/remark-template': { items: [], mayAddForOffice: true },
      'GET /external/api/application/:id/document': { places: [], mayChange: false },
    },
  });
const texts = (of: HTMLElement, element: string) => [...of.querySelectorAll(element)].map(({ textContent }) => textContent);

test.each([['en', 'What changes'], ['ne', 'के फेरिन्छ']] as const)('before and after show the words that differ, and only those, in %s', async (language, title) => {
  await open(change(), language);
  const changed = await screen.findByRole('region', { name: title });
  expect(texts(changed, 'del')).toEqual(['ट्रेडर्स', 'Traders']);
  expect(texts(changed, 'ins')).toEqual(['फुड्स', 'Foods']);
});

test('what stays as it is, is not shown as a change', async () => {
  await open(change({ titleNepali: 'हिमचुली ट्रेडर्स प्राइभेट लिमिटेड' }), 'en');
  const changed = await screen.findByRole('region', { name: 'What changes' });
  expect(within(changed).queryByText('Name in Nepali')).toBeNull();
  expect(within(changed).getByText('Nothing else changes.')).toBeVisible();
});

test('the answers of the filing and its findings stand below, and the deed is offered', async () => {
  await open(change(), 'en');
  expect(await screen.findByText('The meeting resolved to change the name.')).toBeVisible();
  expect(screen.getByText('100007', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('No similar name was found.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
});

test('the address of the other kind of filing leads here', async () => {
  await open(change(), 'en', '/company-name-reservation-approval');
  expect(await screen.findByRole('region', { name: 'What changes' })).toBeVisible();
});
