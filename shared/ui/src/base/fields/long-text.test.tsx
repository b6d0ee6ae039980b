import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { NepaliTextArea } from '../typing/nepali-text-area';
import { renderUi } from '../../testing/render-ui';
import { LongText } from './long-text';

test('a text area with a maximum counts, one without does not', () => {
  const { container } = renderUi(
    <>
      <LongText aria-label="Remark" maxLength={999} defaultValue="abc" />
      <LongText aria-label="Pasted" defaultValue="abcd" />
    </>,
  );
  expect(container).toHaveTextContent('3 of 999 characters');
  expect(container).not.toHaveTextContent('4 of');
});

test('the one with romanised typing counts too', () => {
  const { container } = renderUi(<NepaliTextArea aria-label="कैफियत" maxLength={800} defaultValue="नाम" />);
  expect(screen.getByRole('textbox', { name: 'कैफियत' })).toHaveAttribute('lang', 'ne');
  expect(container).toHaveTextContent('3 of 800 characters');
});
