import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proposeProceedingOrderSchema, type ProceedingOrders } from '@registrar/domain/calls/proceeding-orders';
import type { ProceedingDetail } from '@registrar/domain/calls/proceedings';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { useLanguage } from '@registrar/runtime';
import { Button, Form, FormField, localName, LongText, ZodForm } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { FormDialog } from '@registrar/ui/components';
import { useActForm } from '../conduct/act-form';
import { useProposeOrder } from './orders';

interface ProposeOrderProps {
  readonly proceeding: ProceedingDetail;
  /** The outcomes against which nothing stands. */
  readonly ends: ProceedingOrders['ends'];
  readonly onClose: () => void;
}

const order = proposeProceedingOrderSchema.omit({ version: true });

/** Proposes the order: the outcome, its text, and a note where the company leaves the register. */
export function ProposeOrder({ proceeding, ends, onClose }: ProposeOrderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const propose = useProposeOrder(proceeding.id);
  const [initial] = useState(() => (ends.length === 1 ? { outcome: ends[0]?.outcome } : {}));
  const { form, failure } = useActForm({
    schema: order,
    proceeding,
    send: (value, version) => propose.mutateAsync({ ...value, version }),
    onClose,
  });
  const outcome: unknown = Form.useWatch(['outcome'], form.antd);
  const leaves = ends.some((one) => one.outcome === outcome && one.deregisters);
  return (
    <FormDialog title={t('order.propose')} busy={form.submitting} onClose={onClose}>
      <p style={{ marginBlock: '0 16px' }}>{t('order.proposeMeans')}</p>
      {failure}
      <ZodForm form={form} initialValues={initial} aria-label={t('order.propose')}>
        <FormField name="outcome" label={t('order.outcome')} required>
          <Select options={ends.map((one) => ({ value: one.outcome, label: localName(one.name, language) }))} />
        </FormField>
        <FormField name="reason" label={t('order.reason')} required extra={t('order.reasonHint')}>
          <LongText rows={5} maxLength={REASON_MAXIMUM} />
        </FormField>
        {leaves ? (
          <FormField name="liabilities" label={t('order.liabilities')} required extra={t('order.liabilitiesHint')}>
            <LongText rows={4} maxLength={REASON_MAXIMUM} />
          </FormField>
        ) : null}
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('order.send')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}
