import { useTranslation } from 'react-i18next';
import { validationMessage } from '@registrar/domain/messages';
import {
  amendedPapers,
  lockedBecause,
} from '@registrar/domain/processes/filings/amendment-of-aoa-moa/clause-amendments';
import { clausesOf } from '@registrar/domain/processes/questions/constitution/standing-papers';
import { useLanguage } from '@registrar/runtime';
import { useWizard } from '@registrar/ui/filing';
import styles from './clauses.module.css';

/** The clauses that are not offered, each with the application that changes it. */
export function LockedClauses() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { frame } = useWizard();
  const locked = amendedPapers(frame)
    .flatMap((paper) => clausesOf(frame, paper))
    .filter(({ text }) => text === null);
  const reasons = [...new Set(locked.map(({ key }) => lockedBecause(key)))];
  if (locked.length === 0) return null;
  return (
    <details className={styles['locked']}>
      <summary>{t('clauses.locked')}</summary>
      <ul>
        {reasons.map((code) => (
          <li key={code}>
            <strong>
              {locked
                .filter(({ key }) => lockedBecause(key) === code)
                .map(({ number, heading }) => `${number[language]}. ${heading[language]}`)
                .join(', ')}
            </strong>
            : {validationMessage(code, language)}
          </li>
        ))}
      </ul>
    </details>
  );
}
