import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  beginPaymentRequestSchema,
  type BeginPaymentRequest,
  type PaymentAttempt,
  type PaymentForm,
} from '@registrar/domain/calls/payments';
import { banks, paymentModes } from '@registrar/domain/enumerations/money';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import { Alert, Button, FormField, useFormats, useZodForm, ZodForm } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import styles from './card.module.css';
import { openPaymentWindow, postPaymentForm } from './payment-window';

/** The amount goes along as it was seen; nobody types it. */
const schema = beginPaymentRequestSchema.omit({ amountPaisa: true });

interface PayFormProps {
  readonly totalPaisa: number;
  /** A payment has begun, and is gone on with. */
  readonly isBegun: boolean;
  readonly last?: Pick<PaymentAttempt, 'bank' | 'mode'> | undefined;
  readonly begin: (request: BeginPaymentRequest) => Promise<PaymentForm>;
}

/** Bank and way of paying, and then the payment gateway's own window; nothing of a card is ever typed here. */
export function PayForm({ totalPaisa, isBegun, last, begin }: PayFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  const [failure, setFailure] = useState<string>();
  /** The browser kept the window shut: the form waits for a click that opens the page in this one. */
  const [waiting, setWaiting] = useState<PaymentForm>();
  const opened = useRef<Window | undefined>(undefined);

  const form = useZodForm({
    schema,
    onSubmit: async (value) => {
      setFailure(undefined);
      setWaiting(undefined);
      try {
        const answer = await begin({ ...value, amountPaisa: totalPaisa });
        if (opened.current === undefined) setWaiting(answer);
        else postPaymentForm(answer, 'window');
        return [];
      } catch (error) {
        opened.current?.close();
        if (!isGatewayFailure(error)) throw error;
        setFailure(error.message);
        return error.errors ?? [];
      }
    },
  });
  /** Within the click, and only when the answers are complete. */
  const openWindow = () => {
    opened.current = schema.safeParse(form.antd.getFieldsValue(true)).success ? openPaymentWindow() : undefined;
  };
  return (
    <>
      <h2 style={{ fontSize: 17, margin: '0 0 4px' }}>{t('payment.online')}</h2>
      <p className={styles['soft']} style={{ marginBlockStart: 0 }}>
        {t('payment.onlineHint')}
      </p>
      {failure === undefined ? null : (
        <Alert type="error" showIcon role="alert" title={failure} style={{ marginBlockEnd: 16 }} />
      )}
      <ZodForm form={form} initialValues={last === undefined ? {} : { bank: last.bank, mode: last.mode }}>
        <div className={styles['fields']}>
          <FormField name="bank" label={t('payment.bank')} required>
            <Select
              showSearch
              optionFilterProp="label"
              options={banks.items.map(({ key }) => ({ value: key, label: banks.name(key)[language] }))}
            />
          </FormField>
          <FormField name="mode" label={t('payment.mode')} required>
            <Select
              options={paymentModes.items.map(({ key }) => ({ value: key, label: paymentModes.name(key)[language] }))}
            />
          </FormField>
        </div>
        <Button type="primary" size="large" htmlType="submit" loading={form.submitting} onClick={openWindow}>
          {t(isBegun ? 'payment.goOn' : 'payment.pay', { amount: money(totalPaisa) })}
        </Button>
      </ZodForm>
      {waiting === undefined ? null : (
        <Alert
          type="warning"
          showIcon
          role="alert"
          style={{ marginBlockStart: 16, alignItems: 'flex-start' }}
          title={t('payment.windowFailed')}
          description={t('payment.windowFailedNext')}
          action={
            <Button type="primary" onClick={() => postPaymentForm(waiting, 'here')}>
              {t('payment.openHere')}
            </Button>
          }
        />
      )}
    </>
  );
}
