import { expect, test } from '@jest/globals';
import { UiProvider } from '@registrar/ui';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen } from '@testing-library/react';
import { PortalNotices } from './status-banners';

const notices = [
  { kind: 'PEAK', textNe: 'वार्षिक विवरण बुझाउने अन्तिम दिन नजिक छ।', textEn: 'The last day for annual reports is near.' },
  { kind: 'OUTAGE', textNe: 'पोर्टल बन्द थियो।', textEn: 'The portal was down.' },
] as const;

test('each notice is a banner in the language of the portal', async () => {
  const { setLanguage } = await renderRemote([{ path: '/', element: <PortalNotices notices={notices} /> }], {
    messages: { ne: {}, en: {} },
    name: 'shell',
    wrapper: UiProvider,
    language: 'en',
  });
  expect(screen.getByText('The last day for annual reports is near.')).toHaveAttribute('data-banner', 'peak');
  expect(screen.getByText('The portal was down.')).toHaveAttribute('data-banner', 'outage');
  await setLanguage('ne');
  expect(screen.getByText('वार्षिक विवरण बुझाउने अन्तिम दिन नजिक छ।')).toBeVisible();
});
