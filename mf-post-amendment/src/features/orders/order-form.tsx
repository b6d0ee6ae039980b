import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_NUMBER_MAXIMUM, orderDocumentRules } from '@registrar/domain/calls/company-orders';
import { REASON_MAXIMUM } from '@registrar/domain/reasons';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { isGatewayFailure } from '@registrar/runtime';
import { Alert, FormField, Input, LongText, useZodForm, type FieldControl } from '@registrar/ui';
import { BsAdDateField, FileUpload, useFileUpload, type UploadedFile } from '@registrar/ui/components';

const rules = {
  extensions: orderDocumentRules.extensions.map((extension) => extension.toLowerCase()),
  maxBytes: orderDocumentRules.maximumMegabytes * 1024 * 1024,
};

/** Today in Nepal, AD. */
export const nepalToday = (): string => nepalDayOfInstant(new Date().toISOString());

/** A form whose refusals stand at their fields; what names none stands above. */
export function useOrderForm<Schema extends Parameters<typeof useZodForm>[0]['schema']>({
  schema,
  send,
}: {
  readonly schema: Schema;
  readonly send: (value: Schema['_output']) => Promise<unknown>;
}) {
  const [message, setMessage] = useState<string>();
  const form = useZodForm({
    schema,
    onSubmit: async (value) => {
      setMessage(undefined);
      try {
        await send(value);
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        const found = error.errors ?? [];
        if (found.length === 0) setMessage(error.message);
        return found.map((problem) => (problem.path === 'file' ? { ...problem, path: 'uploadId' } : problem));
      }
    },
  });
  return {
    form,
    failure:
      message === undefined ? null : (
        <Alert type="error" showIcon role="alert" title={message} style={{ marginBlockEnd: 16 }} />
      ),
  };
}

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
      <ScanField label={label} />
    </FormField>
  );
}

/** Keeps the name of the file for the eye; the form knows its id. */
function ScanField({
  label,
  value,
  onChange,
  ...control
}: FieldControl<string | undefined> & { readonly label: string }) {
  const upload = useFileUpload();
  const [file, setFile] = useState<UploadedFile>();
  return (
    <FileUpload
      {...control}
      label={label}
      rules={rules}
      upload={upload}
      value={file?.id === value ? file : undefined}
      onChange={(uploaded) => {
        setFile(uploaded);
        onChange?.(uploaded?.id);
      }}
    />
  );
}
