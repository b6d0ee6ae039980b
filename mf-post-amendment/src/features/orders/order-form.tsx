import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_NUMBER_MAXIMUM, orderDocumentRules } from '@registrar/domain/calls/company-orders';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { FormField, Input, LongText } from '@registrar/ui';
import { BsAdDateField, ScanField } from '@registrar/ui/components';

export const scanRules = {
  extensions: orderDocumentRules.extensions.map((extension) => extension.toLowerCase()),
  maxBytes: orderDocumentRules.maximumMegabytes * 1024 * 1024,
};

/** Today in Nepal, AD. */
export const nepalToday = (): string => nepalDayOfInstant(new Date().toISOString());

/** Number and day, as on the order. */
export function WrittenFields({ numberLabel, dayLabel }: { readonly numberLabel: string; readonly dayLabel: string }) {
  const [today] = useState(nepalToday);
  return (
    <>
      <FormField name="number" label={numberLabel} required>
        <Input autoComplete="off" maxLength={ORDER_NUMBER_MAXIMUM} />
      </FormField>
      <FormField name="issuedOn" label={dayLabel} required>
        <BsAdDateField label={dayLabel} max={today} />
      </FormField>
    </>
  );
}

/** The scan, and why it is proposed. */
export function ScanAndRemark({ scanLabel }: { readonly scanLabel?: string }) {
  const { t } = useTranslation();
  return (
    <>
      <FileField name="uploadId" label={scanLabel ?? t('orders.scan')} />
      <FormField name="remark" label={t('orders.remark')} required extra={t('orders.remarkHint')}>
        <LongText rows={3} maxLength={REASON_MAXIMUM} />
      </FormField>
    </>
  );
}

export function FileField({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <FormField name={name} label={label} required>
      <ScanField label={label} rules={scanRules} />
    </FormField>
  );
}
