import { expect, test } from '@jest/globals';
import { runComponentStyles } from './run-component-styles.cjs';

test('the sheet has the styles and the list by which Ant Design finds them, and does not depend on when it was written', () => {
  const { sheet, inputs } = runComponentStyles();
  expect(sheet).toMatch(/\.data-ant-cssinjs-cache-path\{content:"[^"]*\|Button-Button\|ant-btn\|anticon:\w+;[^"]*"/);
  for (const part of ['.ant-btn', '.ant-input', '.ant-table', '.ant-modal', 'var(--ant-color-primary)'])
    expect(sheet).toContain(part);
  expect(runComponentStyles().sheet).toBe(sheet);
  expect(inputs.map((file) => file.split('/').slice(-2).join('/')).sort()).toEqual([
    'theme/component-styles.tsx',
    'theme/palette.ts',
    'theme/theme.ts',
  ]);
});
