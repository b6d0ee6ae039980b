import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { UiProvider } from '../ui-provider';
import { ScanFigure } from './scan-figure';

const open = (mediaType: string, file: () => unknown) =>
  renderRemote(
    [
      {
        path: '/',
        element: (
          <ScanFigure
            path="/external/api/scan/1"
            mediaType={mediaType}
            alt="Scan 1"
            openLabel="Open"
            failed="Failed."
          />
        ),
      },
    ],
    {
      messages: { ne: {}, en: {} },
      language: 'en',
      wrapper: UiProvider,
      gateway: { 'GET /external/api/scan/1': file },
    },
  );

test('a picture is shown and can be opened; what could not be loaded can be tried again', async () => {
  let failed = false;
  const { user } = await open('image/png', () => {
    if (failed) return new Blob(['scan']);
    failed = true;
    throw failure(503);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'Scan 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', expect.stringMatching(/^blob:/));
});

test('a PDF is opened beside the page', async () => {
  await open('application/pdf', () => new Blob(['%PDF']));
  expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('img')).toBeNull();
});
