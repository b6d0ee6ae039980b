import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { reply } from '@registrar/testing/fake-shell';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID, sectionState } from '../../testing/builders';
import { holding } from '../../testing/people';
import en from '../../locales/en.json' with { type: 'json' };
import ne from '../../locales/ne.json' with { type: 'json' };

const open = async (language: 'ne' | 'en' = 'en') => {
  const shown = await renderRemote(app, { path: `/company-registration/shareholder?application=${APPLICATION_ID}`, role: 'APPLICANT', language, gateway: holding(twoOwners(), { 'DELETE /external/api/application/:id/section/:key/item/:item': reply({ item: null, section: sectionState('SHAREHOLDER', { kind: 'LIST', validity: 'VALID', count: 1 }), applicationVersion: 2 }, 'The entry is deleted.') }) });
  return { ...shown, holders: await screen.findByRole('region', { name: language === 'en' ? 'Shareholders' : 'शेयरधनी' }) };
};

beforeEach(() => localStorage.clear());

test('who has changed an entry and closes it is told once that it is updated', async () => {
  const { shell, user, holders } = await open();
  await user.click((await within(holders).findAllByRole('button', { name: /^Edit/ }))[0] as HTMLElement);
  const drawer = await screen.findByRole('dialog', { name: /Shareholder: Asha/ });
  await user.click(within(drawer).getByRole('tab', { name: /Investment/ }));
  const shares = await within(drawer).findByLabelText('Number of shares');
  await user.clear(shares);
  await user.paste('500');
  expect(shell.toasts).toEqual([]);
  await user.click(within(drawer).getByRole('button', { name: 'Finish later' }));
  await waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', messageKey: 'list.updated', values: { name: 'Company shareholder' } }]));
}, 120_000);

test('a new entry is said to be added', async () => {
  const { shell, user, holders } = await open();
  await user.click(await within(holders).findByRole('button', { name: 'Add: Shareholder' }));
  const drawer = await screen.findByRole('dialog', { name: /Add/ });
  await user.click(within(drawer).getByRole('radio', { name: 'Company' }));
  await user.click(within(drawer).getByRole('button', { name: 'Finish later' }));
  await waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', messageKey: 'list.added', values: { name: 'Company shareholder' } }]));
}, 120_000);

test('who has only looked at an entry is told nothing', async () => {
  const { shell, user, holders } = await open();
  await user.click((await within(holders).findAllByRole('button', { name: /^Edit/ }))[0] as HTMLElement);
  const drawer = await screen.findByRole('dialog', { name: /Shareholder: Asha/ });
  await user.click(within(drawer).getByRole('button', { name: 'Finish later' }));
  await waitFor(() => expect(drawer).not.toBeVisible());
  expect(shell.toasts).toEqual([]);
}, 120_000);

test('a deleted entry is said to be deleted', async () => {
  const { shell, user, holders } = await open();
  await user.click((await within(holders).findAllByRole('button', { name: /^Delete/ }))[0] as HTMLElement);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', serverMessage: 'The entry is deleted.' }]));
}, 120_000);

test('the sentences name what was done in both languages', () => {
  const said = (text: string, name: string): string => text.replace('{{name}}', name);
  expect(said(en['list.updated'], en['list.companyShareholder'])).toBe('Company shareholder updated.');
  expect(said(en['list.added'], 'Company representative')).toBe('Company representative added.');
  expect(said(ne['list.updated'], ne['list.companyShareholder'])).toBe('कम्पनीको शेयरधनी अद्यावधिक गरियो।');
  expect(said(ne['list.added'], 'कम्पनी प्रतिनिधि')).toBe('कम्पनी प्रतिनिधि थपियो।');
});
