import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { liftOrderRequestSchema, type CompanyOrder } from '@registrar/domain/calls/company-orders';
import { Button, ZodForm } from '@registrar/ui';
import { FormDialog, useSentForm } from '@registrar/ui/components';
import { useProposeLifting } from './company-orders';
import { OrderLines, useOrderTitle } from './order-facts';
import { nepalToday, ScanAndRemark, WrittenFields } from './order-form';
import styles from './orders.module.css';

/** Proposes to lift an order, by the order or decision that lifts it. */
export function LiftOrderDialog({ order, onClose }: { readonly order: CompanyOrder; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const title = useOrderTitle();
  const propose = useProposeLifting(order.id);
  const [initial] = useState(() => ({ issuedOn: nepalToday() }));
  const { form, failure } = useSentForm({
    schema: liftOrderRequestSchema,
    send: async (value) => {
      await propose.mutateAsync(value);
      onClose();
    },
  });
  const heading = `${t('orders.lift')}: ${title(order)}`;
  return (
    <FormDialog title={heading} busy={form.submitting} onClose={onClose}>
      <div className={styles['question']}>
        <OrderLines order={order} />
        <p className={styles['text']}>{t('orders.liftMeaning')}</p>
      </div>
      {failure}
      <ZodForm form={form} initialValues={initial} aria-label={heading}>
        <WrittenFields numberLabel={t('orders.liftNumber')} dayLabel={t('orders.liftIssuedOn')} />
        <ScanAndRemark />
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('orders.send')}
        </Button>
      </ZodForm>
    </FormDialog>
  );
}
