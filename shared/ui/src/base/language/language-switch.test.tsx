import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SkipLink } from '../a11y/skip-link';
import { LanguageSwitch } from './language-switch';
import { renderUi } from '../../testing/render-ui';

test('offers the other language by its own name', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<LanguageSwitch language="en" onChange={onChange} />);
  const button = screen.getByRole('button', { name: 'नेपाली' });
  expect(button).toHaveAttribute('lang', 'ne');
  await user.click(button);
  expect(onChange).toHaveBeenCalledWith('ne');
});

test('the skip link is the first stop and leads into the page', async () => {
  const { user } = renderUi(
    <>
      <SkipLink targetId="main" />
      <main id="main" tabIndex={-1}>
        Page
      </main>
    </>,
    'ne',
  );
  await user.tab();
  expect(screen.getByRole('link', { name: 'मुख्य सामग्रीमा जानुहोस्' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});
