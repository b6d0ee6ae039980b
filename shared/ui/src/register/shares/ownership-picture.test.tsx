import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { OwnershipPicture, type OwnershipPart } from './ownership-picture';

const parts: readonly OwnershipPart[] = [
  { key: 'b', name: 'Bina Shrestha', quantity: 250 },
  { key: 'a', name: 'Asha Rai', note: 'Promoter shares', quantity: 500 },
];
const rows = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map((row) => [...row.cells].map((cell) => cell.textContent));

test('the picture is one sentence and a table, the largest holder first', () => {
  renderUi(<OwnershipPicture caption="Ownership" parts={parts} total={1000} />);
  expect(
    screen.getByRole('img', { name: 'Ownership: Asha Rai 50%, Bina Shrestha 25%, Held by nobody 25%' }),
  ).toBeVisible();
  expect(rows()).toEqual([
    ['Asha RaiPromoter shares', '500', '50%'],
    ['Bina Shrestha', '250', '25%'],
    ['Held by nobody', '250', '25%'],
    ['Total', '1,000', '100%'],
  ]);
});

test('it speaks Nepali, in Nepali digits', () => {
  renderUi(<OwnershipPicture caption="स्वामित्व" parts={parts} total={750} />, 'ne');
  expect(screen.getByRole('img', { name: 'स्वामित्व: Asha Rai ६६.६७%, Bina Shrestha ३३.३३%' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'शेयरधनी' })).toBeVisible();
});

test('of many holders the largest are drawn, all of them can be read', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    key: String(index),
    name: `Holder ${index}`,
    quantity: 1000 - index,
  }));
  const { user } = renderUi(<OwnershipPicture caption="Ownership" parts={many} total={0} shown={3} />);
  expect(rows()).toHaveLength(5);
  expect(rows()[3]?.[0]).toBe('Other shareholders (57)');
  await user.click(screen.getByRole('button', { name: 'Show all shareholders' }));
  expect(rows()).toHaveLength(61);
});

test('nothing held is no picture of anything, and no division by nought', () => {
  renderUi(<OwnershipPicture caption="Ownership" parts={[]} total={0} />);
  expect(rows()).toEqual([['Total', '0', '–']]);
});
