import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@registrar/runtime';
import { Button, VisuallyHidden, type FieldControl } from '@registrar/ui';
import { useNsicByCodes } from './list-nsic';
import { ObjectiveBrowser } from './objective-browser';
import { ObjectiveLine } from './objective-line';
import { objectiveText } from './objective-text';
import styles from './objectives.module.css';

/** Chosen objectives above, the classification below; each click adds or removes one. */
export function ObjectivePicker({ value = [], onChange, id, ...control }: FieldControl<string[]>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const chosen = useNsicByCodes(value);
  const chosenRows = value.map((code) => chosen.data?.find(({ nsicCode }) => nsicCode === code) ?? { nsicCode: code });
  const toggle = (code: string) => onChange?.(value.includes(code) ? value.filter((other) => other !== code) : [...value, code]);

  return (
    <div className={styles['picker']}>
      <ul className={styles['chosen']} aria-label={t('objectives.chosen')}>
        {value.length === 0 ? <li className={styles['soft']}>{t('objectives.none')}</li> : null}
        {chosenRows.map((row) => (
          <li key={row.nsicCode} className={styles['row']}>
            <ObjectiveLine objective={row} />
            <Button size="small" onClick={() => toggle(row.nsicCode)}>
              {t('common:action.remove')}
              <VisuallyHidden> {'objectiveEnglish' in row ? objectiveText(row, language) : row.nsicCode}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <ObjectiveBrowser {...control} id={id} search={search} onSearch={setSearch} chosen={value} onToggle={toggle} />
    </div>
  );
}
