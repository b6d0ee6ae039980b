import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useId, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { OTP_LENGTH } from '@registrar/domain/accounts';
import { isGatewayFailure } from '@registrar/runtime';
import { palette } from '../theme/palette';
import { OtpField } from './otp-field';
import { ResendCode } from './resend-code';

export interface CodeProofProps {
  /** Why a code is needed, before one was sent. */
  readonly lead: string;
  readonly sendLabel: string;
  /** Where the code went. */
  readonly sentText: string;
  readonly verifyLabel: string;
  /** Said where fewer digits are given than a code has. */
  readonly tooShort: string;
  /** Sends a code; undefined where what it is for could not be saved first. Refusals are thrown and shown here. */
  readonly onSend: () => Promise<{ readonly resendAfterSeconds: number } | undefined>;
  readonly onVerify: (code: string) => Promise<unknown>;
}

const box: CSSProperties = {
  borderInlineStart: `4px solid ${palette.lineSoft}`,
  paddingInlineStart: 16,
  marginBlockEnd: 24,
};
const line: CSSProperties = { margin: '0 0 16px' };

/**
 * A contact that is proven by a code sent to it. Stands inside a form, so its button and its Enter prove the code and
 * do not send the form.
 */
export function CodeProof({ lead, sendLabel, sentText, verifyLabel, tooShort, onSend, onVerify }: CodeProofProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const [wait, setWait] = useState<number>();
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);

  const take = (error: unknown) => {
    if (!isGatewayFailure(error)) throw error;
    setTrouble(error.errors?.[0]?.message ?? error.message);
    return retryAfter(error);
  };
  const working = async <T,>(action: () => Promise<T>): Promise<T> => {
    setTrouble(undefined);
    setBusy(true);
    try {
      return await action();
    } finally {
      setBusy(false);
    }
  };
  const send = () =>
    working(async (): Promise<number | undefined> => {
      try {
        const sent = await onSend();
        if (sent !== undefined) setWait(sent.resendAfterSeconds);
        return sent?.resendAfterSeconds;
      } catch (error) {
        const seconds = take(error);
        // a code went out a moment ago: the person may have it
        if (seconds !== undefined) setWait(seconds);
        return seconds;
      }
    });
  const verify = async () => {
    if (code.length < OTP_LENGTH) return setTrouble(tooShort);
    await working(() => onVerify(code).catch(take));
  };

  return (
    <div style={box}>
      {trouble === undefined ? null : (
        <Alert type="error" showIcon role="alert" title={trouble} style={{ marginBlockEnd: 12 }} />
      )}
      {wait === undefined ? (
        <>
          <p style={line}>{lead}</p>
          <Button loading={busy} onClick={() => void send()}>
            {sendLabel}
          </Button>
        </>
      ) : (
        <>
          <p style={line} role="status">
            {sentText}
          </p>
          <label htmlFor={id}>{t('otp.label')}</label>
          <div
            style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', marginBlock: 8 }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
              event.preventDefault();
              void verify();
            }}
          >
            <OtpField id={id} value={code} onChange={setCode} />
            <Button type="primary" loading={busy} onClick={() => void verify()}>
              {verifyLabel}
            </Button>
          </div>
          <ResendCode waitSeconds={wait} onResend={async () => (await send()) ?? 0} />
        </>
      )}
    </div>
  );
}

function retryAfter(error: { readonly details: Readonly<Record<string, unknown>> }): number | undefined {
  const { retryAfterSeconds } = error.details;
  return typeof retryAfterSeconds === 'number' && retryAfterSeconds > 0 ? retryAfterSeconds : undefined;
}
