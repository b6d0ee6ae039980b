import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID, applicationDetail, filledSections } from '../../testing/builders';
import { gatewayAnswers } from '../../testing/gateway-answers';
import { publicCompany, registeredParent } from '../../testing/group';

const FIND = 'GET /external/api/company-merge/search/company-details';
const [names, ...others] = filledSections;
const inGroup = (more: object = {}) =>
  applicationDetail({
    version: 3,
    sections: [{ ...names!, data: { ...names?.data, isPartOfGroup: true, ...more } }, ...others],
  });
const open = (more: FakeAnswers = {}, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: `/company-name-reservation/${APPLICATION_ID}/names`,
    role: 'APPLICANT',
    language,
    gateway: {
      ...gatewayAnswers,
      'GET /external/api/company-type/list': [publicCompany],
      'GET /external/api/application/:id': inGroup(),
      [FIND]: [registeredParent],
      ...more,
    },
  });

test('the number brings names and type from the register, asked once the typing pauses', async () => {
  const { shell, user } = await open();
  await user.type(await screen.findByLabelText('Group registration number'), '१०००००');
  expect(await screen.findByText('The company with this registration number:')).toBeVisible();
  expect(screen.getByLabelText('Registered company name (in English)')).toHaveValue('Triveni Samuha Limited');
  expect(screen.getByLabelText('Registered company name (in Nepali)')).toHaveValue('त्रिवेणी समूह लिमिटेड');
  const asked = shell.gateway.callsOf(FIND);
  expect(asked.length).toBeLessThan(6);
  expect(asked.at(-1)?.query).toMatchObject({ registrationNumber: '100000' });
});

test.each([
  ['ne', 'समूहको दर्ता नम्बर', 'कम्पनी दर्ता किताबमा यो दर्ता नम्बरको कम्पनी भेटिएन।'],
  ['en', 'Group registration number', 'No company with this registration number is in the register'],
] as const)('an unknown number says so at its field (%s)', async (language, label, sentence) => {
  const { user } = await open({ [FIND]: [] }, language);
  await user.type(await screen.findByLabelText(label), '424242');
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a company that is not active says so at the number', async () => {
  const { user } = await open({ [FIND]: [{ ...registeredParent, status: 'DEREGISTERED' }] });
  await user.type(await screen.findByLabelText('Group registration number'), '100000');
  expect(await screen.findByText(/This company is not active in the register/)).toBeVisible();
});

test('what differs from the register is named at its field before the step is left, and the register’s words are one click away', async () => {
  const written = {
    groupRegistrationNumber: '100000',
    registeredCompanyNameEnglish: 'Triveni Trading',
    registeredCompanyNameNepali: 'त्रिवेणी समूह',
    registeredCompanyType: 'PUBLIC_NON_GOVERNMENT',
    parentCompanyType: 'PUBLIC_NON_GOVERNMENT',
    companyTypeId: 9,
  };
  const { shell, user } = await open({ 'GET /external/api/application/:id': inGroup(written) });
  expect(await screen.findByLabelText('Registered company name (in English)')).toHaveValue('Triveni Trading');
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  expect(
    (
      await screen.findAllByText(
        'In the register the English name of the company with this number is “Triveni Samuha Limited”',
      )
    ).length,
  ).toBeGreaterThan(0);
  expect(shell.navigations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use this' }));
  expect(screen.getByLabelText('Registered company name (in English)')).toHaveValue('Triveni Samuha Limited');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(shell.navigations).toEqual([`/company-name-reservation/${APPLICATION_ID}/objectives`]));
});

test('of several companies with one number the person chooses', async () => {
  const other = {
    ...registeredParent,
    id: '0190a000-0000-7000-8000-00000000f1f1',
    nameEnglish: 'Gandaki Samuha Limited',
    nameNepali: 'गण्डकी समूह लिमिटेड',
  };
  const { user } = await open({ [FIND]: [registeredParent, other] });
  await user.type(await screen.findByLabelText('Group registration number'), '100000');
  expect(await screen.findByText(/Several companies have this registration number/)).toBeVisible();
  expect(screen.getByLabelText('Registered company name (in English)')).toHaveValue('');
  await user.click(screen.getAllByRole('button', { name: 'Use this' })[1]!);
  expect(screen.getByLabelText('Registered company name (in English)')).toHaveValue('Gandaki Samuha Limited');
});
