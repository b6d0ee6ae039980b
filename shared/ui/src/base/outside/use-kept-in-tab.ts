import { useState } from 'react';
import { usePortal } from '@registrar/runtime';

/**
 * What was typed and nobody has saved stays in this tab, over a reload, a switch of the language and the browser's
 * back. A kept value of another shape, as of the release before, is left aside.
 */
export function useKeptInTab<Value>(
  key: string,
  isValue: (kept: unknown) => kept is Value,
  empty: Value,
): readonly [Value, (value: Value) => void] {
  const { tab } = usePortal();
  const [value, setValue] = useState<Value>(() => {
    const kept = tab?.read(key);
    return isValue(kept) ? kept : empty;
  });
  const keep = (next: Value) => {
    setValue(next);
    tab?.write(key, next);
  };
  return [value, keep];
}
