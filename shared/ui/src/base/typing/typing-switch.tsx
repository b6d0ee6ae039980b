import Button from 'antd/es/button';
import Popover from 'antd/es/popover';
import { useState } from 'react';
import { CheatSheet } from './cheat-sheet';
import { setTypingOn } from './typing-choice';
import { useTypingWords } from './typing-words';

interface TypingSwitchProps {
  readonly on: boolean;
  readonly disabled?: boolean;
  /** Within a line of text: it takes no height, so that the field is as high as the one beside it. */
  readonly inline?: boolean;
}

const INLINE = { display: 'inline-flex', gap: 2, marginBlock: -5 } as const;
const BELOW = { display: 'inline-flex', gap: 2 } as const;

/** Romanised typing on and off, and how it is done. It stands in every field that has it. */
export function TypingSwitch({ on, disabled, inline = false }: TypingSwitchProps) {
  const words = useTypingWords();
  const [open, setOpen] = useState(false);
  return (
    <span style={inline ? INLINE : BELOW} onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <Button
        size="small"
        color={on ? 'primary' : 'default'}
        variant={on ? 'filled' : 'outlined'}
        aria-pressed={on}
        aria-label={words.switch}
        title={`${words.switch}: ${words.how}`}
        disabled={disabled}
        onClick={() => setTypingOn(!on)}
        style={{ paddingInline: 6, ...(on ? {} : { textDecoration: 'line-through' }) }}
      >
        <span aria-hidden="true">{'a→अ'}</span>
      </Button>
      <Popover
        trigger="click"
        placement="bottomRight"
        open={open}
        onOpenChange={setOpen}
        title={words.sheet}
        content={<CheatSheet />}
      >
        <Button
          size="small"
          color="default"
          variant="text"
          aria-label={words.sheet}
          aria-expanded={open}
          disabled={disabled}
          style={{ paddingInline: 6 }}
        >
          <span aria-hidden="true">?</span>
        </Button>
      </Popover>
    </span>
  );
}
