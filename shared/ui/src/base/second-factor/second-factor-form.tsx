import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  secondFactorProofSchema,
  type SecondFactorProof,
  type SecondFactorWay,
  type SecondFactorWays,
} from '@registrar/domain/calls/second-factor';
import type { FieldError } from '@registrar/domain/envelope';
import { OtpField } from '../fields/otp-field';
import { FormField } from '../form/form-field';
import { useZodForm } from '../form/use-zod-form';
import { ZodForm } from '../form/zod-form';
import { PasskeyFailure, passkeysWork, provePasskey } from './passkeys';

export interface SecondFactorFormProps {
  readonly asked: SecondFactorWays;
  /** What the gateway has against a field; what it has against the whole is `notice`. */
  readonly onProve: (proof: SecondFactorProof) => Promise<readonly FieldError[]>;
  /** A passkey's question is answered once: another one is asked for after a wrong or missing answer. */
  readonly onAskAgain: () => Promise<unknown>;
  readonly notice?: ReactNode;
  readonly waiting?: boolean;
}

/** One way at a time, the account's first one first; the others are a click away. */
export function SecondFactorForm({ asked, onProve, onAskAgain, notice, waiting = false }: SecondFactorFormProps) {
  const { t } = useTranslation('common');
  const ways = asked.ways.filter((way) => way !== 'PASSKEY' || passkeysWork());
  const [chosen, setChosen] = useState<SecondFactorWay>();
  const way = chosen ?? ways[0];
  return (
    <>
      {notice}
      {way === undefined ? <Alert type="warning" showIcon role="alert" title={t('secondFactor.noWay')} /> : null}
      {way === 'PASSKEY' && asked.passkeyOptions !== null ? (
        <PasskeyStep
          key={asked.passkeyOptions.challenge}
          options={asked.passkeyOptions}
          onProve={onProve}
          onAskAgain={onAskAgain}
        />
      ) : null}
      {way === 'TOTP' || way === 'RECOVERY_CODE' ? (
        <CodeStep key={way} way={way} onProve={onProve} waiting={waiting} />
      ) : null}
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <div key={other}>
            <Button type="link" style={{ paddingInline: 0 }} onClick={() => setChosen(other)}>
              {t(`secondFactor.use.${other}`)}
            </Button>
          </div>
        ))}
    </>
  );
}

const [totp, recoveryCode] = secondFactorProofSchema.options;
const CODES = { TOTP: totp.pick({ code: true }), RECOVERY_CODE: recoveryCode.pick({ code: true }) } as const;

function CodeStep({
  way,
  onProve,
  waiting,
}: Pick<SecondFactorFormProps, 'onProve'> & { readonly way: 'TOTP' | 'RECOVERY_CODE'; readonly waiting: boolean }) {
  const { t } = useTranslation('common');
  const form = useZodForm({ schema: CODES[way], onSubmit: ({ code }) => onProve({ way, code }) });
  return (
    <ZodForm form={form} initialValues={{ code: '' }} aria-label={t(`secondFactor.use.${way}`)}>
      <FormField name="code" label={t(`secondFactor.code.${way}`)} extra={t(`secondFactor.hint.${way}`)} required>
        {way === 'TOTP' ? (
          <OtpField />
        ) : (
          <Input autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={20} lang="en" />
        )}
      </FormField>
      <Button type="primary" htmlType="submit" block size="large" loading={form.submitting} disabled={waiting}>
        {t('secondFactor.confirm')}
      </Button>
    </ZodForm>
  );
}

function PasskeyStep({
  options,
  onProve,
  onAskAgain,
}: Pick<SecondFactorFormProps, 'onProve' | 'onAskAgain'> & {
  readonly options: NonNullable<SecondFactorWays['passkeyOptions']>;
}) {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const prove = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await onProve({ way: 'PASSKEY', credential: await provePasskey(options) });
    } catch (error) {
      if (!(error instanceof PasskeyFailure)) throw error;
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {failed ? (
        <Alert
          type="info"
          showIcon
          role="alert"
          title={t('secondFactor.passkeyNotGiven')}
          style={{ marginBlockEnd: 16 }}
          action={
            <Button size="small" onClick={() => void onAskAgain()}>
              {t('action.retry')}
            </Button>
          }
        />
      ) : null}
      <p style={{ margin: '0 0 16px' }}>{t('secondFactor.passkeyLead')}</p>
      <Button type="primary" block size="large" loading={busy} onClick={() => void prove()}>
        {t('secondFactor.confirmByPasskey')}
      </Button>
    </>
  );
}
