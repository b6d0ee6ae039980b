import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { applicationStandingRequestSchema, type ApplicationStanding } from '@registrar/domain/calls/e-services';
import { PortalLink } from '@registrar/runtime';
import {
  Alert,
  Button,
  Flex,
  FormField,
  OtpField,
  PageHeader,
  ResendCode,
  Sheet,
  useOtpWords,
  useZodForm,
  ZodForm,
} from '@registrar/ui';
import { useRefusal } from '@registrar/ui/components';
import { E_SERVICES, useSendCode, useStanding, waitOf } from './e-services';
import styles from './e-services.module.css';
import { StandingView } from './standing-view';

/** The code that was sent to the email of who filed the application shows where it stands. */
export function ApplicationPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const number = (address.get('application') ?? '').trim();
  const [standing, setStanding] = useState<ApplicationStanding>();
  if (standing !== undefined) return <StandingView standing={standing} />;
  return (
    <div className={styles['page']}>
      <PageHeader title={t('eServices.codeTitle')} />
      {number === '' ? (
        <Alert
          type="info"
          showIcon
          role="alert"
          title={t('eServices.noNumber')}
          action={<PortalLink to={E_SERVICES}>{t('eServices.toServices')}</PortalLink>}
        />
      ) : (
        <Sheet>
          <CodeForm number={number} onRead={setStanding} />
        </Sheet>
      )}
    </div>
  );
}

interface CodeFormProps {
  readonly number: string;
  readonly onRead: (standing: ApplicationStanding) => void;
}

const codeForm = applicationStandingRequestSchema.pick({ otp: true });

function CodeForm({ number, onRead }: CodeFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refusal = useRefusal(t('eServices.failed'));
  const words = useOtpWords();
  const send = useSendCode();
  const read = useStanding();
  const form = useZodForm({
    schema: codeForm,
    onSubmit: async ({ otp }) => {
      refusal.clear();
      try {
        onRead(await read.mutateAsync({ applicationNumber: number, otp }));
        return [];
      } catch (error) {
        return refusal.take(error);
      }
    },
  });
  const resend = async () => {
    refusal.clear();
    try {
      return (await send.mutateAsync({ applicationNumber: number })).resendAfterSeconds;
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
        {t('eServices.codeLead', { number, ...words })}
      </p>
      {refusal.shown}
      <ZodForm form={form} initialValues={{ otp: '' }} aria-label={t('eServices.codeTitle')}>
        <FormField
          name="otp"
          label={t('common:otp.label')}
          required
          extra={<ResendCode waitSeconds={0} onResend={resend} />}
        >
          <OtpField />
        </FormField>
        <Flex gap="small" wrap>
          <Button type="primary" htmlType="submit" loading={form.submitting}>
            {t('eServices.showStatus')}
          </Button>
          <Button onClick={() => void navigate(E_SERVICES)}>{t('eServices.otherNumber')}</Button>
        </Flex>
      </ZodForm>
    </>
  );
}
