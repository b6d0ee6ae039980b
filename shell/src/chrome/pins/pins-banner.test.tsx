import { expect, jest, test } from '@jest/globals';
import { UiProvider } from '@registrar/ui';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen } from '@testing-library/react';
import en from './locales/en.json';
import ne from './locales/ne.json';
import { PinsBanner, type PinsBannerProps } from './pins-banner';
import { pinsNamespace } from './pins-namespace';

const onClear = jest.fn();
const onChoose = jest.fn();

const show = (props: Partial<PinsBannerProps>, language: 'ne' | 'en' = 'en') =>
  renderRemote(
    [
      {
        path: '/',
        element: (
          <PinsBanner pins={{}} until={undefined} problems={[]} onClear={onClear} onChoose={undefined} {...props} />
        ),
      },
    ],
    { messages: { ne, en }, name: pinsNamespace, wrapper: UiProvider, language },
  );

test('names what is pinned and until when, with a way to the panel and a way out', async () => {
  const { user, setLanguage } = await show({
    pins: { 'mf-auth': 'pr-231-bb' },
    until: '2026-11-28T04:00:00.000Z',
    onChoose,
  });
  expect(screen.getByText('Test versions are active until 2083-08-12 BS, 09:45: mf-auth@pr-231-bb')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choose test versions' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect([onChoose, onClear].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  await setLanguage('ne');
  expect(screen.getByText('परीक्षण संस्करण वि.सं. २०८३-०८-१२, ०९:४५ सम्म चालु छन्: mf-auth@pr-231-bb')).toBeVisible();
});

test('says of each pin that is not followed what is wrong, in words for each reason and for one that is new', async () => {
  const problems = [
    { remote: 'mf-auth', wanted: 'pr-9', reason: 'conflict', detail: '/login is claimed by mf-auth and mf-payments' },
    { remote: 'mf-payments', wanted: 'pr-7', reason: 'unknown' },
    { remote: null, wanted: 'f00', reason: 'expired' },
    { remote: 'mf-auth', wanted: 'x', reason: 'of-tomorrow' },
  ];
  const { setLanguage } = await show({ problems });
  expect(screen.getByText(/mf-auth@pr-9 claims what belongs to another part/)).toHaveTextContent(
    '/login is claimed by mf-auth and mf-payments',
  );
  expect(screen.getByText('mf-payments@pr-7 is not published. You see the live version.')).toBeVisible();
  expect(screen.getByText('The signed address f00 has ended.')).toBeVisible();
  expect(screen.getByText('mf-auth@x cannot be shown.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose test versions' })).toBeNull();
  await setLanguage('ne');
  expect(screen.getByText('mf-payments@pr-7 प्रकाशित भएको छैन। तपाईंले चालु संस्करण देख्नुहुन्छ।')).toBeVisible();
});
