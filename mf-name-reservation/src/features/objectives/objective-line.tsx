import { useTranslation } from 'react-i18next';
import type { Nsic } from '@registrar/domain/calls/lookups';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import { objectiveText } from './objective-text';
import styles from './objectives.module.css';

/** An objective in the reader's language, with its code in the office's list and in the newer one. */
export function ObjectiveLine({ objective }: { readonly objective: Nsic | { readonly nsicCode: string } }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const known = 'objectiveEnglish' in objective ? objective : undefined;
  const newCodes = known?.newNsicCodes ?? [];
  return (
    <span className={styles['line']}>
      {known === undefined ? null : <span>{objectiveText(known, language)}</span>}
      <span className={styles['codes']}>
        {t('objectives.oldCode', { code: digits(objective.nsicCode) })}
        {known === undefined ? null : <> · {newCodes.length === 0 ? t('objectives.noNewCode') : t('objectives.newCode', { codes: digits(newCodes.join(', ')) })}</>}
      </span>
    </span>
  );
}
