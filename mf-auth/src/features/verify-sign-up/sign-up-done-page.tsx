import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePortal } from '@registrar/runtime';
import { Alert, Button } from '@registrar/ui';
import { Typography } from '@registrar/ui/antd';
import { withReturn } from '../../model/return-path';
import { AccountPage } from '../account-page/account-page';

const steps = ['signUpDone.step1', 'signUpDone.step2', 'signUpDone.step3'] as const;

/** The result of a sign-up: where the first password went, and the three steps that are left. */
export function SignUpDonePage() {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const { email = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <AccountPage title={t('signUpDone.title')}>
      <Alert type="success" showIcon title={t('signUpDone.sent', { email })} description={t('signUpDone.spam')} />
      <Typography.Title level={2} style={{ fontSize: 18, marginBlockStart: 24 }}>
        {t('common:result.next')}
      </Typography.Title>
      <ol style={{ paddingInlineStart: 24 }}>
        {steps.map((step) => (
          <li key={step} style={{ marginBlockEnd: 8 }}>
            {t(step)}
          </li>
        ))}
      </ol>
      <Button type="primary" size="large" block onClick={() => navigation.to(withReturn('/login', search))}>
        {t('signUpDone.login')}
      </Button>
    </AccountPage>
  );
}
