import { useTranslation } from 'react-i18next';
import type { SignatureView } from '@registrar/domain/calls/filing-signatures';
import { useLanguage } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import { InstantPair } from '@registrar/ui/components';
import styles from './filing-signature.module.css';

/** Why a party that signed already is asked once more, and what is another now. */
export function Voided({ voided }: Pick<SignatureView, 'voided'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!voided) return null;
  const { signedAt, changes } = voided;
  return (
    <Alert
      type="warning"
      showIcon
      className={styles['answered']}
      title={t('signature.voided')}
      description={
        <>
          <p className={styles['words']}>
            {t('signature.voidedSigned')} <InstantPair at={signedAt} withTime inline />
          </p>
          {changes.length === 0 ? (
            <p className={styles['words']}>{t('signature.voidedElsewhere')}</p>
          ) : (
            <dl className={styles['facts']}>
              {changes.map(({ label, before, after }) => (
                <div key={label.en}>
                  <dt>{label[language]}</dt>
                  <dd>
                    <del>{before?.[language] ?? t('signature.voidedNone')}</del>{' '}
                    <ins>{after?.[language] ?? t('signature.voidedNone')}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </>
      }
    />
  );
}
