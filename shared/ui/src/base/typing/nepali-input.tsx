import Input, { type InputProps, type InputRef } from 'antd/es/input';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { TypingSwitch } from './typing-switch';
import { useTyping } from './use-typing';

export interface NepaliInputProps extends InputProps {
  readonly ref?: Ref<InputRef | null>;
  /** Digits become Nepali ones, as everything in the field does; false where a number is meant to be read. */
  readonly nepaliDigits?: boolean;
}

const inputOf = (control: InputRef): HTMLInputElement | null => control.input;

/** An `Input` for Nepali: Latin letters are written in Devanagari as they are typed, if the person wants it. */
export function NepaliInput({ ref, suffix, nepaliDigits = true, ...input }: NepaliInputProps) {
  const control = useRef<InputRef>(null);
  useImperativeHandle<InputRef | null, InputRef | null>(ref, () => control.current, []);
  const { on, onChangeCapture } = useTyping(control, inputOf, nepaliDigits);
  return (
    <Input
      lang="ne"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
      ref={control}
      onChangeCapture={onChangeCapture}
      suffix={
        <>
          {suffix}
          <TypingSwitch inline on={on} disabled={input.disabled} />
        </>
      }
    />
  );
}
