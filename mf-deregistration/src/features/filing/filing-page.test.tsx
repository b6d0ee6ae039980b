import { expect, test } from '@jest/globals';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen } from '@testing-library/react';
import samples from '../../../conformance.json';
import { app } from '../../app';
import { filings } from '../../model/filings';

const DRAFT = '0190a000-0000-7000-8000-0000000f0001';
const SUBMITTED = '0190a000-0000-7000-8000-0000000f0002';
const [{ name, steps }] = filings;

const open = (
  language: 'ne' | 'en',
  path: string,
  role: 'COMPANY_REPRESENTATIVE' | 'OPERATOR',
  more: FakeAnswers = {},
) =>
  renderRemote(app, {
    path,
    role,
    screenCodes: ['DEREGISTRATION', 'DEREGISTRATION_APPROVAL', 'DESK'],
    language,
    gateway: { ...samples.answers, ...more },
  });

test.each(['ne', 'en'] as const)('a draft is written step by step in %s', async (language) => {
  await open(language, `/de-registration/application/${DRAFT}/decision`, 'COMPANY_REPRESENTATIVE');
  const named = (title: string) => title.includes(name[language]);
  expect(await screen.findByRole('heading', { level: 1, name: named })).toBeInTheDocument();
  const wizard = await screen.findByRole('navigation', { name: /./ });
  for (const { label } of steps) expect(wizard).toHaveTextContent(label[language]);
});

test.each(['ne', 'en'] as const)('the office reads what was filed in %s', async (language) => {
  await open(language, `/de-registration/review/${SUBMITTED}`, 'OPERATOR');
  expect((await screen.findAllByText(/DF-2083\/84-KTM-000001/)).length).toBeGreaterThan(0);
  expect(await screen.findByText('The project in Nepal is finished.')).toBeInTheDocument();
});

test('the office has its list', async () => {
  await open('en', '/de-registration-approval/filings', 'OPERATOR');
  expect(await screen.findByText('DF-2083/84-KTM-000001')).toBeInTheDocument();
});

test('a filing of somebody else is refused in words', async () => {
  const refused = { 'GET /external/api/application/:id': failure(404, { message: 'There is no such application.' }) };
  await open(
    'en',
    '/de-registration/application/0190a000-0000-7000-8000-0000000f0009',
    'COMPANY_REPRESENTATIVE',
    refused,
  );
  expect(await screen.findByRole('heading', { name: 'This application was not found' })).toBeInTheDocument();
});
