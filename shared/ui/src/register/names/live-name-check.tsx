import { useRef, type ReactNode } from 'react';
import { useNameWords } from './name-words';
import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import { useFormats } from '../../base/language/use-formats';
import { longEnough, useNameCheck, type NameQuestion } from './check-name';
import type { BothScripts } from './marked-name';
import { NameCheckOutcome } from './name-check-outcome';
import { shownOutcome } from './outcome-banner';
import styles from './live-name-check.module.css';

export interface LiveNameCheckProps {
  readonly question: NameQuestion;
  readonly onPick: (name: BothScripts) => void;
  /** What may be done with the answer, below it. */
  readonly next?: (answer: NameCheckAnswer) => ReactNode;
}

/**
 * The check beside the typing: it answers when the typing pauses and keeps the last answer, dimmed, while it asks
 * again.
 */
export function LiveNameCheck({ question, onPick, next }: LiveNameCheckProps) {
  const t = useNameWords();
  const { answer, asked, checking, failed, refusal, retry } = useNameCheck(question);
  const place = useRef<HTMLDivElement>(null);
  const typed = question.english.trim() !== '' || question.nepali.trim() !== '';
  const enough = longEnough(question);
  const pick = (name: BothScripts) => {
    onPick(name);
    // The button goes with the old answer; whoever pressed it reads on at the new one.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} aria-busy={checking} className={styles['place']}>
      <Told answer={answer} checking={checking} />
      {enough ? (
        <p className={styles['checking']} aria-hidden>
          {checking ? t('checkName.checking') : null}
        </p>
      ) : (
        <p role="status" className={styles['hint']}>
          {t(typed ? 'checkName.tooShort' : 'checkName.start')}
        </p>
      )}
      {failed ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('checkName.failed')}
          description={refusal}
          action={<Button onClick={retry}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {enough && answer === undefined && !failed ? <Skeleton active title={false} paragraph={{ rows: 3 }} /> : null}
      {answer === undefined || failed ? null : (
        <div className={styles['answer']} data-dimmed={checking}>
          <NameCheckOutcome name={asked} answer={answer} onPick={pick} />
          {next?.(answer)}
        </div>
      )}
    </div>
  );
}

/** The outcome for whoever does not see it: once it has settled, politely, and nothing of the answers on the way. */
function Told({ answer, checking }: { readonly answer: NameCheckAnswer | undefined; readonly checking: boolean }) {
  const t = useNameWords();
  const { number } = useFormats();
  const told = answer === undefined || checking ? undefined : shownOutcome(answer);
  const count = answer?.similar.length ?? 0;
  return (
    <VisuallyHidden as="div" live="polite">
      {told === undefined
        ? ''
        : `${t(`outcome.${told}.title`)} ${t(`outcome.${told}.meaning`)}${count === 0 ? '' : ` ${t('outcome.similarCount', { count, number: number(count) })}`}`}
    </VisuallyHidden>
  );
}
