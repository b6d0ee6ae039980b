import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Tabs } from './tabs';

test('the list of tabs holds the tabs alone; the button for those that do not fit is beside it', () => {
  const items = ['record', 'people'].map((key) => ({ key, label: key, children: key }));
  const { rerender } = render(<Tabs items={items} />);
  rerender(<Tabs items={items} activeKey="people" />);
  const list = screen.getByRole('tablist');
  expect(
    within(list)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['record', 'people']);
  expect(within(list).queryByRole('button', { hidden: true })).toBeNull();
  expect(screen.getByRole('button', { hidden: true })).toHaveAttribute('aria-haspopup', 'listbox');
});
