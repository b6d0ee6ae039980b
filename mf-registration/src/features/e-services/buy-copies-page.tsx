import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { buyCopiesSchema, writtenCopiesSchema, type WrittenCopies } from '@registrar/domain/calls/bought-copies';
import type { Copyable } from '@registrar/domain/calls/copies';
import type { CopyItem } from '@registrar/domain/copies';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { isGatewayFailure, useLanguage, usePortal } from '@registrar/runtime';
import {
  Alert,
  Button,
  Flex,
  FormField,
  Input,
  localName,
  LongText,
  OtpField,
  PageHeader,
  ResendCode,
  Sheet,
  Skeleton,
  useZodForm,
  ZodForm,
} from '@registrar/ui';
import { buyAddress, orderAddress, useBuyCopies, usePublicCopyable, useSendCopyCode } from './buy-copies';
import { CompaniesByNumber } from './companies-by-number';
import { CopyChoice, CopyPrice } from './copy-choice';
import { waitOf } from './e-services';
import styles from './e-services.module.css';
import { useRefusal } from '@registrar/ui/components';

/** Certified copies without an account: of which company, of what, to which address; then they are paid by card. */
export function BuyCopiesPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const companyId = address.get('company');
  return (
    <div className={styles['page']}>
      <PageHeader title={t('buyCopies.title')}>{t('buyCopies.lead')}</PageHeader>
      <Sheet as="section" aria-label={t('buyCopies.title')}>
        {companyId === null ? (
          <CompaniesByNumber leadsTo={buyAddress} />
        ) : (
          <Buy key={companyId} companyId={companyId} />
        )}
      </Sheet>
    </div>
  );
}

function Buy({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const copyable = usePublicCopyable(companyId);
  const [written, setWritten] = useState<WrittenCopies>();
  const [waitSeconds, setWaitSeconds] = useState<number>();
  const other = <Button onClick={() => void navigate('/request-document-eServices')}>{t('buyCopies.other')}</Button>;
  if (copyable.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={isGatewayFailure(copyable.error) ? copyable.error.message : t('eServices.failed')}
        action={other}
      />
    );
  if (copyable.data === undefined) return <Skeleton active />;
  const { company } = copyable.data;
  return (
    <>
      <Flex gap="small" wrap align="center" style={{ marginBlockEnd: 16 }}>
        <span>
          <strong>{localName(company, language)}</strong> · {company.registrationNumber}
        </span>
        {other}
      </Flex>
      {written !== undefined && waitSeconds !== undefined ? (
        <Prove written={written} waitSeconds={waitSeconds} onBack={() => setWaitSeconds(undefined)} />
      ) : (
        <Write
          copyable={copyable.data}
          initial={written}
          onSent={(value, wait) => {
            setWritten(value);
            setWaitSeconds(wait);
          }}
        />
      )}
    </>
  );
}

interface WriteProps {
  readonly copyable: Copyable;
  readonly initial: WrittenCopies | undefined;
  readonly onSent: (written: WrittenCopies, waitSeconds: number) => void;
}

function Write({ copyable, initial, onSent }: WriteProps) {
  const { t } = useTranslation();
  const refusal = useRefusal(t('eServices.failed'));
  const code = useSendCopyCode();
  const companyId = copyable.company.id;
  const [items, setItems] = useState<readonly CopyItem[]>(initial?.items ?? []);
  const form = useZodForm({
    schema: writtenCopiesSchema,
    onSubmit: async (value) => {
      refusal.clear();
      try {
        onSent(value, (await code.mutateAsync({ email: value.email })).resendAfterSeconds);
      } catch (error) {
        // a code went out a moment ago: the person may have it
        const wait = waitOf(error);
        if (wait === undefined) return refusal.take(error);
        onSent(value, wait);
      }
      return [];
    },
  });
  return (
    <>
      {refusal.shown}
      <ZodForm
        form={form}
        initialValues={initial ?? { companyId, items: [], delivery: 'ELECTRONIC' }}
        aria-label={t('buyCopies.title')}
      >
        <FormField name="companyId" hidden label={t('buyCopies.other')}>
          <Input />
        </FormField>
        <FormField name="items" label={t('buyCopies.items')} required>
          <CopyChoice
            copyable={copyable}
            onItems={(next) => {
              setItems(next);
              form.antd.setFieldValue('items', next);
            }}
          />
        </FormField>
        <CopyPrice companyId={companyId} items={items} />
        <FormField name="reason" label={t('buyCopies.reason')} required>
          <LongText rows={3} maxLength={REASON_MAXIMUM} />
        </FormField>
        <FormField name="name" label={t('buyCopies.name')} required>
          <Input autoComplete="name" maxLength={150} />
        </FormField>
        <FormField
          name="identityNumber"
          label={t('buyCopies.identityNumber')}
          required
          extra={t('buyCopies.identityHint')}
        >
          <Input autoComplete="off" maxLength={60} />
        </FormField>
        <FormField name="email" label={t('buyCopies.email')} required extra={t('buyCopies.emailHint')}>
          <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('eServices.sendCode')}
        </Button>
      </ZodForm>
    </>
  );
}

interface ProveProps {
  readonly written: WrittenCopies;
  readonly waitSeconds: number;
  readonly onBack: () => void;
}

const codeForm = buyCopiesSchema.pick({ otp: true });

function Prove({ written, waitSeconds, onBack }: ProveProps) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const refusal = useRefusal(t('eServices.failed'));
  const code = useSendCopyCode();
  const buy = useBuyCopies();
  const form = useZodForm({
    schema: codeForm,
    onSubmit: async ({ otp }) => {
      refusal.clear();
      try {
        navigation.to(orderAddress((await buy.mutateAsync({ ...written, otp })).token));
        return [];
      } catch (error) {
        return refusal.take(error);
      }
    },
  });
  const resend = async () => {
    try {
      return (await code.mutateAsync({ email: written.email })).resendAfterSeconds;
    } catch (error) {
      const wait = waitOf(error);
      if (wait !== undefined) return wait;
      refusal.take(error);
      throw error;
    }
  };
  return (
    <>
      <p role="status" className={styles['lead']}>
        {t('buyCopies.codeSent', { address: written.email })}
      </p>
      {refusal.shown}
      <ZodForm form={form} initialValues={{ otp: '' }} aria-label={t('buyCopies.title')}>
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
            {t('buyCopies.order')}
          </Button>
          <Button onClick={onBack}>{t('buyCopies.change')}</Button>
        </Flex>
      </ZodForm>
    </>
  );
}
