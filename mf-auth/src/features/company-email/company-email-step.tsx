import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { emailSchema } from '@registrar/domain/accounts';
import type { CompanyEmail } from '@registrar/domain/calls/profile';
import { useLanguage } from '@registrar/runtime';
import {
  Button,
  Flex,
  FormField,
  Input,
  OtpField,
  ResendCode,
  Sheet,
  useOtpWords,
  useZodForm,
  ZodForm,
} from '@registrar/ui';
import { otpForm } from '../../model/account-forms';
import { orItsWait } from '../../model/retry-after';
import { useFailureNotice } from '../../model/use-failure-notice';
import { FailureNotice } from '../account-page/failure-notice';
import { StepLead } from '../account-page/step-lead';
import { useConfirmCompanyEmail, useSendCompanyEmailOtp, useVerifyCompanyEmail } from './company-emails';
import { StepDown } from './step-down';

interface StepProps {
  readonly company: CompanyEmail;
}

interface SentCode {
  readonly email: string;
  readonly waitSeconds: number;
}

type Way = { readonly kind: 'on-record' } | { readonly kind: 'new-address' } | ({ readonly kind: 'code' } & SentCode);

/** One company: its address on record confirmed, or another one proven by a code. */
export function CompanyEmailStep({ company }: StepProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [way, setWay] = useState<Way>({ kind: company.email === null ? 'new-address' : 'on-record' });
  const name = language === 'ne' ? company.nameNepali : company.nameEnglish;
  const step = (): ReactNode => {
    switch (way.kind) {
      case 'on-record':
        return <AddressOnRecord company={company} onOther={() => setWay({ kind: 'new-address' })} />;
      case 'new-address':
        return (
          <NewAddress
            company={company}
            onSent={(sent) => setWay({ kind: 'code', ...sent })}
            onBack={company.email === null ? undefined : () => setWay({ kind: 'on-record' })}
          />
        );
      case 'code':
        return <ProveAddress company={company} sent={way} onOther={() => setWay({ kind: 'new-address' })} />;
    }
  };
  return (
    <Sheet as="section" aria-label={name} style={{ marginBlockEnd: 16 }}>
      <h2 style={{ fontSize: 18, marginBlock: '0 4px' }}>{name}</h2>
      <p style={{ marginBlock: '0 12px' }}>{t('companyEmail.regNo', { regNo: company.regNo })}</p>
      {step()}
      <StepDown company={company} name={name} />
    </Sheet>
  );
}

function AddressOnRecord({ company, onOther }: StepProps & { readonly onOther: () => void }) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const confirmEmail = useConfirmCompanyEmail();
  const confirm = async () => {
    notice.clear();
    try {
      await confirmEmail.mutateAsync(company.companyId);
    } catch (error) {
      notice.take(error);
    }
  };
  return (
    <>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <p style={{ margin: '0 0 16px' }}>
        {t('companyEmail.onRecord')} <strong style={{ overflowWrap: 'anywhere' }}>{company.email}</strong>
      </p>
      <Flex wrap gap="small">
        <Button
          type="primary"
          loading={confirmEmail.isPending}
          disabled={notice.waiting}
          onClick={() => void confirm()}
        >
          {t('companyEmail.confirm')}
        </Button>
        <Button onClick={onOther}>{t('companyEmail.other')}</Button>
      </Flex>
    </>
  );
}

const newAddressForm = z.object({ email: emailSchema });

interface NewAddressProps extends StepProps {
  readonly onSent: (sent: SentCode) => void;
  /** Missing where there is no address to go back to. */
  readonly onBack: (() => void) | undefined;
}

function NewAddress({ company, onSent, onBack }: NewAddressProps) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const sendOtp = useSendCompanyEmailOtp();
  const send = async ({ email }: z.output<typeof newAddressForm>) => {
    notice.clear();
    try {
      const { resendAfterSeconds } = await sendOtp.mutateAsync({ companyId: company.companyId, email });
      onSent({ email, waitSeconds: resendAfterSeconds });
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: newAddressForm, onSubmit: send });
  return (
    <>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ email: '' }}>
        <FormField name="email" label={t('companyEmail.newAddress')} extra={t('companyEmail.newAddressHint')} required>
          <Input type="email" maxLength={254} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </FormField>
        <Flex wrap gap="small">
          <Button type="primary" htmlType="submit" loading={form.submitting} disabled={notice.waiting}>
            {t('companyEmail.send')}
          </Button>
          {onBack === undefined ? null : <Button onClick={onBack}>{t('companyEmail.back')}</Button>}
        </Flex>
      </ZodForm>
    </>
  );
}

interface ProveAddressProps extends StepProps {
  readonly sent: SentCode;
  readonly onOther: () => void;
}

function ProveAddress({ company, sent, onOther }: ProveAddressProps) {
  const { t } = useTranslation();
  const notice = useFailureNotice();
  const sendOtp = useSendCompanyEmailOtp();
  const verifyEmail = useVerifyCompanyEmail();
  const words = useOtpWords();
  const address = { companyId: company.companyId, email: sent.email };
  const verify = async ({ otp }: { readonly otp: string }) => {
    notice.clear();
    try {
      await verifyEmail.mutateAsync({ ...address, otp });
      return [];
    } catch (error) {
      return notice.take(error);
    }
  };
  const form = useZodForm({ schema: otpForm, onSubmit: verify });
  const resend = async () => {
    notice.clear();
    try {
      return await orItsWait(() => sendOtp.mutateAsync(address));
    } catch (error) {
      notice.take(error);
      throw error;
    }
  };
  return (
    <>
      <StepLead>{t('companyEmail.sent', { email: sent.email, ...words })}</StepLead>
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <ZodForm form={form} initialValues={{ otp: '' }}>
        <FormField
          name="otp"
          label={t('common:otp.label')}
          required
          extra={<ResendCode waitSeconds={sent.waitSeconds} onResend={resend} />}
        >
          <OtpField />
        </FormField>
        <Flex wrap gap="small">
          <Button type="primary" htmlType="submit" loading={form.submitting} disabled={notice.waiting}>
            {t('companyEmail.verify')}
          </Button>
          <Button onClick={onOther}>{t('companyEmail.other')}</Button>
        </Flex>
      </ZodForm>
    </>
  );
}
