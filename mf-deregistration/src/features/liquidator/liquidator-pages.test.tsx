import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Liquidation } from '@registrar/domain/calls/liquidations';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000f1';
const liquidation: Liquidation = {
  id: ID,
  number: 'LQ-2083/84-KTM-000001',
  company: {
    id: '0190a000-0000-7000-8000-000000000001',
    nameEnglish: 'Karnali Private Limited',
    nameNepali: 'कर्णाली प्राइभेट लिमिटेड',
    registrationNumber: '100002',
  },
  appointedOn: '2026-05-24',
  licence: 'IN_FORCE',
  next: { number: 1, dueOn: '2026-11-24', state: 'LATE' },
  licenceNumber: 'IP-01',
  licenceEndsOn: '2028-01-01',
  claimsUntil: '2026-08-01',
  accounts: [
    {
      id: null,
      number: 1,
      fromOn: '2026-05-24',
      opensOn: '2026-10-24',
      dueOn: '2026-11-24',
      state: 'LATE',
      filed: null,
      returnReason: 'No bank statement.',
    },
  ],
  claims: [
    {
      id: '0190a000-0000-7000-8000-0000000000f2',
      claimant: 'Bagmati Suppliers',
      grounds: 'Unpaid bill',
      receivedOn: '2026-07-01',
      claimedPaisa: 40_000_00,
      admittedPaisa: null,
      judgement: null,
      paidPaisa: null,
      paidOn: null,
      version: 1,
    },
  ],
  mayFile: true,
};
const READ = `GET /external/api/own-liquidation/${ID}`;
const FILE = `POST /external/api/own-liquidation/${ID}/account`;
const JUDGE = `POST /external/api/own-liquidation/${ID}/claim/0190a000-0000-7000-8000-0000000000f2/judgement`;
const open = (more: Partial<Liquidation> = {}, gateway: FakeAnswers = {}, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: `/de-registration/liquidator/${ID}`,
    role: 'LIQUIDATOR',
    language,
    gateway: { [READ]: { ...liquidation, ...more }, ...gateway },
  });

test('the account that is late is filed with its lines, and the balance is shown while it is typed', async () => {
  const { user, shell } = await open({}, { [FILE]: { id: ID } });
  expect(await screen.findByText('Overdue')).toBeTruthy();
  expect(screen.getByText('Sent back by the office: No bank statement.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'File account 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Opening balance'), '5000');
  await user.click(dialog.getByRole('button', { name: 'Add a receipt' }));
  await user.type(dialog.getByLabelText('Receipts 1: for what'), 'Sale');
  await user.type(dialog.getByLabelText('Receipts 1: amount'), '900');
  await user.click(dialog.getByRole('button', { name: 'Add a payment' }));
  await user.click(dialog.getByRole('button', { name: 'Remove: Payments 1' }));
  expect(dialog.getByText(/5,900.00$/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'File' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shell.gateway.callsOf(FILE)[0]).toMatchObject({
    body: { number: 1, untilOn: '2026-11-24', openingPaisa: 5_000_00, receipts: [{ what: 'Sale', paisa: 900_00 }] },
  });
});

test.each([
  ['en', 'Licence IP-01: Ended', 'Judge'],
  ['ne', 'इजाजतपत्र IP-01: म्याद सकिएको', 'ठहर गर्नुहोस्'],
] as const)(
  'with a licence that has ended everything is read and nothing is offered (%s)',
  async (language, said, act) => {
    await open({ licence: 'ENDED', mayFile: false }, {}, language);
    expect(await screen.findByText(new RegExp(said))).toBeTruthy();
    expect(screen.getByText('Bagmati Suppliers')).toBeTruthy();
    expect(screen.queryByRole('button', { name: new RegExp(act) })).toBeNull();
  },
);

test('a payment above what was found to be owed is said at its field before it is sent', async () => {
  const { user, shell } = await open();
  await user.click(await screen.findByRole('button', { name: 'Judge: Bagmati Suppliers' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Amount found to be owed'), '300');
  await user.type(dialog.getByLabelText('Reason of the judgement'), 'Bill seen');
  await user.type(dialog.getByLabelText('Amount paid, if it was'), '301');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText(/must not be above what was found to be owed/)).not.toHaveLength(0);
  expect(shell.gateway.callsOf(JUDGE)).toHaveLength(0);
});
