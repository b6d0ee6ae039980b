import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { USERNAME_MAXIMUM } from '@registrar/domain/accounts';
import { PortalLink, useLeaveGuard } from '@registrar/runtime';
import { Button, Flex, FormField, Input, useZodForm, ZodForm } from '@registrar/ui';
import { Checkbox } from '@registrar/ui/antd';
import { signUpForm } from '../../model/account-forms';
import { withReturn } from '../../model/return-path';
import { useFailureNotice } from '../../model/use-failure-notice';
import { AccountPage } from '../account-page/account-page';
import { FailureNotice } from '../account-page/failure-notice';
import { FullNameFields } from '../account-page/full-name-fields';
import { OfficeField } from './office-field';
import { useSignUp } from './sign-up';
import styles from './sign-up-page.module.css';

export function SignUpPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const notice = useFailureNotice();
  const signUp = useSignUp();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);

  const register = async (request: z.output<typeof signUpForm>) => {
    notice.clear();
    try {
      await signUp.mutateAsync(request);
      // At once: the leave guard must know that everything is sent before the page goes.
      flushSync(() => setDirty(false));
      const { mobileNumber, email } = request;
      await navigate(withReturn(`/enter-otp/${encodeURIComponent(mobileNumber)}/${encodeURIComponent(email)}`, search));
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: signUpForm, onSubmit: register });

  return (
    <AccountPage wide title={t('signUp.title')} lead={t('signUp.lead')}>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ isCompanyRepresentative: false }} onValuesChange={() => setDirty(true)}>
        <OfficeField />
        <FullNameFields />
        <FormField name="username" label={t('signUp.username')} extra={t('signUp.usernameHint')} required>
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={USERNAME_MAXIMUM} />
        </FormField>
        <div className={styles['columns']}>
          <FormField name="mobileNumber" label={t('field.mobile')} extra={t('signUp.mobileHint')} required>
            <Input inputMode="tel" autoComplete="tel-national" maxLength={20} />
          </FormField>
          <FormField name="email" label={t('field.email')} extra={t('signUp.emailHint')} required>
            <Input type="email" autoComplete="email" maxLength={254} />
          </FormField>
        </div>
        <FormField name="isCompanyRepresentative" valuePropName="checked" extra={t('signUp.representativeHint')}>
          <Checkbox>{t('signUp.representative')}</Checkbox>
        </FormField>
        <Button type="primary" htmlType="submit" size="large" loading={form.submitting} disabled={notice.waiting}>
          {t('signUp.submit')}
        </Button>
      </ZodForm>
      <Flex wrap gap="middle" style={{ marginBlockStart: 16 }}>
        <PortalLink to={withReturn('/login', search)}>{t('signUp.haveAccount')}</PortalLink>
        <PortalLink to={withReturn('/verify-otp', search)}>{t('signUp.haveCode')}</PortalLink>
      </Flex>
    </AccountPage>
  );
}
