import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { FormField } from '../form/form-field';
import { useZodForm } from '../form/use-zod-form';
import { ZodForm } from '../form/zod-form';
import { renderUi } from '../../testing/render-ui';
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
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
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

test('a day beyond the limit is not taken, and the limit is said', async () => {
  const { user } = renderUi(<Decided start="2025-07-17" max="2025-07-17" />);
  await user.clear(bs());
  await user.type(bs(), '2082-04-02{Enter}');
  expect([stored, bs().getAttribute('value'), ad().getAttribute('value')]).toEqual([undefined, '2082-04-02', '']);
  expect(screen.getByRole('status')).toHaveTextContent(/^The date must not be after .*2025/);
});

test.each([
  ['1969-01-01', 'BS year should be in range of 1970 to 2100'],
  ['2101-01-01', 'BS year should be in range of 1970 to 2100'],
  ['2080-13-01', 'BS month should be in range of 1 to 12'],
  ['2080-01-33', 'BS day should be in range of 1 to 32'],
  ['२०८०-०१-३२', 'This month has only 31 days'],
  ['abcd', 'Write the date as yyyy-MM-dd'],
  ['2083-0', 'Write the date as yyyy-MM-dd'],
])('“%s” typed in BS stays as it is, says why, and no day is kept', async (text, sentence) => {
  const { user } = renderUi(<Decided start="2026-11-17" />);
  await user.clear(bs());
  await user.type(bs(), text);
  await user.tab();
  expect(bs()).toHaveValue(text);
  expect(ad()).toHaveValue('');
  expect(stored).toBeUndefined();
  expect(bs()).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

test.each([
  ['2025-02-30', 'This is not a valid AD date'],
  ['1900-01-01', 'BS year should be in range of 1970 to 2100'],
  ['tomorrow', 'Write the date as yyyy-MM-dd'],
])('“%s” typed in AD stays as it is, says why, and no day is kept', async (text, sentence) => {
  const { user } = renderUi(<Decided start="2026-11-17" />);
  await user.clear(ad());
  await user.type(ad(), text);
  await user.tab();
  expect(ad()).toHaveValue(text);
  expect(bs()).toHaveValue('');
  expect(stored).toBeUndefined();
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

test('a day that is typed over loses its other calendar at once, and gets it back when it is right', async () => {
  const { user } = renderUi(<Decided start="2025-07-17" />);
  await user.type(bs(), '{Backspace}');
  expect(bs()).toHaveValue('2082-04-0');
  expect([stored, ad().getAttribute('value')]).toEqual([undefined, '']);
  // nobody is interrupted while typing
  expect(screen.getByRole('status')).toHaveTextContent('');
  await user.type(bs(), '2');
  expect([stored, ad().getAttribute('value')]).toEqual(['2025-07-18', '2025-07-18']);
});

test('month and day with one digit count once the field is left', async () => {
  const { user } = renderUi(<Decided />);
  await user.type(bs(), '2082/4/1');
  await user.tab();
  expect([stored, bs().getAttribute('value')]).toEqual(['2025-07-17', '2082-04-01']);
});

test('what cannot be read is mended in the other calendar too, and taken away by emptying it', async () => {
  const { user } = renderUi(<Decided />);
  await user.type(bs(), '2083-13-40');
  await user.tab();
  await user.type(ad(), '2025-07-17');
  expect([stored, bs().getAttribute('value')]).toEqual(['2025-07-17', '2082-04-01']);
  await user.clear(bs());
  await user.type(bs(), 'x');
  await user.clear(bs());
  await user.tab();
  expect([stored, screen.getByRole('status').textContent]).toEqual([undefined, '']);
});

test('a page that always has a day does not take away what was typed', async () => {
  function AsOf() {
    const [on, setOn] = useState<string | undefined>('2025-07-17');
    return <BsAdDateField label="Decided on" value={on ?? '2026-11-17'} onChange={setOn} />;
  }
  const { user } = renderUi(<AsOf />);
  await user.type(bs(), '2083-13-40', { initialSelectionStart: 0, initialSelectionEnd: 10 });
  await user.tab();
  expect([bs().getAttribute('value'), ad().getAttribute('value')]).toEqual(['2083-13-40', '']);
});

test('the sentence follows the language', async () => {
  const { user, switchTo } = renderUi(<Decided />);
  await user.type(bs(), '2080-13-01');
  await user.tab();
  await switchTo('ne');
  expect(screen.getByRole('status')).toHaveTextContent('वि.सं. महिना १ देखि १२ भित्र हुनुपर्छ।');
});

describe('in a form', () => {
  const schema = z.object({ decidedOn: z.iso.date().optional(), name: z.string().min(1, 'REQUIRED') });
  let sent: unknown[] = [];
  beforeEach(() => {
    sent = [];
  });
  function Decision() {
    const form = useZodForm({ schema, onSubmit: (value) => void sent.push(value) });
    return (
      <ZodForm form={form} initialValues={{ name: 'Sita' }}>
        <FormField name="decidedOn" label="Decided on">
          <BsAdDateField label="Decided on" />
        </FormField>
        <button type="submit">Send</button>
      </ZodForm>
    );
  }

  test('a day that may be left out and cannot be read is refused at its field, and nothing is sent', async () => {
    const { user } = renderUi(<Decision />);
    await user.type(bs(), '2083-13-40');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const summary = await screen.findByRole('alert', { name: /problem to correct/ });
    expect(summary).toHaveTextContent('Decided on: BS month should be in range of 1 to 12');
    await user.click(within(summary).getByRole('link'));
    expect(bs()).toHaveFocus();
    expect(bs()).toHaveValue('2083-13-40');
    expect(sent).toEqual([]);

    await user.clear(bs());
    await user.type(bs(), '2082-04-01');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual([{ decidedOn: '2025-07-17', name: 'Sita' }]));
  });

  test('it is said under the field when it is left, and goes when it is emptied', async () => {
    const { user } = renderUi(<Decision />);
    await user.type(bs(), 'abcd');
    await user.tab();
    expect(await screen.findByText('Write the date as yyyy-MM-dd')).toBeVisible();
    await user.clear(bs());
    await waitFor(() => expect(screen.queryByText('Write the date as yyyy-MM-dd')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual([{ name: 'Sita' }]));
  });
});
