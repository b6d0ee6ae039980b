import { useTranslation } from 'react-i18next';
import { Alert, useFormats } from '@registrar/ui';
import { waitClock } from '../../model/wait-words';

interface FailureNoticeProps {
  readonly message: string | undefined;
  /** Counted down under the sentence where the refusal named a wait; at 0 it is over. */
  readonly secondsLeft?: number;
}

/** What the gateway refused as a whole, above the form and read out. The clock under it is not read at every tick. */
export function FailureNotice({ message, secondsLeft }: FailureNoticeProps) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  if (message === undefined) return null;
  const counting = secondsLeft !== undefined && secondsLeft > 0;
  return (
    <Alert
      type={secondsLeft === undefined ? 'error' : counting ? 'warning' : 'info'}
      showIcon
      role="alert"
      title={message}
      description={
        counting ? (
          <span role="timer" aria-live="off">
            {t('wait.left', { clock: digits(waitClock(secondsLeft)) })}
          </span>
        ) : undefined
      }
      style={{ marginBlockEnd: 16 }}
    />
  );
}
