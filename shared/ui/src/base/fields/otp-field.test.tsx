import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { OtpField } from './otp-field';

function Otp({ onComplete }: { readonly onComplete: (otp: string) => void }) {
  const [value, setValue] = useState('');
  return <OtpField aria-label="OTP" value={value} onChange={setValue} onComplete={onComplete} />;
}

test('takes six digits of either script, typed or pasted with spaces', async () => {
  const onComplete = jest.fn();
  const { user } = renderUi(<Otp onComplete={onComplete} />);
  const input = screen.getByLabelText('OTP');
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(input, '१२a3');
  expect(input).toHaveValue('123');
  await user.clear(input);
  await user.click(input);
  await user.paste('४५६ 789 0');
  expect(input).toHaveValue('456789');
  expect(onComplete).toHaveBeenCalledWith('456789');
});
