import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import Form from 'antd/es/form';
import { renderUi } from '../../testing/render-ui';
import { BilingualField } from './bilingual-field';

const field = (
  <Form layout="vertical">
    <BilingualField
      label="Company name"
      english={{ name: 'english', maxLength: 100 }}
      nepali={{ name: 'nepali', maxLength: 200 }}
      required
      help="Both must say the same"
    />
  </Form>
);

test('asks in both languages, each input in its own', () => {
  renderUi(field);
  expect(screen.getByRole('group', { name: 'Company name' })).toHaveAccessibleDescription('Both must say the same');
  expect(screen.getByLabelText('Company name (in Nepali)')).toHaveAttribute('lang', 'ne');
  expect(screen.getByLabelText('Company name (in English)')).toHaveAttribute('maxlength', '100');
  expect(screen.getByLabelText('Company name (in English)')).toHaveAttribute('aria-required', 'true');
});
