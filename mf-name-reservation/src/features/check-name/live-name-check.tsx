import { useTranslation } from 'react-i18next';
import { Alert, Button, Skeleton } from '@registrar/ui';
import { longEnough, useNameCheck, type NameQuestion } from './check-name';
import { NameCheckOutcome } from './name-check-outcome';

export interface LiveNameCheckProps {
  readonly question: NameQuestion;
  readonly onPick: (name: { readonly english: string; readonly nepali: string }) => void;
}

/** The check beside the typing: it answers when the typing pauses and keeps the last answer while it asks again. */
export function LiveNameCheck({ question, onPick }: LiveNameCheckProps) {
  const { t } = useTranslation();
  const { answer, checking, failed, retry } = useNameCheck(question);
  const typed = question.english.trim() !== '' || question.nepali.trim() !== '';
  if (!longEnough(question)) return <p role="status">{t(typed ? 'checkName.tooShort' : 'checkName.start')}</p>;
  return (
    <div aria-busy={checking}>
      <p role="status" style={{ minBlockSize: 24, margin: 0 }}>
        {checking ? t('checkName.checking') : null}
      </p>
      {failed ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('checkName.failed')}
          action={<Button onClick={retry}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {answer === undefined ? (failed ? null : <Skeleton active title={false} paragraph={{ rows: 3 }} />) : null}
      {answer === undefined || failed ? null : (
        <div style={{ opacity: checking ? 0.6 : 1 }}>
          <NameCheckOutcome answer={answer} onPick={onPick} />
        </div>
      )}
    </div>
  );
}
