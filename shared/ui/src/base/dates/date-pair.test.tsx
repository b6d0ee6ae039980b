import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { DatePair, InstantPair } from './date-pair';

test('a day has BS with AD under it, in the digits of the language', async () => {
  const { container, switchTo } = renderUi(<DatePair day="2025-07-17" />);
  expect(container).toHaveTextContent('2082-04-01 BS2025-07-17 AD');
  await switchTo('ne');
  expect(container).toHaveTextContent('वि.सं. २०८२-०४-०१ई.सं. २०२५-०७-१७');
});

test('a day of an unpublished year is marked', () => {
  renderUi(<DatePair day="2030-05-01" inline />);
  expect(screen.getByText(/provisional/)).toBeVisible();
});

test('an instant belongs to the day it is in Nepal', () => {
  const { container } = renderUi(<InstantPair at="2025-07-16T18:15:00Z" withTime inline />);
  expect(container).toHaveTextContent('2082-04-01 BS (2025-07-17 AD) 00:00');
});
