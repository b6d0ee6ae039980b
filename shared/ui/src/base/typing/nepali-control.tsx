import Input, { type InputProps } from 'antd/es/input';
import { useSyncExternalStore } from 'react';
import type * as typing from './nepali-fields';
import { LongText, type LongTextProps } from '../fields/long-text';

const PLAIN = 'data-plain-nepali';
const plain = { lang: 'ne', autoComplete: 'off', [PLAIN]: '' };

type TypingFields = typeof typing;
let arrived: TypingFields | null = null;
let underWay: Promise<void> | null = null;
const listeners = new Set<() => void>();

/**
 * A field that somebody writes in is not taken from under the keys: it is waited until it is left. Looking and changing
 * are one task, so that nobody begins to write in between.
 */
function changeOnceNobodyWrites(fields: TypingFields): void {
  if (document.activeElement?.hasAttribute(PLAIN) === true) {
    document.addEventListener('focusout', () => setTimeout(() => changeOnceNobodyWrites(fields)), { once: true });
    return;
  }
  arrived = fields;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // without it the plain fields stay, and the next one tries again
  underWay ??= import('./nepali-fields').then(changeOnceNobodyWrites, () => {
    underWay = null;
  });
  return () => listeners.delete(listener);
}

const useTypingFields = (): TypingFields | null => useSyncExternalStore(subscribe, () => arrived);

/** The field with romanised typing; a plain one that takes the same text until that has arrived. */
export function LazyNepaliInput(props: InputProps) {
  const fields = useTypingFields();
  return fields === null ? <Input {...plain} {...props} /> : <fields.NepaliInput {...props} />;
}

/** See `LazyNepaliInput`. */
export function LazyNepaliTextArea(props: LongTextProps) {
  const fields = useTypingFields();
  return fields === null ? <LongText {...plain} {...props} /> : <fields.NepaliTextArea {...props} />;
}
