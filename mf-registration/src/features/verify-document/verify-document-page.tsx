import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { readVerificationCode } from '@registrar/domain/calls/letters';
import { PortalLink } from '@registrar/runtime';
import { PageHeader, Sheet } from '@registrar/ui';
import { CodeForm } from '../view-letter/code-form';
import { DropFile } from './drop-file';
import type { Question } from './get-verdict';
import { Verdict } from './verdict';
import styles from './verify-document.module.css';

/**
 * Tells anybody whether a paper is the register's, by its code or by the file itself. The code stands in the address,
 * the file stays here.
 */
export function VerifyDocumentPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('code') ?? '';
  const [file, setFile] = useState<Question>();
  const [times, setTimes] = useState(0);
  const code = readVerificationCode(asked);
  const ask = (written: string) => {
    setFile(undefined);
    setTimes(times + 1);
    setSearch({ code: written }, { preventScrollReset: true });
  };
  return (
    <div className={styles['page']}>
      <div className={styles['question']}>
        <PageHeader title={t('verify.title')}>{t('verify.lead')}</PageHeader>
        <Sheet>
          <h2 className={styles['by']}>{t('verify.byCode')}</h2>
          <CodeForm key={asked} asked={asked} onAsk={ask} />
        </Sheet>
        <Sheet>
          <h2 className={styles['by']}>{t('verify.byFile')}</h2>
          <DropFile
            onHash={(hash, fileName) => {
              setTimes(times + 1);
              setFile({ hash, fileName });
            }}
          />
        </Sheet>
        <p className={styles['heads']}>
          <PortalLink to="/audit-heads">{t('verify.auditHeads')}</PortalLink>
        </p>
      </div>
      <Verdict key={times} question={file ?? (code === undefined ? undefined : { code })} />
    </div>
  );
}
