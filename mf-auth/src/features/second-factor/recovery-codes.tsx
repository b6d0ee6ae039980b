import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, Button } from '@registrar/ui';
import styles from './second-factor.module.css';

/** The codes, shown once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <>
      <Alert type="warning" showIcon title={t('secondFactor.codes.keep')} style={{ marginBlockEnd: 16 }} />
      <ul className={styles['codes']} aria-label={t('secondFactor.codes.title')} lang="en">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button onClick={() => void copy()}>{t('secondFactor.codes.copy')}</Button>
        <Button type="primary" onClick={onDone}>
          {t('secondFactor.codes.kept')}
        </Button>
      </div>
      <p role="status">{copied ? t('secondFactor.codes.copied') : null}</p>
    </>
  );
}
