import { useTranslation } from 'react-i18next';
import type { Entered } from '@registrar/domain/calls/company-record';
import { registerAspects, type RegisterAspect } from '@registrar/domain/register';
import { useLanguage } from '@registrar/runtime';
import { Select } from '@registrar/ui/antd';
import styles from './company.module.css';

/** The entries that speak of one part of the company; of every part without one. */
export function enteredOf(entered: Entered, aspect: RegisterAspect | undefined): Entered {
  if (aspect === undefined) return entered;
  return entered
    .map((entry) => ({ ...entry, changes: entry.changes.filter((change) => change.aspect === aspect) }))
    .filter(({ changes }) => changes.length > 0);
}

interface AspectFilterProps {
  readonly entered: Entered;
  readonly aspect: RegisterAspect | undefined;
  readonly onChange: (aspect: RegisterAspect | undefined) => void;
}

/** Which part of the company is looked at, of those that entries speak of. */
export function AspectFilter({ entered, aspect, onChange }: AspectFilterProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const spoken = new Set(entered.flatMap(({ changes }) => changes.map((change) => change.aspect)));
  if (spoken.size < 2) return null;
  const options = registerAspects.keys
    .filter((key) => spoken.has(key))
    .map((key) => ({ value: key, label: registerAspects.name(key)[language] }));
  return (
    <div className={styles['filter']}>
      <span className={styles['soft']} aria-hidden>
        {t('company.aspect')}
      </span>
      <Select
        aria-label={t('company.aspect')}
        allowClear
        placeholder={t('company.everyAspect')}
        options={options}
        value={aspect}
        onChange={(chosen?: RegisterAspect) => onChange(chosen)}
        style={{ minInlineSize: 220 }}
      />
    </div>
  );
}
