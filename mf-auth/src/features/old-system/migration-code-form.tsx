import { useTranslation } from 'react-i18next';
import type { MigrateUserAnswer, OldSystemRegistration } from '@registrar/domain/calls/old-system';
import { Button, Flex, FormField, OtpField, ResendCode, useFormats, useZodForm, ZodForm } from '@registrar/ui';
import { otpForm } from '../../model/account-forms';
import { orItsWait } from '../../model/retry-after';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { StepLead } from '../account-page/step-lead';
import { useMigrateUser } from './ask-old-system';
import styles from './old-system.module.css';

interface MigrationCodeFormProps {
  readonly claim: string;
  readonly registration: OldSystemRegistration;
  readonly sentTo: string;
  readonly resendAfterSeconds: number;
  readonly onDone: (answer: Exclude<MigrateUserAnswer, { next: 'ENTER_CODE' }>) => void;
  readonly onBack: () => void;
}

/** The code that proves the mobile number; with it everything comes over at once. */
export function MigrationCodeForm({ claim, registration, sentTo, resendAfterSeconds, onDone, onBack }: MigrationCodeFormProps) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const notice = useFailureNotice();
  const migrate = useMigrateUser();

  const confirm = async ({ otp }: { readonly otp: string }) => {
    notice.clear();
    try {
      const answer = await migrate.mutateAsync({ step: 'CONFIRM', claim, otp });
      if (answer.next !== 'ENTER_CODE') onDone(answer);
      return [];
    } catch (error) {
      // A username taken meanwhile is a field of the form before this one.
      const errors = notice.take(error);
      const [first] = errors;
      if (first && errors.every(({ path }) => path !== 'otp')) notice.say(first.message);
      return errors.filter(({ path }) => path === 'otp');
    }
  };
  const form = useZodForm({ schema: otpForm, onSubmit: confirm });
  const resend = () => {
    notice.clear();
    return orItsWait(async () => {
      const answer = await migrate.mutateAsync({ step: 'REQUEST', claim, ...registration });
      return { resendAfterSeconds: answer.next === 'ENTER_CODE' ? answer.resendAfterSeconds : resendAfterSeconds };
    });
  };

  return (
    <>
      <StepLead>{t('oldSystem.registration.codeLead', { sentTo: digits(sentTo) })}</StepLead>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ otp: '' }}>
        <FormField name="otp" label={t('common:otp.label')} required>
          <OtpField />
        </FormField>
        <Flex wrap gap="small" align="center">
          <Button type="primary" htmlType="submit" size="large" loading={form.submitting} disabled={notice.waiting}>
            {t('oldSystem.registration.confirm')}
          </Button>
          <Button size="large" onClick={onBack}>
            {t('oldSystem.registration.change')}
          </Button>
        </Flex>
      </ZodForm>
      <div style={{ marginBlock: 16 }}>
        <ResendCode waitSeconds={resendAfterSeconds} onResend={resend} />
      </div>
      <p className={styles['hint']}>{t('oldSystem.registration.noSms')}</p>
    </>
  );
}
