import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui';
import { BsAdDateField } from './bs-ad-date-field';

let stored: string | undefined;
function Decided({ start, max }: { readonly start?: string; readonly max?: string }) {
  const [value, setValue] = useState<string | undefined>(start);
  stored = value;
  return <BsAdDateField label="Decided on" value={value} onChange={setValue} max={max} />;
}
const bs = () => screen.getByLabelText('Decided on (BS)');
const ad = () => screen.getByLabelText('Decided on (AD)');

test('a day typed in BS, in Nepali digits, is shown in AD and stored in AD', async () => {
  const { user } = renderUi(<Decided />);
  await user.type(bs(), '२०८२-०४-०१{Enter}');
  expect(stored).toBe('2025-07-17');
  expect(ad()).toHaveValue('2025-07-17');
  expect(bs()).toHaveValue('2082-04-01');
});

test('a day typed in AD is shown in BS', async () => {
  const { user } = renderUi(<Decided />);
  await user.type(ad(), '2025-07-17{Enter}');
  expect(bs()).toHaveValue('2082-04-01');
});

test('Enter takes the day over and does not send the form around it', async () => {
  let sent = 0;
  const form = (
    <form onSubmit={(event) => { event.preventDefault(); sent += 1; }}>
      <Decided />
      <button type="submit">Send</button>
    </form>
  );
  const { user } = renderUi(form);
  await user.type(bs(), '2082-04-01{Enter}');
  expect(stored).toBe('2025-07-17');
  expect(sent).toBe(0);
});

test('a year whose calendar is not published is marked, in the language of the reader', async () => {
  const { switchTo } = renderUi(<Decided start="2030-05-01" />);
  expect(screen.getByText('The calendar of this year is not published yet; the date is provisional.')).toBeVisible();
  await switchTo('ne');
  expect(screen.getByText('यो वर्षको पात्रो प्रकाशित भएको छैन, मिति अस्थायी हो।')).toBeVisible();
  expect(screen.getByDisplayValue('२०८७-०१-१८')).toBeVisible();
});

test('a day beyond the limit is not taken', async () => {
  const { user } = renderUi(<Decided start="2025-07-17" max="2025-07-17" />);
  await user.clear(bs());
  await user.type(bs(), '2082-04-02{Enter}');
  expect(stored).not.toBe('2025-07-18');
});
