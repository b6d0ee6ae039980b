import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { LazyNepaliInput } from './nepali-control';

function Field() {
  const [value, setValue] = useState('');
  return (
    <>
      <LazyNepaliInput aria-label="Name" value={value} onChange={(event) => setValue(event.target.value)} />
      <button>Next</button>
    </>
  );
}

test('a field that somebody writes in is not exchanged before it is left', async () => {
  renderUi(<Field />);
  const plain = screen.getByRole('textbox');
  act(() => plain.focus());
  await act(async () => void (await import('./nepali-fields')));
  await userEvent.paste('हिमाल');
  expect(plain).toHaveFocus();
  expect(screen.getByRole('textbox')).toBe(plain);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('button', { pressed: true })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('हिमाल');
});
