import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fullScreenDialogQuery } from '../a11y/use-media-query';
import { renderUi } from '../../testing/render-ui';
import { Dialog } from './dialog';

const realMatchMedia = window.matchMedia;
afterEach(() => {
  window.matchMedia = realMatchMedia;
});

test('a click beside a dialog closes nothing, Escape does', async () => {
  const onCancel = jest.fn();
  const { user } = renderUi(
    <Dialog open title="Ask for a document" onCancel={onCancel}>
      text
    </Dialog>,
  );
  const beside = document.querySelector('.ant-modal-wrap');
  if (!beside) throw new Error('no mask');
  await user.click(beside);
  expect(onCancel).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalled();
});

test('at 500 pixels and less a dialog is the page', () => {
  window.matchMedia = (query: string) =>
    Object.assign(realMatchMedia(query), { matches: query === fullScreenDialogQuery });
  renderUi(
    <Dialog open title="Ask for a document">
      text
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Ask for a document' });
  expect(dialog).toHaveStyle({ width: '100%', maxWidth: '100vw' });
  expect(dialog.querySelector('.ant-modal-container')).toHaveStyle({ minHeight: '100dvh' });
});

test.each([
  ['xs', '320px'],
  ['xxl', '960px'],
  ['full', '100%'],
] as const)('a dialog of size %s is %s wide', (size, width) => {
  renderUi(
    <Dialog open title="Ask for a document" size={size}>
      text
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Ask for a document' })).toHaveStyle({ width });
});

test('one of size screen takes the whole window', () => {
  renderUi(
    <Dialog open title="Ask for a document" size="screen">
      text
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Ask for a document' });
  expect(dialog).toHaveStyle({ width: '100%', maxWidth: '100vw' });
});

test('a dialog comes in 300 and goes in 200 milliseconds', () => {
  const rules = readFileSync(join(__dirname, 'dialog.module.css'), 'utf8');
  expect(rules).toMatch(/ant-zoom-enter[^}]+300ms/);
  expect(rules).toMatch(/ant-zoom-leave[^}]+200ms/);
});
