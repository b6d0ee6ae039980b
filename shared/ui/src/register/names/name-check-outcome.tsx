import { useNameWords } from './name-words';
import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import type { BothScripts } from './marked-name';
import { MismatchQuestion } from './mismatch-question';
import { NameFindings } from './name-findings';
import { OutcomeBanner } from './outcome-banner';
import { SimilarNameList } from './similar-name-list';
import { SuggestionList } from './suggestion-list';
import styles from './name-check-outcome.module.css';

export interface NameCheckOutcomeProps {
  /** The name that was asked about. */
  readonly name: BothScripts;
  readonly answer: NameCheckAnswer;
  /** Offered where the person may still change the name. */
  readonly onPick?: (name: BothScripts) => void;
}

/** What the check found: the outcome in a sentence, every reason, the names that are near and free ones to try. */
export function NameCheckOutcome({ name, answer, onPick }: NameCheckOutcomeProps) {
  const t = useNameWords();
  const { outcome, findings, similar, suggestions } = answer;
  const odd = findings.filter(({ kind }) => kind === 'NAME_MISMATCH');
  const others = findings.filter(({ kind }) => kind !== 'NAME_MISMATCH');
  return (
    <div className={styles['outcome']} data-outcome={outcome}>
      <OutcomeBanner answer={answer} />
      {findings.length === 0 ? null : (
        <section aria-label={t('outcome.reasons')} className={styles['reasons']}>
          <h2 className={styles['heading']}>{t('outcome.reasons')}</h2>
          <NameFindings name={name} findings={findings} listed={others} />
          <MismatchQuestion name={name} findings={odd} />
        </section>
      )}
      {similar.length === 0 ? null : <SimilarNameList names={similar} />}
      {onPick === undefined || suggestions.length === 0 ? null : <SuggestionList names={suggestions} onPick={onPick} />}
    </div>
  );
}
