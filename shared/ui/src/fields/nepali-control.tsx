import Input, { type InputProps } from 'antd/es/input';
import type { TextAreaProps } from 'antd/es/input/TextArea';
import { lazy, Suspense } from 'react';

const NepaliInput = lazy(async () => ({ default: (await import('@registrar/ui/typing')).NepaliInput }));
const NepaliTextArea = lazy(async () => ({ default: (await import('@registrar/ui/typing')).NepaliTextArea }));

/** The field with romanised typing; a plain one that takes the same text until that has arrived. */
export function LazyNepaliInput(props: InputProps) {
  return <Suspense fallback={<Input lang="ne" autoComplete="off" {...props} />}><NepaliInput {...props} /></Suspense>;
}

/** See `LazyNepaliInput`. */
export function LazyNepaliTextArea(props: TextAreaProps) {
  return <Suspense fallback={<Input.TextArea lang="ne" autoComplete="off" {...props} />}><NepaliTextArea {...props} /></Suspense>;
}
