import { expect, test } from '@jest/globals';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen } from '@testing-library/react';
import { app } from '../../app';
import en from '../../locales/en.json';
import ne from '../../locales/ne.json';

const OFFICES = 'GET /external/api/office/minimal-detail';
const kathmandu = { id: 1, code: 'KTM', nameNepali: 'काठमाडौँ कार्यालय', nameEnglish: 'Kathmandu office' };

test.each([
  ['ne', ne['list.title'], 'काठमाडौँ कार्यालय'],
  ['en', en['list.title'], 'Kathmandu office'],
] as const)('the offices are listed in %s', async (language, title, office) => {
  await renderRemote(app, { path: '__PATH__', role: null, language, gateway: { [OFFICES]: [kathmandu] } });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(await screen.findByText(office)).toBeInTheDocument();
});

test('no office is said in words', async () => {
  await renderRemote(app, { path: '__PATH__', role: null, language: 'ne', gateway: { [OFFICES]: [] } });
  expect(await screen.findByText('कुनै कार्यालय छैन।')).toBeInTheDocument();
});

test('what failed can be asked for again', async () => {
  const { shell, user } = await renderRemote(app, {
    path: '__PATH__',
    role: null,
    language: 'en',
    gateway: { [OFFICES]: failure(503, { message: 'Service Unavailable' }) },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  shell.gateway.answer({ [OFFICES]: [kathmandu] });
  await user.click(again);
  expect(await screen.findByText('Kathmandu office')).toBeInTheDocument();
});
