import { useMemo } from 'react';
import { voucherPictureRules, voucherRequestFrom, type VoucherRequest } from '@registrar/domain/calls/money';
import { banks } from '@registrar/domain/enumerations/money';
import Select from 'antd/es/select';
import { useSentForm } from '../../../base/dialogs/use-sent-form';
import { BsAdDateField } from '../../../base/dates/bs-ad-date-field';
import { ScanField } from '../../../base/upload/scan-field';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { AmountField } from '../../../base/fields/amount-field';
import { FormField } from '../../../base/form/form-field';
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
  const schema = useMemo(() => voucherRequestFrom(invoice.paidFrom), [invoice.paidFrom]);
  const { form, failure } = useSentForm({ schema, send: bring });
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
      {failure}
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
          <ScanField label={t('picture')} rules={rules} />
        </FormField>
        <Button type="primary" htmlType="submit" loading={form.submitting}>
          {t('submitVoucher')}
        </Button>
      </ZodForm>
    </section>
  );
}
