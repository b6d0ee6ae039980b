import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import type { FilingFrame } from '@registrar/domain/processes';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID } from '@registrar/testing/registration-builders';
import { app } from '../../app';
import { holding, itemId } from '../../testing/people';

const SAVE = 'PUT /external/api/application/:id/section/:key';
const whole = twoOwners();
const withRanges = (ranges: readonly object[]): FilingFrame => ({
  ...whole,
  answers: { ...whole.answers, SHARE_RANGE_ASSIGN: { ranges } },
});
const open = (frame: FilingFrame) =>
  renderRemote(app, {
    path: `/company-registration/share-range-assign?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language: 'en',
    gateway: holding(frame),
  });

test('assigned automatically, each holder has one range after the other, saved by itself', async () => {
  const { shell, user } = await open(withRanges([]));
  await user.click(await screen.findByRole('button', { name: 'Assign automatically' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(SAVE).at(-1)?.body).toEqual({
      ranges: [
        { holderItemId: itemId('h1'), from: 1, to: 600 },
        { holderItemId: itemId('h2'), from: 601, to: 1000 },
      ],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(shell.navigations.at(-1)).toContain('/company-registration/representative'));
});

test('a rule speaks at the range it is about, and the step is not left before it is kept', async () => {
  const { shell, user } = await open(
    withRanges([
      { holderItemId: itemId('h1'), from: 1, to: 600 },
      { holderItemId: itemId('h2'), from: 500, to: 899 },
    ]),
  );
  const rows = await screen.findAllByRole('row', { name: /Asha Shrestha/ });
  expect(within(rows[1] as HTMLElement).getByText('This share range is already defined')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(shell.navigations).toEqual([]);
  expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
});

test('shares of somebody who was deleted are shown, so that they can be taken away', async () => {
  const { user } = await open(withRanges([{ holderItemId: itemId('gone'), from: 1, to: 10 }]));
  await user.click(await screen.findByRole('button', { name: 'Remove range 1 of Deleted shareholder' }));
  expect(screen.queryByText('Deleted shareholder')).toBeNull();
});
