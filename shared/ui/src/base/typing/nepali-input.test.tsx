import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import Form from 'antd/es/form';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { NepaliInput, type NepaliInputProps } from './nepali-input';
import { NepaliTextArea } from './nepali-text-area';
import { setTypingOn } from './typing-choice';

afterEach(() => setTypingOn(true));

function Held(props: NepaliInputProps) {
  const [value, setValue] = useState('');
  return (
    <>
      <NepaliInput aria-label="name" value={value} onChange={(event) => setValue(event.target.value)} {...props} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

test('writes Devanagari as Latin letters are typed, and the form has the same', async () => {
  const { user } = renderUi(<Held />);
  await user.type(field(), 'namaste nepal');
  expect(field()).toHaveValue('नमस्ते नेपाल');
  expect(screen.getByRole('status')).toHaveTextContent('नमस्ते नेपाल');
});

test('works uncontrolled, in a form and in a text area', async () => {
  const { user } = renderUi(
    <Form>
      <NepaliInput aria-label="alone" />
      <Form.Item name="objective" label="objective">
        <NepaliTextArea />
      </Form.Item>
    </Form>,
  );
  await user.type(screen.getByLabelText('alone'), 'krishna');
  expect(screen.getByLabelText('alone')).toHaveValue('कृष्ण');
  await user.type(screen.getByLabelText('objective'), 'sewa 12|');
  expect(screen.getByLabelText('objective')).toHaveValue('सेवा १२।');
});

test('Backspace takes the last letter of the word, and the word goes on', async () => {
  const { user } = renderUi(<Held />);
  await user.type(field(), 'bishm');
  expect(field()).toHaveValue('बिश्म');
  await user.keyboard('{Backspace}');
  expect(field()).toHaveValue('बिश');
  await user.keyboard('wa');
  expect(field()).toHaveValue('बिश्व');
});

test('goes on in the middle of a word that stands there', async () => {
  const { user } = renderUi(<Held />);
  await user.type(field(), 'नेपल');
  await user.type(field(), 'a', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field()).toHaveValue('नेपाल');
  expect(field().selectionStart).toBe(4);
});

test('one undo brings the Latin letters of the word back', async () => {
  const { user } = renderUi(<Held />);
  await user.type(field(), 'ghar abc');
  await user.keyboard('{Control>}z{/Control}');
  expect(field()).toHaveValue('घर abc');
  expect(screen.getByRole('status')).toHaveTextContent('घर abc');
});

test('a Devanagari keyboard and pasted text are left alone', async () => {
  const { user } = renderUi(<Held />);
  await user.type(field(), 'नमस्ते ');
  await user.paste('Himal Pvt');
  expect(field()).toHaveValue('नमस्ते Himal Pvt');
});

test('while a word is composed nothing is touched; a Latin word is converted when it is done', () => {
  renderUi(<Held />);
  const input = field();
  const compose = (text: string) => {
    fireEvent.compositionUpdate(input, { data: text });
    input.setRangeText(text, 0, input.value.length, 'end');
    fireEvent(
      input,
      new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', data: text, isComposing: true }),
    );
  };
  fireEvent.compositionStart(input);
  compose('na');
  compose('namaste');
  expect(input).toHaveValue('namaste');
  fireEvent.compositionEnd(input, { data: 'namaste' });
  expect(input).toHaveValue('नमस्ते');
  expect(screen.getByRole('status')).toHaveTextContent('नमस्ते');
});

test('a word composed in Devanagari stays as the system wrote it', () => {
  renderUi(<Held />);
  const input = field();
  fireEvent.compositionStart(input);
  input.setRangeText('नेपाली', 0, 0, 'end');
  fireEvent(
    input,
    new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', data: 'नेपाली', isComposing: true }),
  );
  fireEvent.compositionEnd(input, { data: 'नेपाली' });
  expect(input).toHaveValue('नेपाली');
});

test('does not grow beyond what the field takes', async () => {
  const { user } = renderUi(<Held maxLength={4} />);
  await user.type(field(), 'krishn');
  expect(field()).toHaveValue('क्रि');
});

test.each(['en', 'ne'] as const)(
  'the switch says what it is, is remembered and turns every field off (%s)',
  async (language) => {
    const { user } = renderUi(<Held />, language);
    const name = language === 'ne' ? 'रोमन अक्षरबाट नेपाली' : 'Nepali from Latin letters';
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(button).toHaveAttribute('title', expect.stringContaining(name));
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('romanisedTyping')).toBe('off');
    await user.type(field(), 'nepal');
    expect(field()).toHaveValue('nepal');
    await user.click(button);
    expect(localStorage.getItem('romanisedTyping')).toBeNull();
  },
);

test('the sheet shows how keys are written', async () => {
  const { user } = renderUi(<Held />);
  await user.click(screen.getByRole('button', { name: 'How to type' }));
  expect(await screen.findByText('namaste nepal kRpaa')).toBeInTheDocument();
  expect(screen.getByText('नमस्ते नेपाल कृपा')).toBeInTheDocument();
});
