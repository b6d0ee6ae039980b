import { useEffect, useRef, useSyncExternalStore, type FormEvent, type RefObject } from 'react';
import { attachTyping, type AttachedTyping, type TextElement } from './attach-typing';
import { isTypingOn, onTypingChoice } from './typing-choice';

interface Typing {
  readonly on: boolean;
  /** For the control: runs before the `onChange` of whoever uses it. */
  readonly onChangeCapture: (event: FormEvent) => void;
}

/** Romanised typing in the field that the control holds, as long as it is switched on. */
export function useTyping<Control>(
  control: RefObject<Control | null>,
  elementOf: (control: Control) => TextElement | null | undefined,
  digits: boolean,
): Typing {
  const on = useSyncExternalStore(onTypingChoice, isTypingOn);
  const attached = useRef<AttachedTyping>(null);
  useEffect(() => {
    const element = control.current === null ? null : elementOf(control.current);
    if (!on || !element) return undefined;
    const typing = attachTyping(element, { digits });
    attached.current = typing;
    return () => {
      attached.current = null;
      typing.end();
    };
  }, [control, elementOf, on, digits]);
  return { on, onChangeCapture: (event) => attached.current?.convert(event.nativeEvent) };
}
