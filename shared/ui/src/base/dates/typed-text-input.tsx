import { createContext, use, type ChangeEvent, type ComponentPropsWithRef } from 'react';

interface TypedTextState {
  /** What is typed and is no day; undefined where the picker's own text stands. */
  readonly text: string | undefined;
  readonly onText: (text: string) => void;
}

/**
 * Between a picker and its input. The picker knows days alone and would put the last one back in place of what it
 * cannot read.
 */
export const TypedText = createContext<TypedTextState>({ text: undefined, onText: () => undefined });

export function TypedTextInput({ value, onChange, ...props }: ComponentPropsWithRef<'input'>) {
  const { text, onText } = use(TypedText);
  return (
    <input
      {...props}
      value={text ?? value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        onChange?.(event);
        onText(event.target.value);
      }}
    />
  );
}
