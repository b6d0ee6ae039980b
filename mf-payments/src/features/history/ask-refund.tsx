import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askRefundRequestSchema } from '@registrar/domain/calls/refund-requests';
import type { PaidInvoice } from '@registrar/domain/calls/receipts';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { hasEnded, refund, requestStatusName } from '@registrar/domain/requests';
import { useIdempotencyKey, useLanguage, usePortal } from '@registrar/runtime';
import { Button, FormField, LongText, useFormats, ZodForm } from '@registrar/ui';
import { DatePair, FormDialog, useSentForm } from '@registrar/ui/components';
import { RequestDrawer } from '../requests/request-drawer';

/** What the payer has asked to have back and what the office said, and the way to ask where something may go back. */
export function RefundOfPayment({ paid }: { readonly paid: PaidInvoice }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const [reading, setReading] = useState(false);
  const { mayAsk, request } = paid.refund;
  // a declined request is opened again rather than asked for anew
  const asksAnew = mayAsk && request?.state !== 'REFUSED';
  return (
    <>
      {request === null ? null : (
        <div style={{ fontSize: 14, overflowWrap: 'anywhere' }}>
          {t('askRefund.state', { state: requestStatusName(refund, request.state)[language] })}
          {request.status === 'DECLINED' && request.answer !== null ? (
            <div>{t('askRefund.answer', { answer: request.answer })}</div>
          ) : null}
          {request.dueOn === null || hasEnded(request.state) ? null : (
            <div>
              {t('request.dueOn')}: <DatePair day={request.dueOn} inline />
            </div>
          )}
          <Button
            size="small"
            onClick={() => setReading(true)}
            aria-label={t('request.openOne', { number: request.number })}
          >
            {t('request.open')}
          </Button>
        </div>
      )}
      {asksAnew ? (
        <Button
          size="small"
          onClick={() => setAsking(true)}
          aria-label={t('askRefund.askFor', { number: paid.number ?? '' })}
        >
          {t('askRefund.ask')}
        </Button>
      ) : null}
      {reading && request !== null ? (
        <RequestDrawer kind={refund} id={request.id} number={request.number} onClose={() => setReading(false)} />
      ) : null}
      {asking ? <AskDialog paid={paid} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function AskDialog({ paid, onClose }: { readonly paid: PaidInvoice; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  const ask = useMutation({
    mutationFn: (value: { readonly reason: string }) =>
      gateway.request<object>({
        path: `/external/api/payment/${paid.id}/refund-request`,
        method: 'POST',
        body: { kind: 'json', value },
        idempotencyKey: attempt.keyFor([paid.id, value]),
        quiet: { failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['payment-history'] }),
  });
  const { form, failure } = useSentForm({
    schema: askRefundRequestSchema,
    send: (value) => ask.mutateAsync(value),
    onDone: onClose,
  });
  return (
    <FormDialog title={t('askRefund.askFor', { number: paid.number ?? '' })} busy={form.submitting} onClose={onClose}>
      <p style={{ marginBlockStart: 0 }}>{t('askRefund.lead', { amount: money(paid.totalPaisa) })}</p>
      {failure}
      <ZodForm form={form}>
        <FormField name="reason" label={t('askRefund.reason')} required>
          <LongText rows={4} maxLength={REASON_MAXIMUM} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('askRefund.send')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}
