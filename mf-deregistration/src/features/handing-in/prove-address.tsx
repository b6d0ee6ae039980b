import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { otpSchema } from '@registrar/domain/accounts';
import { claimCodeRequestSchema, type ClaimCodeRequest } from '@registrar/domain/calls/public-notices';
import { isGatewayFailure } from '@registrar/runtime';
import {
  Button,
  Flex,
  Form,
  FormField,
  Input,
  OtpField,
  ResendCode,
  useFormats,
  useOtpWords,
  useZodForm,
  ZodForm,
} from '@registrar/ui';
import { useRefusal } from '@registrar/ui/components';
import { Radio } from '@registrar/ui/antd';
import { useAdmission, useSendCode } from './hand-in';
import styles from './handing-in.module.css';

interface ProveAddressProps {
  readonly noticeId: string;
  readonly onProven: (token: string, address: string) => void;
}

interface SentCode {
  readonly request: ClaimCodeRequest;
  readonly waitSeconds: number;
}

const codeForm = z.object({ otp: otpSchema });
const addressOf = (request: ClaimCodeRequest): string =>
  request.by === 'EMAIL' ? request.email : request.mobileNumber;

/** Without an account: an address to which the decision will be told, proven by the code that was sent to it. */
export function ProveAddress({ noticeId, onProven }: ProveAddressProps) {
  const [typed, setTyped] = useState<ClaimCodeRequest>();
  const [sent, setSent] = useState<SentCode>();
  return sent === undefined ? (
    <AskAddress
      noticeId={noticeId}
      initial={typed}
      onSent={(code) => {
        setTyped(code.request);
        setSent(code);
      }}
    />
  ) : (
    <ProveCode noticeId={noticeId} sent={sent} onProven={onProven} onBack={() => setSent(undefined)} />
  );
}

interface AskAddressProps {
  readonly noticeId: string;
  readonly initial: ClaimCodeRequest | undefined;
  readonly onSent: (sent: SentCode) => void;
}

function AskAddress({ noticeId, initial = { by: 'EMAIL', email: '' }, onSent }: AskAddressProps) {
  const { t } = useTranslation();
  const refusal = useRefusal(t('handIn.failed'));
  const send = useSendCode(noticeId);
  const form = useZodForm({
    schema: claimCodeRequestSchema,
    onSubmit: async (request) => {
      refusal.clear();
      try {
        const { resendAfterSeconds } = await send.mutateAsync(request);
        onSent({ request, waitSeconds: resendAfterSeconds });
        return [];
      } catch (error) {
        const wait = waitOf(error);
        // a code went out a moment ago: the person may have it
        if (wait === undefined) return refusal.take(error);
        onSent({ request, waitSeconds: wait });
        return [];
      }
    },
  });
  const by: unknown = Form.useWatch('by', form.antd) ?? initial.by;
  return (
    <>
      <p className={styles['lead']}>{t('handIn.proveLead')}</p>
      {refusal.shown}
      <ZodForm form={form} initialValues={initial} aria-label={t('handIn.proveTitle')}>
        <FormField name="by" label={t('handIn.by')} required>
          <Radio.Group
            options={(['EMAIL', 'MOBILE_NUMBER'] as const).map((value) => ({
              value,
              label: t(`handIn.byOf.${value}`),
            }))}
          />
        </FormField>
        {by === 'EMAIL' ? (
          <FormField name="email" label={t('handIn.email')} required>
            <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
          </FormField>
        ) : (
          <FormField name="mobileNumber" label={t('handIn.mobile')} required>
            <Input inputMode="tel" autoComplete="tel-national" maxLength={20} />
          </FormField>
        )}
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('handIn.sendCode')}
        </Button>
      </ZodForm>
    </>
  );
}

interface ProveCodeProps extends ProveAddressProps {
  readonly sent: SentCode;
  readonly onBack: () => void;
}

function ProveCode({ noticeId, sent: { request, waitSeconds }, onProven, onBack }: ProveCodeProps) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const refusal = useRefusal(t('handIn.failed'));
  const words = useOtpWords();
  const send = useSendCode(noticeId);
  const admit = useAdmission(noticeId);
  const form = useZodForm({
    schema: codeForm,
    onSubmit: async ({ otp }) => {
      refusal.clear();
      try {
        const { token } = await admit.mutateAsync({ ...request, otp });
        onProven(token, addressOf(request));
        return [];
      } catch (error) {
        return refusal.take(error);
      }
    },
  });
  const resend = async () => {
    refusal.clear();
    try {
      return (await send.mutateAsync(request)).resendAfterSeconds;
    } catch (error) {
      const wait = waitOf(error);
      if (wait !== undefined) return wait;
      refusal.take(error);
      throw error;
    }
  };
  const address = addressOf(request);
  return (
    <>
      <p role="status" className={styles['lead']}>
        {t('handIn.codeSent', { address: request.by === 'EMAIL' ? address : digits(address), ...words })}
      </p>
      {refusal.shown}
      <ZodForm form={form} initialValues={{ otp: '' }} aria-label={t('handIn.proveTitle')}>
        <FormField
          name="otp"
          label={t('common:otp.label')}
          required
          extra={<ResendCode waitSeconds={waitSeconds} onResend={resend} />}
        >
          <OtpField />
        </FormField>
        <Flex gap="small" wrap>
          <Button type="primary" htmlType="submit" loading={form.submitting}>
            {t('handIn.prove')}
          </Button>
          <Button onClick={onBack}>{t('handIn.otherAddress')}</Button>
        </Flex>
      </ZodForm>
    </>
  );
}

/** Seconds until another code; only where the last one may still be used. */
function waitOf(error: unknown): number | undefined {
  if (!isGatewayFailure(error) || error.code !== 'AUTH-OTP-RESEND') return undefined;
  const { retryAfterSeconds } = error.details;
  return typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0 ? retryAfterSeconds : undefined;
}
