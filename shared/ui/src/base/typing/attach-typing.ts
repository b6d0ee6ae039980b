import { afterErasing, afterTyping, restoreLatin, type Typed, type TypingRun } from '@registrar/domain/typing';

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TypingOptions {
  readonly digits: boolean;
}

export interface AttachedTyping {
  /** Converts what was just typed. To be called before anybody else reads the field, in React's capture phase. */
  readonly convert: (event: Event) => void;
  readonly end: () => void;
}

const LATIN_WORD = /^[A-Za-z]+$/u;

/** A change no key made is told to React by an event, which React believes only if its own setter has not seen it. */
function writeAndTell(element: TextElement, { value, caret }: Typed): void {
  const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.setSelectionRange(caret, caret);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

function fits(element: TextElement, value: string): boolean {
  return element.maxLength < 0 || value.length <= element.maxLength;
}

/**
 * Writes Devanagari for the Latin letters typed into a field.
 *
 * Android's keyboards compose every word, English ones too. Nothing is touched while a word is composed; if it is in
 * Latin letters when it is done, it is converted as a whole. What is pasted, and what a keyboard writes in Devanagari
 * itself, stays as it is.
 */
export function attachTyping(element: TextElement, options: TypingOptions): AttachedTyping {
  let run: TypingRun | null = null;
  let last = { value: '', caret: -1 };
  let composing = false;

  const caretOf = (): number => element.selectionStart ?? element.value.length;

  const typed = (keys: string): Typed => {
    const end = caretOf();
    const start = end - keys.length;
    const before = { value: element.value.slice(0, start) + element.value.slice(end), caret: start, run };
    const after = afterTyping(before, keys, options);
    return fits(element, after.value) ? after : before;
  };

  const settle = (typed: Typed): void => {
    run = typed.run;
    if (typed.value === element.value && typed.caret === element.selectionStart) return;
    element.value = typed.value;
    element.setSelectionRange(typed.caret, typed.caret);
  };

  const convert = (event: Event): void => {
    if (!(event instanceof InputEvent)) return;
    if (event.isComposing || composing) return;
    if (event.inputType === 'insertText' && event.data !== null) settle(typed(event.data));
    else if (event.inputType === 'deleteContentBackward')
      settle(afterErasing({ ...last, run }, { value: element.value, caret: caretOf() }));
    // Pasted, dropped, corrected or undone by the browser.
    else run = null;
  };

  const onBeforeInput = (): void => {
    const collapsed = element.selectionStart === element.selectionEnd;
    last = collapsed ? { value: element.value, caret: caretOf() } : { value: '', caret: -1 };
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const undo =
      event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!undo || event.isComposing || element.selectionStart !== element.selectionEnd) return;
    const restored = restoreLatin({ value: element.value, caret: caretOf(), run });
    if (restored === null || !fits(element, restored.value)) return;
    event.preventDefault();
    run = restored.run;
    writeAndTell(element, restored);
  };

  const onCompositionStart = (): void => {
    composing = true;
  };

  const onCompositionEnd = (event: CompositionEvent): void => {
    composing = false;
    const end = caretOf();
    const isLatin = LATIN_WORD.test(event.data) && element.value.slice(end - event.data.length, end) === event.data;
    const done = isLatin ? typed(event.data) : null;
    run = done?.run ?? null;
    if (done !== null) writeAndTell(element, done);
  };

  const ended = new AbortController();
  const { signal } = ended;
  // Of the union TypeScript does not know the events' own types.
  const target: HTMLElement = element;
  target.addEventListener('beforeinput', onBeforeInput, { signal });
  target.addEventListener('keydown', onKeyDown, { signal });
  target.addEventListener('compositionstart', onCompositionStart, { signal });
  target.addEventListener('compositionend', onCompositionEnd, { signal });
  return { convert, end: () => ended.abort() };
}
