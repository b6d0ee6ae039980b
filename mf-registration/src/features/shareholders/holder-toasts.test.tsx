import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { reply } from '@registrar/testing/fake-shell';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, sectionState } from '@registrar/testing/registration-builders';
import { app } from '../../app';
import { holding } from '../../testing/people';

const open = async (language: 'ne' | 'en' = 'en') => {
  const shown = await renderRemote(app, {
    path: `/company-registration/shareholder?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language,
    gateway: holding(twoOwners(), {
      'DELETE /external/api/application/:id/section/:key/item/:item': reply(
        {
          item: null,
          section: sectionState('SHAREHOLDER', { kind: 'LIST', validity: 'VALID', count: 1 }),
          applicationVersion: 2,
        },
        'The entry is deleted.',
      ),
    }),
  });
  return {
    ...shown,
    holders: await screen.findByRole('region', { name: language === 'en' ? 'Shareholders' : 'शेयरधनी' }),
  };
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
  await waitFor(() =>
    expect(shell.toasts).toEqual([{ kind: 'success', serverMessage: 'Company shareholder updated.' }]),
  );
});

test('a new entry is said to be added', async () => {
  const { shell, user, holders } = await open();
  await user.click(await within(holders).findByRole('button', { name: 'Add: Shareholder' }));
  const drawer = await screen.findByRole('dialog', { name: /Add/ });
  await user.click(within(drawer).getByRole('radio', { name: 'Company' }));
  await user.click(within(drawer).getByRole('button', { name: 'Finish later' }));
  await waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', serverMessage: 'Company shareholder added.' }]));
});

test('who has only looked at an entry is told nothing', async () => {
  const { shell, user, holders } = await open();
  await user.click((await within(holders).findAllByRole('button', { name: /^Edit/ }))[0] as HTMLElement);
  const drawer = await screen.findByRole('dialog', { name: /Shareholder: Asha/ });
  await user.click(within(drawer).getByRole('button', { name: 'Finish later' }));
  await waitFor(() => expect(drawer).not.toBeVisible());
  expect(shell.toasts).toEqual([]);
});

test('a deleted entry is said to be deleted', async () => {
  const { shell, user, holders } = await open();
  await user.click((await within(holders).findAllByRole('button', { name: /^Delete/ }))[0] as HTMLElement);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', serverMessage: 'The entry is deleted.' }]));
});

test('the sentence names what was done in Nepali too', async () => {
  const { shell, user, holders } = await open('ne');
  await user.click(await within(holders).findByRole('button', { name: /थप्नुहोस्.*शेयरधनी|शेयरधनी.*थप्नुहोस्/ }));
  const drawer = await screen.findByRole('dialog');
  await user.click(within(drawer).getByRole('radio', { name: 'कम्पनी' }));
  await user.click(within(drawer).getByRole('button', { name: 'पछि पूरा गर्ने' }));
  await waitFor(() => expect(shell.toasts).toEqual([{ kind: 'success', serverMessage: 'कम्पनीको शेयरधनी थपियो।' }]));
});
