import Input, { type InputProps } from 'antd/es/input';
import { lazy, Suspense } from 'react';
import { LongText, type LongTextProps } from './long-text';

const PLAIN = 'data-plain-nepali';

/** A field that somebody writes in is not taken from under the keys: it is waited until it is left. */
const nobodyWrites = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.activeElement?.hasAttribute(PLAIN) === true) document.addEventListener('focusout', () => setTimeout(look), { once: true });
      else resolve();
    };
    look();
  });

async function loadTyping() {
  const fields = await import('@registrar/ui/typing');
  await nobodyWrites();
  return fields;
}

const NepaliInput = lazy(async () => ({ default: (await loadTyping()).NepaliInput }));
const NepaliTextArea = lazy(async () => ({ default: (await loadTyping()).NepaliTextArea }));
const plain = { lang: 'ne', autoComplete: 'off', [PLAIN]: '' };

/** The field with romanised typing; a plain one that takes the same text until that has arrived. */
export function LazyNepaliInput(props: InputProps) {
  return <Suspense fallback={<Input {...plain} {...props} />}><NepaliInput {...props} /></Suspense>;
}

/** See `LazyNepaliInput`. */
export function LazyNepaliTextArea(props: LongTextProps) {
  return <Suspense fallback={<LongText {...plain} {...props} />}><NepaliTextArea {...props} /></Suspense>;
}
