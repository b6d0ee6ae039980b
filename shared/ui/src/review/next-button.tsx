import { useEffect, useEffectEvent } from 'react';
import { useReviewWords } from './review-words';
import { useAccess } from '@registrar/runtime';
import Button from 'antd/es/button';
import { useNextInQueue } from './next-in-queue';
import styles from './decide.module.css';

/** As they are written on the keys. */
const KEYS = ['Alt', 'N'] as const;

export interface NextButtonProps {
  /** One kind, or several with a comma between them. */
  readonly processName: string;
  /** The application on the page. */
  readonly after?: string;
  readonly primary?: boolean;
}

/** Leads to the next application without the way over the list; by the keyboard with Alt and N, as the button says. */
export function NextButton({ processName, after, primary = false }: NextButtonProps) {
  const t = useReviewWords();
  const can = useAccess();
  // Who only reads, as an auditor does, has no queue.
  const hasQueue = can('DESK');
  const { pending, go } = useNextInQueue({ processName, after });
  const press = useEffectEvent((event: KeyboardEvent) => {
    // By the place of the key: with Nepali letters it still is the same key.
    if (
      !hasQueue ||
      event.code !== 'KeyN' ||
      !event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.repeat
    )
      return;
    // A question that is open is answered first.
    if (document.querySelector('[role="dialog"]') !== null) return;
    event.preventDefault();
    go();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  if (!hasQueue) return null;
  return (
    <Button type={primary ? 'primary' : 'default'} loading={pending} onClick={go} aria-keyshortcuts="Alt+N">
      {t('next.go')}
      <span className={styles['keys']} aria-hidden>
        {KEYS.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </span>
    </Button>
  );
}
