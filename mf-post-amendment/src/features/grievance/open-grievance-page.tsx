import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { otpSchema } from '@registrar/domain/accounts';
import {
  grievanceCodeSchema,
  openGrievanceSchema,
  type GrievanceFigures,
  type OpenGrievance,
} from '@registrar/domain/calls/grievances';
import { isGatewayFailure, PortalLink, useLanguage } from '@registrar/runtime';
import {
  Alert,
  Button,
  Flex,
  FormField,
  Input,
  localName,
  OtpField,
  PageHeader,
  ResendCode,
  Sheet,
  useFormats,
  useZodForm,
  ZodForm,
} from '@registrar/ui';
import { z } from 'zod';
import { AskedFields } from './asked-fields';
import { useFigures, useOpen, useSendCode } from './grievance-calls';
import styles from './grievance.module.css';
import { useSending } from './use-sending';

type Written = Omit<OpenGrievance, 'otp'>;
const writtenSchema = openGrievanceSchema.omit({ otp: true });
const codeForm = z.object({ otp: otpSchema });

/** Where people without an account complain, and what the office has made of grievances. */
export function OpenGrievancePage() {
  const { t } = useTranslation();
  const [written, setWritten] = useState<Written>();
  const [waitSeconds, setWaitSeconds] = useState<number>();
  const [opened, setOpened] = useState<{ readonly number: string; readonly token: string }>();
  return (
    <>
      <PageHeader title={t('grievance.openTitle')}>{t('grievance.openLead')}</PageHeader>
      <Sheet as="section" aria-label={t('grievance.openTitle')} style={{ marginBlockEnd: 24 }}>
        {opened !== undefined ? (
          <Alert
            type="success"
            showIcon
            role="status"
            title={t('grievance.opened', { number: opened.number })}
            description={
              <>
                <p>{t('grievance.openedNext')}</p>
                <PortalLink to={`/open-grievance/${opened.token}`}>{t('grievance.toTicket')}</PortalLink>
              </>
            }
          />
        ) : written !== undefined && waitSeconds !== undefined ? (
          <Prove
            written={written}
            waitSeconds={waitSeconds}
            onOpened={setOpened}
            onBack={() => setWaitSeconds(undefined)}
          />
        ) : (
          <Write
            initial={written}
            onSent={(value, wait) => {
              setWritten(value);
              setWaitSeconds(wait);
            }}
          />
        )}
      </Sheet>
      <Figures />
    </>
  );
}

interface WriteProps {
  readonly initial: Written | undefined;
  readonly onSent: (written: Written, waitSeconds: number) => void;
}

function Write({ initial, onSent }: WriteProps) {
  const { t } = useTranslation();
  const code = useSendCode();
  const { shown, send } = useSending();
  const form = useZodForm({
    schema: writtenSchema,
    onSubmit: (value) =>
      send(async () => {
        const { email } = grievanceCodeSchema.parse(value);
        onSent(value, await waitAfter(() => code.mutateAsync({ email })));
      }),
  });
  return (
    <>
      {shown}
      <ZodForm form={form} initialValues={initial ?? {}} aria-label={t('grievance.openTitle')}>
        <FormField name="name" label={t('grievance.name')} required>
          <Input autoComplete="name" maxLength={150} />
        </FormField>
        <FormField name="email" label={t('grievance.email')} required extra={t('grievance.emailHint')}>
          <Input type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
        </FormField>
        <AskedFields />
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('grievance.sendCode')}
        </Button>
      </ZodForm>
    </>
  );
}

interface ProveProps {
  readonly written: Written;
  readonly waitSeconds: number;
  readonly onOpened: (opened: { readonly number: string; readonly token: string }) => void;
  readonly onBack: () => void;
}

function Prove({ written, waitSeconds, onOpened, onBack }: ProveProps) {
  const { t } = useTranslation();
  const open = useOpen();
  const code = useSendCode();
  const { shown, send } = useSending();
  const form = useZodForm({
    schema: codeForm,
    onSubmit: ({ otp }) => send(async () => onOpened(await open.mutateAsync({ ...written, otp }))),
  });
  return (
    <>
      <p role="status">{t('grievance.codeSent', { address: written.email })}</p>
      {shown}
      <ZodForm form={form} initialValues={{ otp: '' }} aria-label={t('grievance.openTitle')}>
        <FormField
          name="otp"
          label={t('common:otp.label')}
          required
          extra={
            <ResendCode
              waitSeconds={waitSeconds}
              onResend={() => waitAfter(() => code.mutateAsync({ email: written.email }))}
            />
          }
        >
          <OtpField />
        </FormField>
        <Flex gap="small" wrap>
          <Button type="primary" htmlType="submit" loading={form.submitting}>
            {t('grievance.send')}
          </Button>
          <Button onClick={onBack}>{t('grievance.change')}</Button>
        </Flex>
      </ZodForm>
    </>
  );
}

/** Seconds until another code; where one went out a moment ago it may still be used. */
async function waitAfter(work: () => Promise<{ readonly resendAfterSeconds: number }>): Promise<number> {
  try {
    return (await work()).resendAfterSeconds;
  } catch (error) {
    if (!isGatewayFailure(error) || error.code !== 'AUTH-OTP-RESEND') throw error;
    const { retryAfterSeconds } = error.details;
    return typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 60;
  }
}

/** Kept and missed times of each office, within a year. */
function Figures() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const { data } = useFigures();
  if (data === undefined) return null;
  return (
    <Sheet as="section" aria-label={t('grievance.figures')}>
      <h2 className={styles['heading']}>{t('grievance.figures')}</h2>
      <p>{t('grievance.figuresLead', { days: number(data.workingDays) })}</p>
      {data.offices.filter(hasAny).map((office) => (
        <section key={office.nameEnglish} aria-label={localName(office, language)}>
          <h3 style={{ fontSize: 16, margin: '0 0 8px' }}>{localName(office, language)}</h3>
          <dl className={styles['facts']}>
            {(['asked', 'inTime', 'late', 'open', 'overdue'] as const).map((key) => (
              <div key={key}>
                <dt>{t(`grievance.figure.${key}`)}</dt>
                <dd>{number(office[key])}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  );
}

/** An office that heard of nothing is left out. */
const hasAny = ({ asked, inTime, late, open }: GrievanceFigures['offices'][number]): boolean =>
  asked + inTime + late + open > 0;
