import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { AmountField } from './amount-field';

let last: number | undefined;
function Fee() {
  const [value, setValue] = useState<number | undefined>();
  last = value;
  return <AmountField aria-label="Fee" value={value} onChange={setValue} />;
}

test('an amount typed in Nepali digits is grouped when it is left, in the digits of the language', async () => {
  const { user, switchTo } = renderUi(<Fee />);
  const input = screen.getByLabelText('Fee');
  await user.type(input, '१२३४५६७.५');
  await user.tab();
  expect(last).toBe(123456750);
  expect(input).toHaveValue('12,34,567.50');
  await switchTo('ne');
  expect(input).toHaveValue('१२,३४,५६७.५०');
});

test('a text that is no amount stays to be corrected', async () => {
  const { user } = renderUi(<Fee />);
  await user.type(screen.getByLabelText('Fee'), 'five');
  await user.tab();
  expect(last).toBeNaN();
  expect(screen.getByLabelText('Fee')).toHaveValue('five');
});
