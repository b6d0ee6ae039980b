import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { ResendCode } from './resend-code';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('counts down, offers the resend, and waits again as long as the gateway says', async () => {
  const onResend = jest.fn(async () => 30);
  renderUi(<ResendCode waitSeconds={60} onResend={onResend} />);
  expect(screen.getByText('You can ask for another code in 60 seconds')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Resend OTP' })));
  expect(onResend).toHaveBeenCalledTimes(1);
  expect(screen.getByText('You can ask for another code in 30 seconds')).toBeVisible();
});

test('keeps the button where nothing was sent', async () => {
  renderUi(<ResendCode waitSeconds={0} onResend={() => Promise.reject(new Error('refused'))} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Resend OTP' })));
  expect(screen.getByRole('button', { name: /Resend OTP/ })).toBeVisible();
});
