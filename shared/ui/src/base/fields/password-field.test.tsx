import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { DEFAULT_PASSWORD_POLICY } from '@registrar/domain/accounts';
import { renderUi } from '../../testing/render-ui';
import { PasswordField } from './password-field';

function NewPassword() {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      aria-label="New password"
      autoComplete="new-password"
      policy={DEFAULT_PASSWORD_POLICY}
      value={value}
      onChange={setValue}
    />
  );
}

test('ticks each rule of the policy as it is met', async () => {
  const { user } = renderUi(<NewPassword />);
  const rules = within(screen.getByRole('list', { name: 'Your password must have:' }));
  expect(rules.getAllByText(/not met yet/)).toHaveLength(4);
  await user.type(screen.getByLabelText('New password'), 'Secret#1');
  expect(rules.queryByText(/not met yet/)).toBeNull();
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/at least 8 characters/);
});

test('says what only the gateway can judge, where it does', () => {
  renderUi(
    <PasswordField
      aria-label="New password"
      autoComplete="new-password"
      policy={{ ...DEFAULT_PASSWORD_POLICY, guessableRefused: true }}
    />,
  );
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Not a common password/);
});

test('shows and hides what was typed, in the words of the language', async () => {
  const { user } = renderUi(<NewPassword />, 'ne');
  const input = screen.getByLabelText('New password');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'देखाउनुहोस्' }));
  expect(input).toHaveAttribute('type', 'text');
});
