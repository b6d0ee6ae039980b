import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NAME_SEARCH_DEBOUNCE_MS } from '@registrar/domain/names/rules';
import { usePortal } from '@registrar/runtime';
import { PageHeader, Sheet } from '@registrar/ui';
import { LiveNameCheck, useDebouncedValue, type BothScripts } from '@registrar/ui/components';
import { keepName, keptName } from './kept-name';
import { NameInputs } from './name-inputs';
import { NextStep } from './next-step';
import styles from './check-name-page.module.css';

/**
 * The public check: no account needed, the name stands in the address, so that the answer can be passed on, and is
 * found again by whoever comes back in this tab.
 */
export function CheckNamePage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { tab } = usePortal();
  const [names, setNames] = useState<BothScripts>(
    () => inAddress(search) ?? keptName(tab) ?? { english: '', nepali: '' },
  );
  const settled = useDebouncedValue(names, NAME_SEARCH_DEBOUNCE_MS);

  useEffect(() => {
    keepName(tab, settled);
    const next = new URLSearchParams(Object.entries({ ...settled }).filter(([, name]) => name.trim() !== ''));
    setSearch((before) => (before.toString() === next.toString() ? before : next), {
      replace: true,
      preventScrollReset: true,
    });
    // The setter changes with every address and is not a reason to write it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);

  return (
    <div className={styles['page']}>
      <PageHeader title={t('checkName.title')}>{t('checkName.lead')}</PageHeader>
      <Sheet>
        <div className={styles['inputs']}>
          <NameInputs {...names} onChange={setNames} />
        </div>
        <p className={styles['printed']}>{[names.nepali, names.english].filter(Boolean).join(' · ')}</p>
        <LiveNameCheck
          question={names}
          onPick={setNames}
          next={(answer) => <NextStep name={names} answer={answer} />}
        />
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

/** An address that was passed on is shown as it is, whatever was typed here before. */
function inAddress(search: URLSearchParams): BothScripts | undefined {
  return search.has('english') || search.has('nepali')
    ? { english: search.get('english') ?? '', nepali: search.get('nepali') ?? '' }
    : undefined;
}
