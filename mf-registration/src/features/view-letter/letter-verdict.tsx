import { useTranslation } from 'react-i18next';
import type { LetterState } from '@registrar/domain/calls/letters';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, Skeleton } from '@registrar/ui';
import { bothCalendars } from '@registrar/domain/calendar';
import { retryAfter } from './retry-after';
import { useLetter } from './get-letter';
import { Letter } from './letter';
import styles from './view-letter.module.css';

const TONES = {
  VALID: 'success',
  EXPIRED: 'warning',
  CONSUMED: 'info',
  NO_LONGER_TRUE: 'error',
  REVOKED: 'error',
  SUPERSEDED: 'warning',
  COMPANY_DEREGISTERED: 'error',
} as const satisfies Record<LetterState, string>;

/** Whether there is such a letter, whether it holds today, and the letter itself. */
export function LetterVerdict({ code }: { readonly code: string | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error, isError, isFetching, refetch } = useLetter(code);
  const failureText = (failure: unknown) => {
    const seconds = retryAfter(failure);
    return seconds === undefined ? t('viewLetter.failed') : t('viewLetter.tooMany', { count: seconds });
  };
  if (code === undefined) return null;
  if (isError)
    return (
      <Alert
        type="error"
        showIcon
        title={failureText(error)}
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        }
      />
    );
  if (data === undefined || isFetching)
    return (
      <div aria-busy="true">
        <Skeleton active />
      </div>
    );
  if (data.letter === null)
    return (
      <Alert
        role="alert"
        type="error"
        showIcon
        title={t('viewLetter.notFound')}
        description={t('viewLetter.notFoundMeaning')}
      />
    );
  const { state, validUntil } = data.letter;
  return (
    <>
      <Alert
        role="status"
        className={state === 'VALID' ? styles['holds'] : undefined}
        type={TONES[state]}
        showIcon
        title={<strong>{t(`viewLetter.state.${state}`)}</strong>}
        description={
          <>
            {validUntil === null || state === 'REVOKED' || state === 'CONSUMED' ? null : (
              <span>
                {t('viewLetter.validUntil')}: {bothCalendars(validUntil, language)}
                <br />
              </span>
            )}
            {t('viewLetter.compare')}
          </>
        }
        action={
          <Button className={styles['print']} onClick={() => window.print()}>
            {t('common:action.print')}
          </Button>
        }
      />
      <Letter letter={data.letter} />
    </>
  );
}
