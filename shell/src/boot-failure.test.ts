import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { showBootFailure } from './boot-failure';

test('says the words of the specification and refreshes', () => {
  const refresh = jest.fn();
  showBootFailure(document.body, 'en', refresh);
  expect(screen.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  screen.getByRole('button', { name: 'Refresh Page' }).click();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('speaks Nepali unless English was chosen', () => {
  showBootFailure(document.body, null, () => undefined);
  expect(screen.getByRole('button', { name: 'पृष्ठ पुनः लोड गर्नुहोस्' })).toBeVisible();
});
