import type { FieldError } from '@registrar/domain/envelope';
import { useTranslation } from 'react-i18next';
import { Button, Flex, FormField, OtpField, ResendCode, useZodForm, ZodForm } from '@registrar/ui';
import { otpForm } from '../../model/account-forms';
import { orItsWait } from '../../model/retry-after';
import type { FailureNotice as Notice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { StepLead } from '../account-page/step-lead';

interface CodeFormProps {
  readonly lead: string;
  readonly submit: string;
  readonly back: string;
  readonly notice: Notice;
  readonly resendAfterSeconds: number;
  /** Goes on with a right code; what it throws is sorted by `refused`. */
  readonly onCode: (otp: string) => Promise<void>;
  readonly refused: (error: unknown) => readonly FieldError[];
  readonly onResend: () => Promise<{ readonly resendAfterSeconds: number }>;
  readonly onBack: () => void;
}

/** A code that was sent: typed in, asked for again, or the way back. */
export function CodeForm({
  lead,
  submit,
  back,
  notice,
  resendAfterSeconds,
  onCode,
  refused,
  onResend,
  onBack,
}: CodeFormProps) {
  const { t } = useTranslation();
  const form = useZodForm({
    schema: otpForm,
    onSubmit: async ({ otp }) => {
      notice.clear();
      try {
        await onCode(otp);
        return [];
      } catch (error) {
        return refused(error);
      }
    },
  });
  const resend = () => {
    notice.clear();
    return orItsWait(onResend);
  };
  return (
    <>
      <StepLead>{lead}</StepLead>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ otp: '' }}>
        <FormField name="otp" label={t('common:otp.label')} required>
          <OtpField />
        </FormField>
        <Flex wrap gap="small" align="center">
          <Button type="primary" htmlType="submit" size="large" loading={form.submitting} disabled={notice.waiting}>
            {submit}
          </Button>
          <Button size="large" onClick={onBack}>
            {back}
          </Button>
        </Flex>
      </ZodForm>
      <div style={{ marginBlock: 16 }}>
        <ResendCode waitSeconds={resendAfterSeconds} onResend={resend} />
      </div>
    </>
  );
}
