import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';

function Field({ type, maxLength }: { readonly type: string; readonly maxLength?: number }) {
  const [value, setValue] = useState('');
  return (
    <>
      <input
        aria-label="Field"
        type={type}
        maxLength={maxLength}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const pasted = async (type: string, text: string, maxLength?: number): Promise<string> => {
  const { user } = renderUi(<Field type={type} maxLength={maxLength} />);
  const input = screen.getByLabelText('Field');
  await user.type(input, 'ab');
  if (type !== 'password') await user.keyboard('{ArrowLeft}');
  await user.paste(text);
  return screen.getByRole('status').textContent;
};

test.each(['text', 'search', 'tel', 'url'])(
  'what is pasted into a field of type %s comes without unseen marks',
  async (type) => {
    expect(await pasted(type, '\u202A12\u00A03\u202C')).toBe('"a12 3b"');
  },
);

test('a plain text is pasted by the browser itself', async () => {
  expect(await pasted('text', '123')).toBe('"a123b"');
});

test('marks do not count against the length of a field', async () => {
  expect(await pasted('text', '\u202A1234567\u202C', 9)).toBe('"a1234567b"');
});

test('what is too long is cut at its end', async () => {
  expect(await pasted('text', '\u202A123456789\u202C', 9)).toBe('"a1234567b"');
});

test('a password is pasted as it is', async () => {
  expect(await pasted('password', '\u202A12\u00A03')).toBe('"ab\u202A12\u00A03"');
});
