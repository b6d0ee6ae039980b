import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ShareholderList } from '@registrar/domain/calls/company-record';
import { createRemote } from '@registrar/runtime';
import { renderRemote } from '@registrar/testing/render-remote';
import { UiProvider } from '../../base/ui-provider';
import type { Orders } from './orders-on-shares';
import { ShareholderRegister } from './shareholder-register';

const holder = (id: string, nameEnglish: string, nameNepali: string, from: number, to: number) => ({
  id,
  nameEnglish,
  nameNepali,
  entity: 'INDIVIDUAL' as const,
  identificationNumber: null,
  shares: to - from + 1,
  hundredths: 5000,
  paid: 0,
  ranges: [{ from, to, shareType: null }],
});
const pledge: Orders[number] = {
  id: '0190a000-0000-7000-8000-0000000000d1',
  nameEnglish: 'Nabil Bank Limited',
  nameNepali: 'नबिल बैंक लिमिटेड',
  orderedBy: 'PLEDGE',
  orderNumber: '12/083',
  caseNumber: null,
  lawSection: null,
  orderedOn: '2026-11-20',
  endsOn: null,
  ranges: [
    { from: 11, to: 20 },
    { from: 31, to: 31 },
  ],
};
const list = (orders: Orders): ShareholderList => ({
  on: '2026-11-29',
  issued: 100,
  posting: { number: 1, effectiveOn: '2026-11-01', hash: 'a1', applicationNumber: null },
  holders: [holder('a', 'Asha Rai', 'आशा राई', 1, 50), holder('b', 'Bina Shrestha', 'बिना श्रेष्ठ', 51, 100)],
  buckets: [],
  orders,
});
const shown = (orders: Orders, language: 'ne' | 'en') =>
  renderRemote(
    createRemote({
      name: 'remote-of-shares',
      routes: [{ path: '/shares', element: <ShareholderRegister list={list(orders)} /> }],
      wrapper: UiProvider,
      loadMessages: async () => ({}),
    }),
    { path: '/shares', role: 'APPROVER_1', language, gateway: {} },
  );
const kittaOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')?.lastElementChild?.textContent;

test('the register of shareholders says which shares are under an order or a pledge, and by whom', async () => {
  await shown([pledge], 'en');
  await screen.findByRole('rowheader', { name: 'Asha Rai' });
  expect(kittaOf('Asha Rai')).toBe('1–50of these under an order or a pledge: 11–20, 31');
  expect(kittaOf('Bina Shrestha')).toBe('51–100');
  const told = within(screen.getByRole('region', { name: 'Orders and pledges on shares' }));
  expect(told.getByRole('listitem')).toHaveTextContent(
    /Share numbers \(kitta\) 11–20, 31 · Pledge of shares: Nabil Bank Limited, no\. 12\/083/,
  );
});

test('in Nepali, once for numbers that two orders share, and nothing where there is none', async () => {
  const court = { ...pledge, id: 'd2', orderedBy: 'COURT' as const, ranges: [{ from: 15, to: 25 }] };
  const { unmount } = await shown([pledge, court], 'ne');
  await screen.findByRole('rowheader', { name: 'आशा राई' });
  expect(kittaOf('आशा राई')).toBe('१–५०यीमध्ये आदेश वा धितोमा: ११–२५, ३१');
  expect(screen.getByText(/शेयर धितो: नबिल बैंक लिमिटेड/)).toBeVisible();
  await unmount();
  await shown([], 'ne');
  expect(await screen.findByRole('rowheader', { name: 'आशा राई' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'शेयरमा रहेका आदेश र धितो' })).toBeNull();
});
