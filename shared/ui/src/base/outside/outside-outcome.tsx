import Alert from 'antd/es/alert';
import { InstantPair } from '../dates/date-pair';
import styles from './outside.module.css';

export interface OutsideOutcomeProps {
  readonly type: 'success' | 'info' | 'warning';
  readonly title: string;
  /** When it was answered. */
  readonly at?: string | null;
  /** What happens next, or what can be done. */
  readonly next?: string;
}

/** What became of a link that can be answered no more. */
export function OutsideOutcome({ type, title, at = null, next }: OutsideOutcomeProps) {
  return (
    <Alert
      type={type}
      showIcon
      role="status"
      title={title}
      description={
        at === null && next === undefined ? undefined : (
          <>
            {at === null ? null : (
              <p className={styles['line']}>
                <InstantPair at={at} withTime inline />
              </p>
            )}
            {next === undefined ? null : <p className={styles['line']}>{next}</p>}
          </>
        )
      }
    />
  );
}
