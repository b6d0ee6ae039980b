import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NAME_SEARCH_DEBOUNCE_MS } from '@registrar/domain/names/rules';
import { PageHeader, Sheet } from '@registrar/ui';
import { useDebouncedValue } from '../../model/use-debounced-value';
import { LiveNameCheck } from './live-name-check';
import { NameInputs } from './name-inputs';
import { NextStep } from './next-step';
import styles from './check-name-page.module.css';

/** The public check: no account needed, the name stands in the address, so that the answer can be passed on. */
export function CheckNamePage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [names, setNames] = useState({ english: search.get('english') ?? '', nepali: search.get('nepali') ?? '' });
  const settled = useDebouncedValue(names, NAME_SEARCH_DEBOUNCE_MS);

  useEffect(() => {
    const next = new URLSearchParams(Object.entries(settled).filter(([, name]) => name.trim() !== ''));
    setSearch((before) => (before.toString() === next.toString() ? before : next), { replace: true, preventScrollReset: true });
    // The setter changes with every address and is not a reason to write it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);

  return (
    <div className={styles['page']}>
      <PageHeader title={t('checkName.title')}>{t('checkName.lead')}</PageHeader>
      <Sheet>
        <div className={styles['inputs']}>
          <NameInputs {...names} onChange={setNames} />
        </div>
        <p className={styles['printed']}>{[names.nepali, names.english].filter(Boolean).join(' · ')}</p>
        <LiveNameCheck question={names} onPick={setNames} next={(answer) => <NextStep name={names} answer={answer} />} />
      </Sheet>
      <Sheet as="section" style={{ marginBlockStart: 20 }}>
        <h2 className={styles['heading']}>{t('checkName.meaningTitle')}</h2>
        <p>{t('checkName.meaning')}</p>
        <h2 className={styles['heading']}>{t('checkName.rulesTitle')}</h2>
        <ul className={styles['rules']}>
          {(['length', 'letters', 'capitals', 'words', 'scripts'] as const).map((rule) => (
            <li key={rule}>{t(`checkName.rule.${rule}`)}</li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}
