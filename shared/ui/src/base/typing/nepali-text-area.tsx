import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { LongText, type LongTextProps } from '../fields/long-text';
import { TypingSwitch } from './typing-switch';
import { useTyping } from './use-typing';

export interface NepaliTextAreaProps extends LongTextProps {
  readonly ref?: Ref<TextAreaRef | null>;
  /** Digits become Nepali ones, as everything in the field does; false where a number is meant to be read. */
  readonly nepaliDigits?: boolean;
}

/** The counter stands in the line of the switch. */
const NO_LINE = { root: { marginBlockEnd: 0 } } as const;

const textAreaOf = (control: TextAreaRef): HTMLTextAreaElement | undefined => control.resizableTextArea?.textArea;

/** A `LongText` for Nepali: Latin letters are written in Devanagari as they are typed, if the person wants it. */
export function NepaliTextArea({ ref, nepaliDigits = true, ...input }: NepaliTextAreaProps) {
  const control = useRef<TextAreaRef>(null);
  useImperativeHandle<TextAreaRef | null, TextAreaRef | null>(ref, () => control.current, []);
  const { on, onChangeCapture } = useTyping(control, textAreaOf, nepaliDigits);
  return (
    <>
      <LongText
        styles={NO_LINE}
        lang="ne"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        ref={control}
        onChangeCapture={onChangeCapture}
      />
      <TypingSwitch on={on} disabled={input.disabled} />
    </>
  );
}
