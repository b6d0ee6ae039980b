import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { Representative } from '@registrar/domain/calls/representatives';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { Button, FormField, LongText, OtpField, ResendCode, useFormats, useZodForm, ZodForm } from '@registrar/ui';
import { FormDialog } from '@registrar/ui/components';

import { removalForm, otpForm } from '../../model/account-forms';
import { orItsWait } from '../../model/retry-after';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { StepLead } from '../account-page/step-lead';
import { useNameOf } from './in-language';
import { useAskRemoval, useSendRemovalOtp } from './representatives';

interface RemovalDialogProps {
  readonly companyId: string;
  readonly person: Representative;
  readonly onClose: () => void;
}

interface SentCode {
  readonly remark: string;
  readonly sent: OtpSent;
}

/** Removing another representative: first why, then the code that was sent to oneself. */
export function RemovalDialog({ companyId, person, onClose }: RemovalDialogProps) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const [code, setCode] = useState<SentCode>();
  const step = { companyId, accountId: person.accountId };
  return (
    <FormDialog title={t('people.removeTitle', { name: nameOf(person) })} onClose={onClose}>
      {code === undefined ? (
        <AskForm {...step} onSent={setCode} />
      ) : (
        <ProveForm {...step} code={code} onDone={onClose} />
      )}
    </FormDialog>
  );
}

interface StepProps {
  readonly companyId: string;
  readonly accountId: string;
}

function AskForm({ companyId, accountId, onSent }: StepProps & { readonly onSent: (code: SentCode) => void }) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const sendOtp = useSendRemovalOtp(companyId, accountId);
  const ask = async ({ remark }: { readonly remark: string }) => {
    notice.clear();
    try {
      onSent({ remark, sent: await sendOtp.mutateAsync() });
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: removalForm, onSubmit: ask });
  return (
    <>
      <StepLead>{t('people.removeMeans')}</StepLead>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ remark: '' }}>
        <FormField name="remark" label={t('common:field.remark')} required>
          <LongText rows={3} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting} disabled={notice.waiting}>
          {t('people.removeSend')}
        </Button>
      </ZodForm>
    </>
  );
}

function ProveForm({
  companyId,
  accountId,
  code: { remark, sent },
  onDone,
}: StepProps & { readonly code: SentCode; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const notice = useFailureNotice();
  const sendOtp = useSendRemovalOtp(companyId, accountId);
  const askRemoval = useAskRemoval(companyId, accountId);
  const confirm = async ({ otp }: { readonly otp: string }) => {
    notice.clear();
    try {
      await askRemoval.mutateAsync({ remark, otp });
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
      return await orItsWait(() => sendOtp.mutateAsync());
    } catch (error) {
      notice.take(error);
      throw error;
    }
  };
  return (
    <>
      <StepLead>{t('people.removeCodeSent', { sentTo: digits(sent.sentTo) })}</StepLead>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ otp: '' }}>
        <FormField
          name="otp"
          label={t('common:otp.label')}
          required
          extra={<ResendCode waitSeconds={sent.resendAfterSeconds} onResend={resend} />}
        >
          <OtpField />
        </FormField>
        <Button type="primary" danger htmlType="submit" loading={form.submitting} disabled={notice.waiting}>
          {t('people.remove')}
        </Button>
      </ZodForm>
    </>
  );
}
