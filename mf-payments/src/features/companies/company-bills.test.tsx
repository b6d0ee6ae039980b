import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanyBills } from '@registrar/domain/calls/own-companies';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const id = (last: number): string => `0199aaaa-0000-7000-8000-${String(last).padStart(12, '0')}`;
const company = (last: number, nameEnglish: string) => ({
  id: id(last),
  registrationNumber: String(100_000 + last),
  nameEnglish,
  nameNepali: nameEnglish,
});
const bills: CompanyBills = {
  bills: [
    { company: company(1, 'First'), invoiceIds: [id(11)], dueIds: [], totalPaisa: 50_000, underWay: true },
    { company: company(2, 'Second'), invoiceIds: [id(12), id(13)], dueIds: [], totalPaisa: 70_000, underWay: false },
    { company: company(3, 'Third'), invoiceIds: [id(14)], dueIds: [], totalPaisa: 30_000, underWay: false },
  ],
  without: [{ registrationNumber: '100009', company: null, why: 'NOT_OWN' }],
  withReportsPaisa: 120_000,
};
const open = (path: string) =>
  renderRemote(app, {
    path,
    role: 'INTERMEDIARY',
    language: 'en',
    gateway: {
      'GET /external/api/own-company/bill': bills,
      'POST /external/api/payment/joint': ({ body }) => ({
        paymentId: JSON.stringify(body).includes(id(12)) ? id(99) : id(98),
      }),
    },
  });

test('the bills of several companies, one after the other', async () => {
  const user = userEvent.setup();
  const { shell } = await open('/payment-of-companies?companies=100001,100002,100003,100009');
  expect(await screen.findByText('2 bills, Rs. 1,000.00 together')).toBeVisible();
  expect(screen.getByText(/Rs. 1,200.00 today/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay for Second' }));
  expect(shell.navigations.at(-1)).toBe(`/payment/${id(99)}?companies=100001,100002,100003,100009`);
});

test('without companies it leads to where they are chosen', async () => {
  await open('/payment-of-companies');
  expect(await screen.findByRole('link', { name: 'To my companies' })).toHaveAttribute(
    'href',
    '/post-amendment/company',
  );
});
