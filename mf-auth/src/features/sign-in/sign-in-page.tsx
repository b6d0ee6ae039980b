import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { loginForm, type LoginForm } from '@registrar/domain/accounts';
import { PortalLink, usePortal } from '@registrar/runtime';
import { Button, Flex, FormField, Input, PasswordField, Skeleton, useZodForm, ZodForm } from '@registrar/ui';
import { returnPath, withReturn } from '../../model/return-path';
import { encodeUrlText } from '../../model/url-text';
import { useFailureNotice } from '../../model/use-failure-notice';
import { AccountPage } from '../account-page/account-page';
import { FailureNotice } from '../account-page/failure-notice';
import { SecondStep } from './second-step';
import { useSendTicketOtp } from '../change-password/send-ticket-otp';

// Most people never meet the captcha, so nobody downloads it before it is asked for.
const Captcha = lazy(() => import('./captcha'));

export function SignInPage() {
  const { t } = useTranslation();
  const { auth, navigation } = usePortal();
  const [search] = useSearchParams();
  const notice = useFailureNotice();
  const sendTicketOtp = useSendTicketOtp();
  const [captchaRound, setCaptchaRound] = useState(0);
  const [solution, setSolution] = useState<string>();
  /** The username stays where the person comes back from the second step. */
  const [second, setSecond] = useState<{ readonly username: string; readonly ticket: string | null }>();
  const arrive = () => navigation.to(returnPath(search.get('returnTo')), { replace: true });

  const startPasswordChange = async (ticket: string, mobileNumber: string, userId: string) => {
    await sendTicketOtp.mutateAsync({ ticket, mobileNumber });
    const query = new URLSearchParams({
      token: ticket,
      mobileNumber: encodeUrlText(mobileNumber),
      userId: encodeUrlText(userId),
    });
    const wanted = search.get('returnTo');
    if (wanted !== null) query.set('returnTo', returnPath(wanted));
    navigation.to(`/change-password?${query.toString()}`);
  };

  const signIn = async (credentials: LoginForm) => {
    notice.clear();
    if (captchaRound > 0 && solution === undefined) {
      notice.say(t('signIn.captchaFirst'));
      return;
    }
    try {
      const signInBySteps = auth.signInBySteps ?? auth.signIn;
      const result = await signInBySteps({ ...credentials, captcha: solution });
      switch (result.kind) {
        case 'signed-in':
          arrive();
          break;
        case 'second-factor-required':
          setSecond({ username: credentials.username, ticket: result.ticket });
          break;
        case 'password-change-required':
          await startPasswordChange(result.ticket, result.mobileNumber, result.userId);
          break;
        case 'rejected':
          if (result.captchaRequired) setCaptchaRound((round) => round + 1);
          setSolution(undefined);
          if (result.retryAfterSeconds !== undefined)
            notice.sayWait(result.code === 'AUTH-LOCKED' ? 'signIn.locked' : 'wait.tooMany', result.retryAfterSeconds);
          else notice.say(result.serverMessage ?? t('signIn.rejected'));
          break;
      }
    } catch (error) {
      notice.take(error);
    }
  };
  const takeSolution = (next: string | undefined) => {
    if (next !== undefined) notice.clear();
    setSolution(next);
  };
  const form = useZodForm({ schema: loginForm, onSubmit: signIn });

  if (second?.ticket != null) {
    const goBack = (why?: string) => {
      setSecond({ ...second, ticket: null });
      if (why !== undefined) notice.say(why);
    };
    return <SecondStep ticket={second.ticket} onDone={arrive} onBack={goBack} />;
  }
  return (
    <AccountPage title={t('signIn.title')} lead={t('signIn.lead')}>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ username: second?.username ?? '', password: '' }}>
        <FormField name="username" label={t('signIn.username')} required>
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} />
        </FormField>
        <FormField name="password" label={t('field.password')} required>
          <PasswordField autoComplete="current-password" />
        </FormField>
        {captchaRound === 0 ? null : (
          <Suspense fallback={<Skeleton.Input active block />}>
            <div style={{ marginBlockEnd: 24 }}>
              <Captcha round={captchaRound} onChange={takeSolution} />
            </div>
          </Suspense>
        )}
        <Button type="primary" htmlType="submit" block size="large" loading={form.submitting} disabled={notice.waiting}>
          {t('signIn.submit')}
        </Button>
      </ZodForm>
      <Flex justify="space-between" wrap gap="small" style={{ marginBlockStart: 16 }}>
        <PortalLink to="/forgot-password">{t('signIn.forgot')}</PortalLink>
        <PortalLink to="/recover-username">{t('signIn.forgotUsername')}</PortalLink>
        <PortalLink to={withReturn('/register', search)}>{t('signIn.register')}</PortalLink>
      </Flex>
    </AccountPage>
  );
}
