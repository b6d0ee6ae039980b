import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderRemote } from '@registrar/testing/render-remote';
import { UiProvider } from '@registrar/ui';
import { useState } from 'react';
import en from '../../locales/en.json';
import ne from '../../locales/ne.json';
import type { DraftRange, Holding, RangeTrouble } from './holding';
import { RangeBoard } from './range-board';

const holdings: readonly Holding[] = [
  { id: 'a', name: 'Asha Rai', quantity: 60 },
  { id: 'b', name: 'Bina Shrestha', quantity: 40 },
];
const inOrder: readonly DraftRange[] = [
  { holderItemId: 'a', from: 1, to: 60 },
  { holderItemId: 'b', from: 61, to: 100 },
];

interface Given {
  readonly ranges?: readonly DraftRange[];
  readonly troubles?: readonly RangeTrouble[];
  readonly people?: readonly Holding[];
}

function Board({ ranges: first = [], troubles = [], people = holdings }: Given) {
  const [ranges, setRanges] = useState(first);
  return (
    <RangeBoard
      holdings={people}
      ranges={ranges}
      total={100}
      troubles={troubles}
      onChange={setRanges}
      assignAll={() => inOrder}
    />
  );
}

const open = (given: Given = {}, language: 'ne' | 'en' = 'en') =>
  renderRemote([{ path: '/', element: <Board {...given} /> }], { language, messages: { ne, en }, wrapper: UiProvider });
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const bounds = (name: string) =>
  within(rowOf(name))
    .getAllByRole<HTMLInputElement>('textbox')
    .map((input) => input.value);

test('an empty board gives all shares at once, and says whom the shares belong to', async () => {
  const { user } = await open();
  expect(await screen.findByRole('img', { name: 'Of 100 shares 0 are assigned, 100 are not' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Assign automatically' }));
  expect(bounds('Asha')).toEqual(['1', '60']);
  expect(bounds('Bina')).toEqual(['61', '100']);
  expect(screen.getByRole('img', { name: 'Of 100 shares 100 are assigned, 0 are not' })).toBeVisible();
  expect(screen.getByText('Every share is assigned.')).toBeVisible();
});

test('ranges that are there are not replaced unasked', async () => {
  const { user } = await open({ ranges: [{ holderItemId: 'b', from: 5, to: 6 }] });
  await user.click(await screen.findByRole('button', { name: 'Assign automatically' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(bounds('Bina')).toEqual(['5', '6']);
});

test('a range is added where something is free, typed in either digits and taken away again', async () => {
  const { user } = await open({ ranges: [{ holderItemId: 'b', from: 1, to: 40 }] });
  await user.click(await screen.findByRole('button', { name: 'Add a range for Asha Rai' }));
  expect(bounds('Asha')).toEqual(['41', '100']);
  const from = within(rowOf('Asha')).getByRole('textbox', { name: 'From share number' });
  expect(from).toHaveFocus();
  await user.clear(from);
  await user.type(from, '४२');
  expect(rowOf('Asha')).toHaveTextContent('1 to assign');
  await user.clear(from);
  await user.paste('12.5');
  expect(from).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Remove range 1 of Asha Rai' }));
  expect(within(rowOf('Asha')).queryAllByRole('textbox')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Add a range for Asha Rai' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Assign the rest of Asha Rai automatically' }));
  expect(bounds('Asha')).toEqual(['41', '100']);
});

test('what a rule says stands at its range, its holder or above them all, and can be asked for alone', async () => {
  const { user } = await open({
    ranges: inOrder,
    troubles: [
      { range: 1, message: 'This range is already defined' },
      { holderId: 'a', message: 'All shares must be assigned' },
      { message: 'The ranges leave a hole' },
    ],
  });
  expect(await screen.findByText('The ranges leave a hole')).toBeVisible();
  expect(within(rowOf('Asha')).getByText('All shares must be assigned')).toBeVisible();
  expect(within(rowOf('Bina')).getByRole('textbox', { name: 'To share number' })).toHaveAccessibleDescription(
    'This range is already defined',
  );
  await user.click(screen.getByText('With problems (2)'));
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  await user.type(screen.getByRole('searchbox', { name: 'Search shareholders' }), 'bina');
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Bina Shrestha']);
});

test('of five hundred holders one page is drawn, in Nepali too', async () => {
  const people = Array.from({ length: 500 }, (_, index): Holding => ({
    id: String(index),
    name: `शेयरधनी ${index}`,
    quantity: 1,
  }));
  const { user } = await open({ people }, 'ne');
  expect(await screen.findByText('सबै (५००)')).toBeVisible();
  expect(screen.getAllByRole('rowheader')).toHaveLength(25);
  await user.click(screen.getByText('२०'));
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('शेयरधनी 475');
});
