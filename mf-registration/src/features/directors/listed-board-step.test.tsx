import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { publicCompany } from '@registrar/domain/testing/registration-examples';
import { filedItems, type FilingFrame } from '@registrar/domain/processes';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, sectionState } from '@registrar/testing/registration-builders';
import { app } from '../../app';
import { holding, itemId, itemsOf } from '../../testing/people';

const SEND = 'POST /external/api/application/:id/section/BOD_DETAILS/item/:item/phone/otp';
const VERIFY = 'POST /external/api/application/:id/section/BOD_DETAILS/item/:item/phone/verify';
const full = publicCompany();
/** Nobody has proven a phone yet. */
const unproven: FilingFrame = {
  ...full,
  answers: {
    ...full.answers,
    BOD_DETAILS: {
      items: filedItems(full, 'BOD_DETAILS').map((item) => ({
        ...item,
        data: { ...item.data, phoneVerifiedAt: undefined },
      })),
    },
  },
};
const open = (frame: FilingFrame, more: FakeAnswers = {}) =>
  renderRemote(app, {
    path: `/company-registration/listed-company-bod-details?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language: 'en',
    gateway: holding(frame, more),
  });

test('what the law asks of the board is ticked as it is met', async () => {
  await open(full);
  const rules = await screen.findByRole('list', { name: 'Requirements for the board' });
  await waitFor(() =>
    expect(
      within(rules)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      '✓ 3 to 11 directors (now 3, met)',
      '✓ 3, as general information says (now 3, met)',
      '✓ At least 1 independent director (now 1, met)',
      '✓ At least one woman, because women hold shares (now 3, met)',
    ]),
  );
});

test('a director proves the phone by the code that came to it', async () => {
  const seat = itemsOf(unproven, 'BOD_DETAILS')[2];
  const { shell, user } = await open(unproven, {
    [SEND]: { expiresInSeconds: 300, resendAfterSeconds: 60, sentTo: '********00' },
    [VERIFY]: ({ body }: { body: unknown }) => {
      if ((body as { otp: string }).otp !== '123456')
        throw failure(400, { code: 'AUTH-OTP-MISMATCH', message: 'OTP code does not match. Please try again.' });
      return {
        item: seat && { ...seat, data: { ...seat.data, phoneVerifiedAt: '2026-11-21T08:00:00.000Z' } },
        section: sectionState('BOD_DETAILS', { kind: 'LIST', count: 3 }),
        applicationVersion: 2,
      };
    },
  });
  const board = await screen.findByRole('region', { name: 'Board of directors' });
  await user.click((await within(board).findAllByRole('button', { name: /^Edit/ }))[2] as HTMLElement);
  const drawer = await screen.findByRole('dialog', { name: /Director/ });
  await user.click(within(drawer).getByRole('tab', { name: /Contact/ }));
  await user.click(await within(drawer).findByRole('button', { name: 'Send the code to the director’s phone' }));
  const code = await within(drawer).findByLabelText('OTP (6-digit code)');
  await user.click(code);
  await user.paste('654321');
  await user.keyboard('{Enter}');
  expect(await within(drawer).findByText('OTP code does not match. Please try again.')).toBeInTheDocument();
  await user.clear(code);
  await user.paste('123456');
  await user.click(within(drawer).getByRole('button', { name: 'Verify' }));
  expect(await within(drawer).findByText(/9841000000 was verified with an OTP code/)).toBeInTheDocument();
  expect(shell.gateway.callsOf(VERIFY).at(-1)).toMatchObject({
    params: { item: itemId('b3') },
    body: { phoneNo: '9841000000', otp: '123456' },
  });
});
