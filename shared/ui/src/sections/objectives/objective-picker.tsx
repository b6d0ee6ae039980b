import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSectionWords } from '../section/section-words';
import { useLanguage } from '../../base/language/use-language';
import Button from 'antd/es/button';
import { VisuallyHidden } from '../../base/a11y/visually-hidden';
import type { FieldControl } from '../../base/fields/field-control';
import { useNsicByCodes } from './list-nsic';
import { ObjectiveBrowser } from './objective-browser';
import { ObjectiveLine } from './objective-line';
import { objectiveText } from './objective-text';
import styles from './objectives.module.css';

/** Chosen objectives above, the classification below; each click adds or removes one. */
export function ObjectivePicker({ value = [], onChange, id, ...control }: FieldControl<string[]>) {
  const say = useSectionWords();
  const { t } = useTranslation('common');
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const chosen = useNsicByCodes(value);
  const chosenRows = value.map((code) => chosen.data?.find(({ nsicCode }) => nsicCode === code) ?? { nsicCode: code });
  const toggle = (code: string) =>
    onChange?.(value.includes(code) ? value.filter((other) => other !== code) : [...value, code]);

  return (
    <div className={styles['picker']}>
      <ul className={styles['chosen']} aria-label={say('objectives.chosen')}>
        {value.length === 0 ? <li className={styles['soft']}>{say('objectives.none')}</li> : null}
        {chosenRows.map((row) => (
          <li key={row.nsicCode} className={styles['row']}>
            <ObjectiveLine objective={row} />
            <Button size="small" onClick={() => toggle(row.nsicCode)}>
              {t('action.remove')}
              <VisuallyHidden>
                {' '}
                {'objectiveEnglish' in row ? objectiveText(row, language) : row.nsicCode}
              </VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <ObjectiveBrowser {...control} id={id} search={search} onSearch={setSearch} chosen={value} onToggle={toggle} />
    </div>
  );
}
