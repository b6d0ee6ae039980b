import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { PortalLink } from '@registrar/runtime';
import {
  Alert,
  Button,
  Flex,
  Form,
  FormField,
  Input,
  useFormats,
  useZodForm,
  ZodForm,
  type ZodFormState,
} from '@registrar/ui';
import { Radio } from '@registrar/ui/antd';
import { recoverUsernameForm } from '../../model/account-forms';
import { useFailureNotice } from '../../model/use-failure-notice';
import { AccountPage } from '../account-page/account-page';
import { FailureNotice } from '../account-page/failure-notice';
import { useRecoverUsername } from './recover-username';

type Seeker = z.output<typeof recoverUsernameForm>;
const begin = { by: 'EMAIL', email: '', mobileNumber: '' };

/** Has a forgotten username sent. The answer is the same whether the account exists or not. */
export function RecoverUsernamePage() {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const notice = useFailureNotice();
  const recoverUsername = useRecoverUsername();
  const [asked, setAsked] = useState<Seeker>();

  const recover = async (seeker: Seeker) => {
    notice.clear();
    setAsked(undefined);
    try {
      await recoverUsername.mutateAsync(
        seeker.by === 'EMAIL' ? { email: seeker.email } : { mobileNumber: seeker.mobileNumber },
      );
      setAsked(seeker);
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: recoverUsernameForm, onSubmit: recover });

  return (
    <AccountPage title={t('recoverUsername.title')} lead={t('recoverUsername.lead')}>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      {asked === undefined ? null : (
        <Alert
          type="success"
          showIcon
          role="status"
          title={
            asked.by === 'EMAIL'
              ? t('recoverUsername.sentByEmail', { email: asked.email })
              : t('recoverUsername.sentBySms', { mobile: digits(asked.mobileNumber) })
          }
          description={t('recoverUsername.next')}
          style={{ marginBlockEnd: 24 }}
        />
      )}
      <ZodForm form={form} initialValues={begin}>
        <FormField name="by" label={t('recoverUsername.by')}>
          <Radio.Group
            options={[
              { value: 'EMAIL', label: t('field.email') },
              { value: 'MOBILE_NUMBER', label: t('field.mobile') },
            ]}
          />
        </FormField>
        <SeekerField form={form} />
        <Button type="primary" htmlType="submit" size="large" block loading={form.submitting} disabled={notice.waiting}>
          {t(asked === undefined ? 'forgot.submit' : 'forgot.again')}
        </Button>
      </ZodForm>
      <Flex justify="space-between" wrap gap="small" style={{ marginBlockStart: 16 }}>
        <PortalLink to="/login">{t('forgot.toLogin')}</PortalLink>
        <PortalLink to="/forgot-password">{t('signIn.forgot')}</PortalLink>
      </Flex>
    </AccountPage>
  );
}

/** Only the field of the chosen way stands there, so that nobody wonders whether both are needed. */
function SeekerField({ form }: { readonly form: ZodFormState }) {
  const { t } = useTranslation();
  const by: unknown = Form.useWatch('by', form.antd);
  return by === 'MOBILE_NUMBER' ? (
    <FormField key="mobile" name="mobileNumber" label={t('field.mobile')} required>
      <Input inputMode="tel" autoComplete="tel-national" maxLength={20} />
    </FormField>
  ) : (
    <FormField key="email" name="email" label={t('field.email')} required>
      <Input type="email" autoComplete="email" maxLength={254} />
    </FormField>
  );
}
