import { useMemo, useState } from 'react';
import { voucherPictureRules, voucherRequestFrom, type VoucherRequest } from '@registrar/domain/calls/money';
import { banks } from '@registrar/domain/enumerations/money';
import { isGatewayFailure } from '@registrar/runtime';
import Select from 'antd/es/select';
import { BsAdDateField } from '../../../base/dates/bs-ad-date-field';
import { FileUpload } from '../../../base/upload/file-upload';
import { useFileUpload } from '../../../base/upload/use-file-upload';
import type { UploadedFile } from '../../../base/upload/use-upload';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { AmountField } from '../../../base/fields/amount-field';
import type { FieldControl } from '../../../base/fields/field-control';
import { FormField } from '../../../base/form/form-field';
import { useZodForm } from '../../../base/form/use-zod-form';
import { ZodForm } from '../../../base/form/zod-form';
import { useFormats } from '../../../base/language/use-formats';
import { EbpCode } from './ebp-code';
import { usePayableWords } from './payable-words';
import styles from './payable.module.css';

const rules = {
  extensions: voucherPictureRules.extensions.map((extension) => extension.toLowerCase()),
  maxBytes: voucherPictureRules.maximumMegabytes * 1024 * 1024,
};

/** Sends the voucher to the gateway; a failure that names fields stands at them. */
export type SubmitVoucher = (request: VoucherRequest) => Promise<unknown>;

export interface VoucherFormProps {
  readonly invoice: { readonly ebpCode: string | null; readonly totalPaisa: number; readonly paidFrom?: string | null };
  readonly bring: SubmitVoucher;
  /** Of its heading within the page. */
  readonly level?: 2 | 3;
}

/** The voucher of a payment over the counter: bank, number, day, amount, and its picture. */
export function VoucherForm({ invoice, bring, level = 3 }: VoucherFormProps) {
  const t = usePayableWords();
  const { language, money } = useFormats();
  const [failure, setFailure] = useState<string>();
  const schema = useMemo(() => voucherRequestFrom(invoice.paidFrom), [invoice.paidFrom]);
  const form = useZodForm({
    schema,
    onSubmit: async (value) => {
      setFailure(undefined);
      try {
        await bring(value);
        return [];
      } catch (error) {
        if (!isGatewayFailure(error)) throw error;
        if (error.errors && error.errors.length > 0)
          return error.errors.map((problem) => (problem.path === 'file' ? { ...problem, path: 'uploadId' } : problem));
        setFailure(error.message);
        return [];
      }
    },
  });
  const Heading = `h${level}` as const;
  return (
    <section aria-label={t('bring')} className={styles['form']}>
      <Heading className={styles['heading']}>{t('bring')}</Heading>
      <p className={styles['hint']}>
        {t('bringHint', { amount: money(invoice.totalPaisa) })}
        {invoice.ebpCode === null ? null : (
          <>
            <br />
            {t('ebpCode')}: <EbpCode code={invoice.ebpCode} />
          </>
        )}
      </p>
      {failure === undefined ? null : (
        <Alert type="error" showIcon role="alert" title={failure} style={{ marginBlockEnd: 16 }} />
      )}
      <ZodForm form={form} initialValues={{ amountPaisa: invoice.totalPaisa }}>
        <div className={styles['fields']}>
          <FormField name="bank" label={t('bank')} required>
            <Select
              showSearch
              optionFilterProp="label"
              options={banks.items.map(({ key }) => ({ value: key, label: banks.name(key)[language] }))}
            />
          </FormField>
          <FormField name="voucherNumber" label={t('voucherNumber')} required>
            <Input autoComplete="off" maxLength={40} />
          </FormField>
        </div>
        <FormField name="paidOn" label={t('paidOn')} required>
          <BsAdDateField label={t('paidOn')} />
        </FormField>
        <FormField name="amountPaisa" label={t('amount')} required>
          <AmountField />
        </FormField>
        <FormField name="uploadId" label={t('picture')} required>
          <PictureField label={t('picture')} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('submitVoucher')}
        </Button>
      </ZodForm>
    </section>
  );
}

/** Keeps the name of the file for the eye; the form knows its id. */
function PictureField({
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
