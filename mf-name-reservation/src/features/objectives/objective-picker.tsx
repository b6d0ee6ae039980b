import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Nsic } from '@registrar/domain/calls/lookups';
import { useLanguage } from '@registrar/runtime';
import { Button, Input, VisuallyHidden, type FieldControl } from '@registrar/ui';
import { useDebouncedValue } from '../../model/use-debounced-value';
import { useNsicByCodes, useNsicList } from './list-nsic';
import { objectiveText } from './objective-text';
import styles from './objectives.module.css';

const SEARCH_DEBOUNCE_MS = 300;
const SHOWN = 30;

/** Chosen objectives above, a search in either language below; each click adds or removes one. */
export function ObjectivePicker({ value = [], onChange, id, ...control }: FieldControl<string[]>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
  const chosen = useNsicByCodes(value);
  const found = useNsicList({ search: search === '' ? undefined : search, limit: SHOWN });
  const offered = found.data?.filter(({ nsicCode }) => !value.includes(nsicCode)) ?? [];
  const chosenRows = value.map((code) => chosen.data?.find(({ nsicCode }) => nsicCode === code) ?? { nsicCode: code });

  return (
    <div className={styles['picker']}>
      <ul className={styles['chosen']} aria-label={t('objectives.chosen')}>
        {value.length === 0 ? <li className={styles['soft']}>{t('objectives.none')}</li> : null}
        {chosenRows.map((row) => (
          <li key={row.nsicCode} className={styles['row']}>
            <ObjectiveLine objective={row} />
            <Button size="small" onClick={() => onChange?.(value.filter((code) => code !== row.nsicCode))}>
              {t('common:action.remove')}
              <VisuallyHidden> {'objectiveEnglish' in row ? objectiveText(row, language) : row.nsicCode}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <Input.Search
        {...control}
        id={id}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter looks for objectives; it must not send the form.
        onPressEnter={(event) => event.preventDefault()}
        loading={found.isFetching}
        placeholder={t('objectives.searchPlaceholder')}
        aria-controls={listId}
      />
      <ul id={listId} className={styles['offered']} aria-label={t('objectives.offered')} tabIndex={0}>
        {offered.map((row) => (
          <li key={row.nsicCode} className={styles['row']}>
            <ObjectiveLine objective={row} />
            <Button size="small" type="primary" ghost onClick={() => onChange?.([...value, row.nsicCode])}>
              {t('common:action.add')}
              <VisuallyHidden> {objectiveText(row, language)}</VisuallyHidden>
            </Button>
          </li>
        ))}
        {found.data !== undefined && offered.length === 0 ? (
          <li className={styles['soft']}>{t(found.data.length === 0 ? 'objectives.empty' : 'objectives.allChosen')}</li>
        ) : null}
      </ul>
    </div>
  );
}

function ObjectiveLine({ objective }: { readonly objective: Nsic | { readonly nsicCode: string } }) {
  const language = useLanguage();
  return (
    <span>
      <code>{objective.nsicCode}</code> {'objectiveEnglish' in objective ? objectiveText(objective, language) : null}
    </span>
  );
}
