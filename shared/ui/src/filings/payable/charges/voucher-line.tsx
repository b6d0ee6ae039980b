import type { Voucher } from '@registrar/domain/calls/money';
import { banks } from '@registrar/domain/enumerations/money';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import { useFormats } from '../../../base/language/use-formats';
import Tag from 'antd/es/tag';
import { DatePair } from '../../../base/dates/date-pair';
import { usePayableWords } from './payable-words';
import styles from './payable.module.css';

const COLOURS: Readonly<Record<Voucher['status'], string>> = {
  SUBMITTED: 'processing',
  APPROVED: 'success',
  REJECTED: 'error',
};

/** A voucher as its owner sees it; one that was refused says why. */
export function VoucherLine({ voucher }: { readonly voucher: Voucher }) {
  const t = usePayableWords();
  const language = useLanguage();
  const { money } = useFormats();
  return (
    <>
      <div className={styles['head']}>
        <span>
          {banks.name(voucher.bank)[language]} · {t('voucherNumberIs', { number: voucher.voucherNumber })} ·{' '}
          {money(voucher.amountPaisa)} · <DatePair day={voucher.paidOn} inline />
        </span>
        <Tag color={COLOURS[voucher.status]}>{t(`voucherStatus.${voucher.status}`)}</Tag>
      </div>
      {voucher.reason === null ? null : (
        <Alert
          type="error"
          showIcon
          title={t('refused')}
          description={voucher.reason}
          style={{ marginBlockStart: 8 }}
        />
      )}
    </>
  );
}
