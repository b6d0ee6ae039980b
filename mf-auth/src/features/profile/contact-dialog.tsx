import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeContactRequestSchema, type ChangeContactRequest } from '@registrar/domain/calls/profile';
import {
  Button,
  FormField,
  Input,
  OtpField,
  PasswordField,
  ResendCode,
  useFormats,
  useOtpWords,
  useZodForm,
  ZodForm,
} from '@registrar/ui';
import { Dialog } from '@registrar/ui/components';
import { otpForm } from '../../model/account-forms';
import { orItsWait } from '../../model/retry-after';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { StepLead } from '../account-page/step-lead';
import { useChangeContact, useConfirmContact, type ContactType } from './change-contact';

interface ContactDialogProps {
  readonly type: ContactType;
  readonly onClose: () => void;
}

interface SentCode {
  readonly request: ChangeContactRequest;
  readonly waitSeconds: number;
}

/** A new address or number: first it and the password, then the code that was sent there. */
export function ContactDialog({ type, onClose }: ContactDialogProps) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<SentCode>();
  return (
    <Dialog
      open
      title={t(type === 'EMAIL' ? 'contact.changeEmail' : 'contact.changeMobile')}
      footer={null}
      onCancel={onClose}
    >
      {sent === undefined ? <AskForm type={type} onSent={setSent} /> : <ProveForm sent={sent} onDone={onClose} />}
    </Dialog>
  );
}

function AskForm({ type, onSent }: { readonly type: ContactType; readonly onSent: (sent: SentCode) => void }) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const changeContact = useChangeContact();
  const ask = async (request: ChangeContactRequest) => {
    notice.clear();
    try {
      const { resendAfterSeconds } = await changeContact.mutateAsync(request);
      onSent({ request, waitSeconds: resendAfterSeconds });
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: changeContactRequestSchema, onSubmit: ask });
  return (
    <>
      <p>{t(type === 'EMAIL' ? 'contact.emailMeans' : 'contact.mobileMeans')}</p>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ type, email: '', mobileNumber: '', password: '' }}>
        {type === 'EMAIL' ? (
          <FormField name="email" label={t('contact.newEmail')} required>
            <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
          </FormField>
        ) : (
          <FormField name="mobileNumber" label={t('contact.newMobile')} required>
            <Input inputMode="tel" autoComplete="tel-national" maxLength={20} />
          </FormField>
        )}
        <FormField name="password" label={t('field.password')} extra={t('contact.passwordHint')} required>
          <PasswordField autoComplete="current-password" />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting} disabled={notice.waiting}>
          {t('contact.send')}
        </Button>
      </ZodForm>
    </>
  );
}

function ProveForm({
  sent: { request, waitSeconds },
  onDone,
}: {
  readonly sent: SentCode;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const notice = useFailureNotice();
  const changeContact = useChangeContact();
  const confirmContact = useConfirmContact();
  const words = useOtpWords();
  const confirm = async ({ otp }: { readonly otp: string }) => {
    notice.clear();
    try {
      await confirmContact.mutateAsync({ type: request.type, otp });
      onDone();
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: otpForm, onSubmit: confirm });
  const resend = async () => {
    notice.clear();
    try {
      return await orItsWait(() => changeContact.mutateAsync(request));
    } catch (error) {
      notice.take(error);
      throw error;
    }
  };
  const receiver = request.type === 'EMAIL' ? request.email : digits(request.mobileNumber);
  return (
    <>
      <StepLead>{t('contact.sent', { receiver, ...words })}</StepLead>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ otp: '' }}>
        <FormField
          name="otp"
          label={t('common:otp.label')}
          required
          extra={<ResendCode waitSeconds={waitSeconds} onResend={resend} />}
        >
          <OtpField />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting} disabled={notice.waiting}>
          {t('contact.confirm')}
        </Button>
      </ZodForm>
    </>
  );
}
