import type { Invoice } from '@registrar/domain/calls/money';
import { PortalLink } from '@registrar/runtime';
import { Sheet } from '../../../base/layout/sheet';
import Tag from 'antd/es/tag';
import { InstantPair } from '../../../base/dates/date-pair';
import { ChargeLines } from './charge-lines';
import { EbpCode } from './ebp-code';
import { usePayableWords } from './payable-words';
import { VoucherLine } from './voucher-line';
import styles from './payable.module.css';

/** One invoice: its state, its numbers for the bank, what it is made of, and the vouchers that were brought for it. */
export function InvoiceCard({ invoice, office = false }: { readonly invoice: Invoice; readonly office?: boolean }) {
  const t = usePayableWords();
  return (
    <Sheet as="section" aria-label={t('invoice')} style={{ marginBlockEnd: 16 }}>
      <div className={styles['head']}>
        <h3 className={styles['heading']}>{invoice.number === null ? t('proposal') : invoice.number}</h3>
        <Tag color={COLOURS[invoice.status]}>
          {t(`status.${invoice.counterSign === null ? invoice.status : 'COUNTER_SIGN'}`)}
        </Tag>
      </div>
      {invoice.supplements === null ? null : (
        <p className={styles['soft']}>{t('supplements', { number: invoice.supplements })}</p>
      )}
      {invoice.paidWith == null ? null : (
        <p className={styles['soft']}>
          {t('paidWith', { number: invoice.paidWith })}
          {office ? null : (
            <>
              {' '}
              <PortalLink to={`/payment/${invoice.id}`}>{t('toPayment')}</PortalLink>
            </>
          )}
        </p>
      )}
      {invoice.ebpCode === null || invoice.paidWith != null ? null : (
        <dl className={styles['facts']}>
          <div>
            <dt>{t('ebpCode')}</dt>
            <dd>
              <EbpCode code={invoice.ebpCode} />
            </dd>
          </div>
          {invoice.issuedAt === null ? null : (
            <div>
              <dt>{t('issuedAt')}</dt>
              <dd>
                <InstantPair at={invoice.issuedAt} inline />
              </dd>
            </div>
          )}
          {invoice.settledAt === null ? null : (
            <div>
              <dt>{t('settledAt')}</dt>
              <dd>
                <InstantPair at={invoice.settledAt} inline />
              </dd>
            </div>
          )}
        </dl>
      )}
      <ChargeLines
        lines={invoice.lines}
        totalPaisa={invoice.totalPaisa}
        office={office}
        paid={invoice.settledAt !== null}
      />
      {invoice.vouchers.length === 0 ? null : (
        <>
          <h4 className={styles['subheading']}>{t('vouchers')}</h4>
          <ul className={styles['vouchers']}>
            {invoice.vouchers.map((voucher) => (
              <li key={voucher.id}>
                <VoucherLine voucher={voucher} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

const COLOURS: Readonly<Record<Invoice['status'], string>> = {
  DRAFT: 'default',
  PENDING: 'warning',
  INITIATED: 'processing',
  SUBMITTED: 'processing',
  COMPLETED: 'success',
  APPROVED: 'success',
  PAID: 'success',
  REJECTED: 'default',
};
