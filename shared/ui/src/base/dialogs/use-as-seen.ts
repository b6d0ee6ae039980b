import { useState } from 'react';

/**
 * What a question is about, as it was when the question was opened. Pages ask anew by themselves, and what they draw
 * behind an open dialog nobody has read: the answer goes with the version that was, so that the gateway refuses it
 * where something has changed since.
 */
export function useAsSeen<Value>(value: Value, open: boolean): Value {
  const [held, setHeld] = useState<{ readonly value: Value }>();
  if (open && held === undefined) setHeld({ value });
  if (!open && held !== undefined) setHeld(undefined);
  return open && held !== undefined ? held.value : value;
}
