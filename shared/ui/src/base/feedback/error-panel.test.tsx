import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { ErrorPanel } from './error-panel';
import { LoadingOverlay } from './loading-overlay';

test('the error panel has the words of the specification and a way out', async () => {
  const onRefresh = jest.fn();
  const { user } = renderUi(<ErrorPanel onRefresh={onRefresh} errorId="E-7" />);
  expect(screen.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  expect(
    screen.getByText('Oops, looks like there are some problem we are facing. Please check in later.'),
  ).toBeVisible();
  expect(screen.getByText(/E-7/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(onRefresh).toHaveBeenCalledTimes(1);
});

test('the overlay announces itself and leaves the focus where it is', () => {
  const { update } = renderUi(
    <>
      <input aria-label="Name" />
      <LoadingOverlay visible={false} />
    </>,
  );
  screen.getByLabelText('Name').focus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  update(
    <>
      <input aria-label="Name" />
      <LoadingOverlay visible />
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Please wait…');
  expect(screen.getByLabelText('Name')).toHaveFocus();
});
