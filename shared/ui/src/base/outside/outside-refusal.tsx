import Button from 'antd/es/button';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RemarksDialog } from '../dialogs/remarks-dialog';
import styles from './outside.module.css';
import { useKeptInTab } from './use-kept-in-tab';

export interface OutsideRefusalProps {
  /** Of the button, and of the one that confirms it. */
  readonly label: string;
  /** When to press it. */
  readonly hint?: string;
  /** Of the dialog that asks for the reason. */
  readonly title: string;
  /** Who reads the reason, and what follows from it. */
  readonly means: string;
  readonly onRefuse: (reason: string) => Promise<unknown>;
}

/** The other answer to what a link asks: to decline or to object, always with a reason. */
export function OutsideRefusal({ label, hint, title, means, onRefuse }: OutsideRefusalProps) {
  const [asking, setAsking] = useState(false);
  const refused = useRef(false);
  const [text, keep] = useKeptInTab(`refusal:${useLocation().pathname}`, isText, '');
  // the button goes with the answer: the keyboard's place is the heading, above what became of the link
  useEffect(
    () => () => {
      if (refused.current) document.querySelector<HTMLElement>('h1')?.focus();
    },
    [],
  );
  return (
    <div className={styles['refusal']}>
      {hint === undefined ? null : <p className={styles['line']}>{hint}</p>}
      <Button danger size="large" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <RemarksDialog
        open={asking}
        title={title}
        confirmLabel={label}
        destructive
        remark="required"
        draft={{ text, keep }}
        onConfirm={async ({ remark = '' }) => {
          await onRefuse(remark);
          keep('');
          refused.current = true;
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{means}</p>
      </RemarksDialog>
    </div>
  );
}

const isText = (kept: unknown): kept is string => typeof kept === 'string';
