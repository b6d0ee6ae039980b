import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { useFocusBack } from './use-focus-back';

function Panel({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  return (
    <button type="button" autoFocus onClick={onClose}>
      Close
    </button>
  );
}

function Page({ keepsOpener }: { readonly keepsOpener: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>The page</h1>
      {open && !keepsOpener ? null : (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      {open ? <Panel onClose={() => setOpen(false)} /> : null}
    </main>
  );
}

test('the focus is back on what opened it', async () => {
  const { user } = renderUi(<Page keepsOpener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('or on the heading of the page, where that is gone', async () => {
  const { user } = renderUi(<Page keepsOpener={false} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('heading', { name: 'The page' })).toHaveFocus();
});

function Welcome() {
  const [open, setOpen] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>The page</h1>
      {open ? <Panel onClose={() => setOpen(false)} /> : null}
    </main>
  );
}

test('or there, where the page opened it by itself', async () => {
  const { user } = renderUi(<Welcome />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('heading', { name: 'The page' })).toHaveFocus();
});
