import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useAsSeen } from './use-as-seen';

test('a question is about what was there when it was opened, and the next one about what is there then', () => {
  const { result, rerender } = renderHook(({ version, open }) => useAsSeen(version, open), {
    initialProps: { version: 1, open: false },
  });
  rerender({ version: 2, open: false });
  expect(result.current).toBe(2);
  rerender({ version: 2, open: true });
  rerender({ version: 3, open: true });
  expect(result.current).toBe(2);
  rerender({ version: 3, open: false });
  expect(result.current).toBe(3);
  rerender({ version: 4, open: true });
  expect(result.current).toBe(4);
});

test('what is open from its first drawing on holds what it was drawn with', () => {
  const { result, rerender } = renderHook(({ version }) => useAsSeen(version, true), { initialProps: { version: 1 } });
  rerender({ version: 2 });
  expect(result.current).toBe(1);
});
