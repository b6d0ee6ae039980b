import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConversionConditions } from './conversion-conditions';
import styles from './conversion.module.css';

/** Before a conversion is begun, and where it cannot be: what the Act asks for each type. Read when it is opened. */
export function ConversionOnCard({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles['more']} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{t('conversion.show')}</summary>
      {opened ? <ConversionConditions companyId={companyId} /> : null}
    </details>
  );
}
