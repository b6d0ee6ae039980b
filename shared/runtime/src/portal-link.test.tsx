import { expect, test } from '@jest/globals';
import { renderRemote } from '@registrar/testing/render-remote';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PortalLink } from './index';

const messages = { ne: {}, en: {} };
const page = (link: ReactElement) => renderRemote([{ path: '*', element: link }], { messages });

test('a plain click asks the shell', async () => {
  const { shell, user } = await page(<PortalLink to="/payment">pay</PortalLink>);
  await user.click(screen.getByRole('link', { name: 'pay' }));
  expect(shell.navigations).toEqual(['/payment']);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  async (click) => {
    const { shell } = await page(
      <PortalLink to="/payment" target="_self">
        pay
      </PortalLink>,
    );
    const link = screen.getByRole('link');
    // jsdom cannot follow a link; the listener behind the link's own keeps it from trying.
    link.parentElement?.parentElement?.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, click);
    expect(shell.navigations).toEqual([]);
  },
);

test('a link elsewhere, or one its page has dealt with, is left alone', async () => {
  const { shell, user } = await page(
    <>
      <PortalLink to="/a" target="_blank">
        new tab
      </PortalLink>
      <PortalLink to="/b" onClick={(event) => event.preventDefault()}>
        own
      </PortalLink>
    </>,
  );
  await user.click(screen.getByText('own'));
  expect(shell.navigations).toEqual([]);
  expect(screen.getByText('new tab')).toHaveAttribute('href', '/a');
});
