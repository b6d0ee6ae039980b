import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { AvatarGroup } from './avatar-group';

test('five people by their initials, then how many more in the digits of the language', () => {
  const names = ['राम', 'सीता', 'हरि', 'गीता', 'माया', 'कृष्ण', 'लक्ष्मी'];
  renderUi(<AvatarGroup names={names} label="प्रतिनिधि" />, 'ne');
  expect(screen.getByRole('img', { name: 'प्रतिनिधि' })).toHaveTextContent(/^रासीहगीमा\+२$/u);
});

test('of five nobody is left out', () => {
  renderUi(<AvatarGroup names={['A', 'B', 'C', 'D', 'E']} label="People" />);
  expect(screen.getByRole('img', { name: 'People' })).toHaveTextContent(/^ABCDE$/u);
});
