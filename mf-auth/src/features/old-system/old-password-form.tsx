import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { oldCredentialsSchema, type OldSystemClaim } from '@registrar/domain/calls/old-system';
import { isGatewayFailure } from '@registrar/runtime';
import { Button, FormField, Input, PasswordField, Skeleton, useZodForm, ZodForm } from '@registrar/ui';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { useCheckIfUserExists } from './ask-old-system';

// Most people never meet the captcha, so nobody downloads it before it is asked for.
const Captcha = lazy(() => import('../sign-in/captcha'));

export function OldPasswordForm({ onProven }: { readonly onProven: (claim: OldSystemClaim) => void }) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const check = useCheckIfUserExists();
  const [captchaRound, setCaptchaRound] = useState(0);
  const [captcha, setCaptcha] = useState<string>();

  const prove = async (credentials: z.output<typeof oldCredentialsSchema>) => {
    notice.clear();
    if (captchaRound > 0 && captcha === undefined) {
      notice.say(t('signIn.captchaFirst'));
      return [];
    }
    try {
      const answer = await check.mutateAsync({ proof: 'OLD_PASSWORD', ...credentials, captcha });
      if (answer.next === 'REGISTER') onProven(answer);
      return [];
    } catch (error) {
      if (isGatewayFailure(error) && error.enableCaptcha === 'true') setCaptchaRound((round) => round + 1);
      setCaptcha(undefined);
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: oldCredentialsSchema, onSubmit: prove });

  return (
    <>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ username: '', password: '' }}>
        <FormField name="username" label={t('oldSystem.proof.oldUsername')} required>
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={254} />
        </FormField>
        <FormField name="password" label={t('oldSystem.proof.oldPassword')} required>
          <PasswordField autoComplete="current-password" />
        </FormField>
        {captchaRound === 0 ? null : (
          <Suspense fallback={<Skeleton.Input active block />}>
            <div style={{ marginBlockEnd: 24 }}>
              <Captcha round={captchaRound} onChange={setCaptcha} />
            </div>
          </Suspense>
        )}
        <Button type="primary" htmlType="submit" size="large" block loading={form.submitting} disabled={notice.waiting}>
          {t('oldSystem.proof.submit')}
        </Button>
      </ZodForm>
    </>
  );
}
