import Button from 'antd/es/button';
import Popover from 'antd/es/popover';
import { useState } from 'react';
import { CheatSheet } from './cheat-sheet';
import { setTypingOn } from './typing-choice';
import { useTypingWords } from './typing-words';

/** Romanised typing on and off, and how it is done. It stands in every field that has it. */
export function TypingSwitch({ on, disabled }: { readonly on: boolean; readonly disabled?: boolean }) {
  const words = useTypingWords();
  const [open, setOpen] = useState(false);
  return (
    <span style={{ display: 'inline-flex', gap: 2 }} onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
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
      <Popover trigger="click" placement="bottomRight" open={open} onOpenChange={setOpen} title={words.sheet} content={<CheatSheet />}>
        <Button size="small" color="default" variant="text" aria-label={words.sheet} aria-expanded={open} disabled={disabled} style={{ paddingInline: 6 }}>
          <span aria-hidden="true">?</span>
        </Button>
      </Popover>
    </span>
  );
}
