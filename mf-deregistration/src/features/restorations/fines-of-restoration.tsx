import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@registrar/domain/bilingual';
import type { Restoration } from '@registrar/domain/calls/restorations';
import { toNepaliDigits } from '@registrar/domain/digits';
import { formatMoney } from '@registrar/i18n/money';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { useLanguage } from '@registrar/runtime';
import { Button, localName } from '@registrar/ui';
import { FormDialog } from '@registrar/ui/components';
import { VoucherForm } from '@registrar/ui/filing';
import { useAskFines, useCounterVoucher } from './restorations';
import styles from './restorations.module.css';

const inDigits = (text: string, language: Language): string => (language === 'ne' ? toNepaliDigits(text) : text);

type Invoice = Restoration['invoices'][number];

/** What is unpaid, the invoice it is paid with, and at the counter the voucher of the bank. */
export function FinesOfRestoration({ restoration }: { readonly restoration: Restoration }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const ask = useAskFines();
  const [paying, setPaying] = useState<Invoice>();
  const { id, fines, invoices, mayCollect, status, company } = restoration;
  if (status !== 'PROPOSED') return null;
  if (fines.length === 0) return <div>{t('restorations.nothingUnpaid')}</div>;
  const today = nepalDayOfInstant(new Date().toISOString());
  const payable = invoices.filter((one) => one.status === 'PENDING' && (one.validTo === null || one.validTo >= today));
  const isUnderWay = invoices.some((one) => one.status !== 'PENDING');
  return (
    <div className={styles['lines']}>
      <ul className={styles['fines']}>
        {fines.map(({ fiscalYear, section, restPaisa }) => (
          <li key={`${fiscalYear}:${section}`}>
            {t('restorations.fine', {
              year: inDigits(fiscalYear ?? '', language),
              section: inDigits(section, language),
              amount: formatMoney(restPaisa, language),
            })}
          </li>
        ))}
      </ul>
      {isUnderWay ? <span>{t('restorations.paymentUnderWay')}</span> : null}
      {payable.map((invoice) => (
        <span key={invoice.id}>
          {t('restorations.invoice', {
            number: invoice.number,
            code: invoice.ebpCode,
            amount: formatMoney(invoice.totalPaisa, language),
          })}{' '}
          {mayCollect ? (
            <Button
              size="small"
              onClick={() => setPaying(invoice)}
              aria-label={`${t('restorations.voucher')}: ${invoice.number}`}
            >
              {t('restorations.voucher')}
            </Button>
          ) : null}
        </span>
      ))}
      {mayCollect && payable.length === 0 && !isUnderWay ? (
        <Button
          size="small"
          loading={ask.isPending}
          onClick={() => ask.mutate({ id })}
          aria-label={`${t('restorations.askAgain')}: ${localName(company, language)}`}
        >
          {t('restorations.askAgain')}
        </Button>
      ) : null}
      {paying === undefined ? null : <VoucherDialog id={id} invoice={paying} onClose={() => setPaying(undefined)} />}
    </div>
  );
}

interface VoucherDialogProps {
  readonly id: string;
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

function VoucherDialog({ id, invoice, onClose }: VoucherDialogProps) {
  const { t } = useTranslation();
  const bring = useCounterVoucher(id);
  return (
    <FormDialog title={t('restorations.voucher')} busy={bring.isPending} onClose={onClose}>
      <VoucherForm
        invoice={invoice}
        bring={async (voucher) => {
          await bring.mutateAsync({ ...voucher, invoiceId: invoice.id });
          onClose();
        }}
      />
    </FormDialog>
  );
}
