import { useTranslation } from 'react-i18next';
import type { NameCheckAnswer } from '@registrar/domain/calls/names';
import { Alert, Button } from '@registrar/ui';
import { outcomeTone } from './outcome-tone';
import { FindingList } from './finding-list';
import { SimilarNameList } from './similar-name-list';
import styles from './name-check-outcome.module.css';

export interface NameCheckOutcomeProps {
  readonly answer: NameCheckAnswer;
  /** Offered where the person may still change the name. */
  readonly onPick?: (name: { readonly english: string; readonly nepali: string }) => void;
}

/** What the check found: the outcome in a sentence, every reason, the names that are near and free ones to try. */
export function NameCheckOutcome({ answer, onPick }: NameCheckOutcomeProps) {
  const { t } = useTranslation();
  const { outcome, findings, similar, suggestions } = answer;
  // A name against the form rules cannot be reserved, whatever the register says about it.
  const refused = findings.some((finding) => finding.severity === 'refuse');
  const title = outcome === 'AVAILABLE' && refused ? 'BREAKS_RULES' : outcome;
  return (
    <div className={styles['outcome']} data-outcome={outcome}>
      <Alert
        type={refused ? 'error' : outcomeTone[outcome]}
        showIcon
        title={<strong>{t(`outcome.${title}.title`)}</strong>}
        description={t(`outcome.${title}.meaning`)}
      />
      {findings.length === 0 ? null : <FindingList findings={findings} />}
      {similar.length === 0 ? null : <SimilarNameList names={similar} />}
      {onPick === undefined || suggestions.length === 0 ? null : (
        <section>
          <h2 className={styles['heading']}>{t('outcome.suggestions')}</h2>
          <ul className={styles['suggestions']}>
            {suggestions.map((name) => (
              <li key={`${name.english}|${name.nepali}`}>
                <Button onClick={() => onPick(name)}>{[name.nepali, name.english].filter(Boolean).join(' · ')}</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
