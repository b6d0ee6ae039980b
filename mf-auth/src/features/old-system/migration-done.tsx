import { useTranslation } from 'react-i18next';
import type { MigrateUserAnswer } from '@registrar/domain/calls/old-system';
import { usePortal } from '@registrar/runtime';
import { Alert, Button } from '@registrar/ui';
import { AccountPage } from '../account-page/account-page';
import styles from './old-system.module.css';

/** What was brought over, and the way to the first login. */
export function MigrationDone({ answer }: { readonly answer: Exclude<MigrateUserAnswer, { next: 'ENTER_CODE' }> }) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const isNew = answer.next === 'FIRST_LOGIN';
  const steps = isNew ? (['mail', 'login', 'password', 'verify'] as const) : (['ownLogin', 'verify'] as const);
  return (
    <AccountPage takesFocus title={t('oldSystem.done.title')}>
      <Alert
        type="success"
        showIcon
        role="status"
        title={
          answer.companies === 0
            ? t('oldSystem.done.noCompanies')
            : t('oldSystem.done.companies', { count: answer.companies })
        }
        description={
          isNew
            ? t('oldSystem.done.sent', { email: answer.email })
            : t('oldSystem.done.joined', { username: answer.username })
        }
        style={{ marginBlockEnd: 16 }}
      />
      <ol className={styles['list']} style={{ marginBlockEnd: 16 }}>
        {steps.map((step) => (
          <li key={step}>{t(`oldSystem.done.step.${step}`)}</li>
        ))}
      </ol>
      <Button type="primary" size="large" block onClick={() => navigation.to('/login', { replace: true })}>
        {t('signUpDone.login')}
      </Button>
    </AccountPage>
  );
}
