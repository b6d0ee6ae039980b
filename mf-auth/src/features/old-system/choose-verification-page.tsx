import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalLink } from '@registrar/runtime';
import { AccountPage } from '../account-page/account-page';
import styles from './old-system.module.css';

const WAYS = [
  { key: 'byPassword', to: '/old-system-login-verification' },
  { key: 'byNumber', to: '/old-system-login-verification?by=number' },
] as const;

/** Before anything is asked: what comes over, what is needed for it, and by which way. */
export function ChooseVerificationPage() {
  const { t } = useTranslation();
  const [comes, needed] = [useId(), useId()];
  return (
    <AccountPage wide title={t('oldSystem.choose.title')} lead={t('oldSystem.choose.lead')}>
      <div className={styles['columns']}>
        <section aria-labelledby={comes}>
          <h2 id={comes} className={styles['heading']}>
            {t('oldSystem.choose.comesOver')}
          </h2>
          <ul className={styles['list']}>
            {(['account', 'companies', 'details'] as const).map((key) => (
              <li key={key}>{t(`oldSystem.choose.comesOver.${key}`)}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby={needed}>
          <h2 id={needed} className={styles['heading']}>
            {t('oldSystem.choose.needed')}
          </h2>
          <ul className={styles['list']}>
            {(['proof', 'mobile', 'email'] as const).map((key) => (
              <li key={key}>{t(`oldSystem.choose.needed.${key}`)}</li>
            ))}
          </ul>
        </section>
      </div>
      <h2 className={styles['heading']}>{t('oldSystem.choose.way')}</h2>
      <ul className={styles['ways']}>
        {WAYS.map(({ key, to }) => (
          <li key={key} className={styles['way']}>
            <PortalLink to={to}>{t(`oldSystem.choose.${key}`)}</PortalLink>
            <p className={styles['hint']}>{t(`oldSystem.choose.${key}Hint`)}</p>
          </li>
        ))}
      </ul>
      <p className={styles['hint']}>{t('oldSystem.choose.neither')}</p>
      <p className={styles['links']}>
        <PortalLink to="/login">{t('oldSystem.alreadyMoved')}</PortalLink>
      </p>
    </AccountPage>
  );
}
