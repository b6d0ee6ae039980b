import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { voucherPictureRules, voucherRequestSchema, type Invoice } from '@registrar/domain/calls/money';
import { banks } from '@registrar/domain/enumerations/money';
import { isGatewayFailure, useLanguage } from '@registrar/runtime';
import { Alert, AmountField, Button, FormField, Input, useZodForm, ZodForm, type FieldControl } from '@registrar/ui';
import { Select } from '@registrar/ui/choices';
import { BsAdDateField, FileUpload, useBringFile, type UploadedFile } from '@registrar/ui/data';
import { useBringVoucher } from './bring-voucher';
import styles from './fine-revenue.module.css';

const rules = { extensions: voucherPictureRules.extensions.map((extension) => extension.toLowerCase()), maxBytes: voucherPictureRules.maximumMegabytes * 1024 * 1024 };

/** The voucher of a payment over the counter: bank, number, day, amount, and its picture. */
export function VoucherForm({ applicationId, invoice }: { readonly applicationId: string; readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const bring = useBringVoucher(applicationId);
  const [failure, setFailure] = useState<string>();
  const form = useZodForm({
    schema: voucherRequestSchema,
    onSubmit: async (value) => {
      setFailure(undefined);
      try {
        await bring.mutateAsync(value);
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        if (error.errors && error.errors.length > 0) return error.errors.map((problem) => (problem.path === 'file' ? { ...problem, path: 'uploadId' } : problem));
        setFailure(error.message);
        return [];
      }
    },
  });
  return (
    <section aria-label={t('payable.bring')} className={styles['form']}>
      <h3 className={styles['heading']}>{t('payable.bring')}</h3>
      <p className={styles['soft']}>{t('payable.bringHint')}</p>
      {failure === undefined ? null : <Alert type="error" showIcon role="alert" title={failure} style={{ marginBlockEnd: 16 }} />}
      <ZodForm form={form} initialValues={{ invoiceId: invoice.id, amountPaisa: invoice.totalPaisa }}>
        <FormField name="invoiceId" hidden><Input /></FormField>
        <div className={styles['fields']}>
          <FormField name="bank" label={t('payable.bank')} required>
            <Select showSearch optionFilterProp="label" options={banks.items.map(({ key }) => ({ value: key, label: banks.name(key)[language] }))} />
          </FormField>
          <FormField name="voucherNumber" label={t('payable.voucherNumber')} required>
            <Input autoComplete="off" maxLength={40} />
          </FormField>
        </div>
        <FormField name="paidOn" label={t('payable.paidOn')} required>
          <BsAdDateField label={t('payable.paidOn')} />
        </FormField>
        <FormField name="amountPaisa" label={t('payable.amount')} required>
          <AmountField />
        </FormField>
        <FormField name="uploadId" label={t('payable.picture')} required>
          <PictureField label={t('payable.picture')} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>{t('payable.submitVoucher')}</Button>
      </ZodForm>
    </section>
  );
}

/** Keeps the name of the file for the eye; the form knows its id. */
function PictureField({ label, value, onChange, ...control }: FieldControl<string | undefined> & { readonly label: string }) {
  const upload = useBringFile();
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
