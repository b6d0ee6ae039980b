import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readVerificationCode } from '@registrar/domain/calls/letters';
import { PageHeader, Sheet } from '@registrar/ui';
import { CodeForm } from './code-form';
import { LetterVerdict } from './letter-verdict';
import styles from './view-letter.module.css';

/** Shows a letter to anybody who holds its code, and says what it is worth today. The code stands in the address. */
export function ViewLetterPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('code') ?? '';
  const [times, setTimes] = useState(0);
  const ask = (code: string) => {
    setTimes(times + 1);
    setSearch({ code }, { preventScrollReset: true });
  };
  return (
    <div className={styles['page']}>
      <div className={styles['question']}>
        <PageHeader title={t('viewLetter.title')}>{t('viewLetter.lead')}</PageHeader>
        <Sheet>
          <CodeForm key={asked} asked={asked} onAsk={ask} />
        </Sheet>
      </div>
      <LetterVerdict key={times} code={readVerificationCode(asked)} />
    </div>
  );
}
