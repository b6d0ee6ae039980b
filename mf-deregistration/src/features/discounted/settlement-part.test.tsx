import { expect, test } from '@jest/globals';
import type { DiscountedClosing } from '@registrar/domain/calls/discounted-closing';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen } from '@testing-library/react';
import en from '../../locales/en.json';
import ne from '../../locales/ne.json';
import { SettlementPart } from './settlement-part';

const ID = '0190a000-0000-7000-8000-0000000d0009';
const LAKH = 100_000_00;
const fine = (fiscalYear: string, dueOn: string, unpaidPaisa: number) => ({
  eventId: 'ANNUAL_REPORT_S80_AGM' as const,
  section: '80',
  nameNepali: 'वार्षिक विवरण',
  nameEnglish: 'Annual return',
  fiscalYear,
  dueOn,
  unpaidPaisa,
});
/** Two fines of before the section, of which half a per cent of ten lakh is the smaller; one of after it, in full. */
const closing: DiscountedClosing = {
  missing: [],
  settlement: {
    assessedOn: { ad: '2026-11-24', bs: '2083-08-08', provisional: false },
    registeredOn: '2015-01-01',
    eligibleIfRegisteredBefore: '2025-03-31',
    eligible: true,
    fines: [
      fine('2079/80', '2024-01-15', 15_000_00),
      fine('2080/81', '2025-01-15', 10_000_00),
      fine('2081/82', '2026-01-15', 5_000_00),
    ],
    finesPaisa: 30_000_00,
    laterPaisa: 5_000_00,
    paidUpPaisa: 10 * LAKH,
    percentOfPaidUp: 0.5,
    percentPaisa: 5_000_00,
    payablePaisa: 10_000_00,
    lawReference: 's.136ka',
    lawReferenceNepali: 'दफा १३६क',
  },
  invoice: null,
};
const invoice = { id: ID, number: 'INV-1', status: 'PENDING' as const, totalPaisa: 10_000_00 };

const shown = (answer: DiscountedClosing, role: 'COMPANY_REPRESENTATIVE' | 'OPERATOR', language: 'ne' | 'en' = 'en') =>
  renderRemote([{ path: '/', element: <SettlementPart applicationId={ID} /> }], {
    messages: { ne, en },
    role,
    language,
    gateway: { [`GET /external/api/application/${ID}/settlement-136ka`]: answer },
  });

test.each([
  ['en', /Annual return 2079\/80/, 'Rs. 25,000.00', 'Rs. 10,000.00'],
  ['ne', /वार्षिक विवरण २०७९\/८०/, 'रु. २५,०००.००', 'रु. १०,०००.००'],
] as const)('the amount beside the full fine, with its working (%s)', async (language, year, older, payable) => {
  await shown(closing, 'COMPANY_REPRESENTATIVE', language);
  expect(await screen.findByText(year)).toBeVisible();
  expect(screen.getByText(older)).toBeVisible();
  expect(screen.getAllByText(payable).length).toBeGreaterThan(0);
});

test('the invoice leads the payer to its payment; an officer reads what it says', async () => {
  const { unmount } = await shown({ ...closing, invoice }, 'COMPANY_REPRESENTATIVE');
  expect(await screen.findByRole('link', { name: 'Invoice INV-1' })).toHaveAttribute('href', `/payment/${ID}`);
  await unmount();
  await shown({ ...closing, invoice }, 'OPERATOR');
  expect(await screen.findByText(/Invoice INV-1: Rs\. 10,000\.00 · to be paid/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('without capital or day in the register the page says so', async () => {
  await shown({ ...closing, settlement: null }, 'COMPANY_REPRESENTATIVE');
  expect(await screen.findByRole('alert')).toHaveTextContent(en['discounted.unknown']);
});
