import TextArea, { type TextAreaProps, type TextAreaRef } from 'antd/es/input/TextArea';
import type { Ref } from 'react';
import { useCharacterCounter } from './character-counter';

export type LongTextProps = Omit<TextAreaProps, 'showCount'> & { readonly ref?: Ref<TextAreaRef | null> };

/** The counter stands below the field and takes no height: without a line of its own, an error would lie over it. */
const LINE_OF_COUNTER = { root: { marginBlockEnd: '1.6em' } } as const;

/**
 * Several lines of text; with a maximum the characters are counted. The one text area of the portal: lint refuses
 * `Input.TextArea`.
 */
export function LongText(props: LongTextProps) {
  return (
    <TextArea
      styles={props.maxLength === undefined ? undefined : LINE_OF_COUNTER}
      {...props}
      showCount={useCharacterCounter(props.maxLength)}
    />
  );
}
