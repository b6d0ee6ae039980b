import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, gatewayAnswers } from '@registrar/testing/registration-builders';
import { app } from '../../testing/filing-remote';

const UNREAD = '2026-13-45';
const open = (step: string, language: 'ne' | 'en' = 'en', answers: FakeAnswers = {}) =>
  renderRemote(app, {
    path: `/company-registration/${step}?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language,
    gateway: { ...gatewayAnswers, ...answers },
  });

test.each([
  ['en', 'the button', 'Issued date (AD)', 'Previous', /Issued date: .*date/u],
  ['ne', 'the button', 'जारी मिति (ई.सं.)', 'अघिल्लो', /जारी मिति: .*मिति/u],
  ['en', 'the menu of steps', 'Issued date (AD)', undefined, /Issued date: .*date/u],
] as const)(
  'whoever leaves a step by %s %s is told of a day that cannot be read, and stays once',
  async (language, _, label, button, sentence) => {
    const { user } = await open('capital-structure', language);
    await user.type(await screen.findByLabelText(label), UNREAD);
    const leave = async () =>
      user.click(
        button === undefined
          ? (within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('button')[0] ?? document.body)
          : screen.getByRole('button', { name: button }),
      );
    await leave();
    expect((await screen.findAllByText(sentence))[0]).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveValue(UNREAD);
    await leave();
    await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull());
  },
);

test('whoever finishes an entry later is told as well, and the draft is not said to be saved', async () => {
  const { user, shell } = await open('shareholder');
  await user.click(await screen.findByRole('button', { name: /^Add: .*irector/ }));
  const drawer = await screen.findByRole('dialog');
  await user.type(await within(drawer).findByLabelText('From (AD)'), UNREAD);
  await user.click(within(drawer).getByRole('button', { name: 'Finish later' }));
  expect((await within(drawer).findAllByText(/From: .*date/u))[0]).toBeVisible();
  expect(within(drawer).getByLabelText('From (AD)')).toHaveValue(UNREAD);
  await user.click(within(drawer).getByRole('button', { name: 'Finish later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shell.toasts).toEqual([]);
});
