import TextArea, { type TextAreaProps, type TextAreaRef } from 'antd/es/input/TextArea';
import type { Ref } from 'react';
import { useCharacterCounter } from './character-counter';

export type LongTextProps = Omit<TextAreaProps, 'showCount'> & { readonly ref?: Ref<TextAreaRef | null> };

/** Several lines of text; with a maximum the characters are counted. The one text area of the portal: lint refuses `Input.TextArea`. */
export function LongText(props: LongTextProps) {
  return <TextArea {...props} showCount={useCharacterCounter(props.maxLength)} />;
}
