import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Payment } from '@registrar/domain/calls/payments';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, localName, PageHeader, Sheet, useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { ChargeLines, EbpCode, VoucherLine } from '@registrar/ui/filing';
import { AttemptList } from './attempt-list';
import styles from './card.module.css';
import { NextBill } from '../companies/next-bill';
import { CoveredLine, JointParts, PayApart } from './joint-parts';
import { useCheckPayment, usePayment, usePaymentNews } from './payments';
import { subjectAddress } from './subject-address';
import { WaysToPay } from './ways-to-pay';

/** One invoice: what it asks for, and the way to pay it. While a payment is on its way the page moves on by itself. */
export function PaymentPage() {
  const { t } = useTranslation();
  const { paymentApplicationId = '' } = useParams();
  const payment = usePayment(paymentApplicationId);
  usePaymentNews();
  const number = payment.data?.number ?? null;
  return (
    <>
      <PageHeader title={number === null ? t('payment.title') : t('payment.titleOf', { number })} />
      {payment.isPending ? <FormSkeleton /> : null}
      {payment.isError && payment.data === undefined ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('payment.notFound')}
          action={<Button onClick={() => void payment.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {payment.data === undefined ? null : <PaymentBody payment={payment.data} />}
    </>
  );
}

function PaymentBody({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  return (
    <>
      <NextBill isPaid={payment.state !== 'OPEN'} />
      <CoveredLine payment={payment} />
      {payment.coveredBy === null ? <StateLine payment={payment} /> : null}
      <Sheet as="section" aria-label={t('payment.bill')} style={{ marginBlockEnd: 16 }}>
        <Bill payment={payment} />
      </Sheet>
      <WaysToPay payment={payment} />
      {payment.covers > 0 && payment.mayPayApart ? (
        <p className={styles['apart']}>
          <span>{t('payment.apartHint')}</span> <PayApart id={payment.id} onDone={() => navigation.to('/payment')} />
        </p>
      ) : null}
      {payment.vouchers.length === 0 ? null : (
        <Sheet as="section" aria-label={t('payment.vouchers')} style={{ marginBlockEnd: 16 }}>
          <h2 className={styles['heading']}>{t('payment.vouchers')}</h2>
          <ul className={styles['vouchers']}>
            {payment.vouchers.map((voucher) => (
              <li key={voucher.id}>
                <VoucherLine voucher={voucher} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      {payment.attempts.length === 0 ? null : (
        <Sheet as="section" aria-label={t('payment.tries')}>
          <AttemptList attempts={payment.attempts} />
        </Sheet>
      )}
    </>
  );
}

function StateLine({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const check = useCheckPayment(payment.id);
  const style = { marginBlockEnd: 16, alignItems: 'flex-start' };
  if (payment.state === 'PAID')
    return (
      <Alert
        type="success"
        showIcon
        style={style}
        title={t('payment.paid')}
        description={<PortalLink to="/payment-history">{t('payment.toHistory')}</PortalLink>}
      />
    );
  if (payment.status === 'INITIATED') {
    return (
      <Alert
        type="info"
        showIcon
        style={style}
        title={t('payment.underWay')}
        description={t('payment.underWayNext')}
        role="status"
        action={
          <Button loading={check.isPending} onClick={() => check.mutate()}>
            {t('payment.check')}
          </Button>
        }
      />
    );
  }
  if (payment.status === 'SUBMITTED')
    return (
      <Alert
        type="info"
        showIcon
        style={style}
        title={t('payment.voucher')}
        description={t('payment.voucherNext')}
        role="status"
      />
    );
  if (payment.status === 'REJECTED')
    return (
      <Alert
        type="warning"
        showIcon
        style={style}
        title={t('payment.withdrawn')}
        description={
          payment.subject.applicationId === null && payment.due === null ? (
            <PortalLink to="/payment">{t('payment.withdrawnJoint')}</PortalLink>
          ) : undefined
        }
      />
    );
  if (payment.closed === 'ENDED')
    return (
      <Alert type="warning" showIcon style={style} title={t('payment.ended')} description={t('payment.endedNext')} />
    );
  if (payment.closed === 'GROWN') {
    return (
      <Alert
        type="warning"
        showIcon
        style={style}
        title={t('payment.grown')}
        description={
          <>
            {t(payment.mayBringVoucher ? 'payment.grownBring' : 'payment.grownNext')}{' '}
            <PortalLink to="/fine-calculation/due-payment">{t('payment.toDues')}</PortalLink>
          </>
        }
      />
    );
  }
  // the voucher's own line says why, below
  return payment.vouchers[0]?.status === 'REJECTED' ? (
    <Alert type="warning" showIcon style={style} title={t('payment.refused')} description={t('payment.refusedNext')} />
  ) : null;
}

function Bill({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const { subject } = payment;
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('payment.company')}</dt>
          <dd>
            <strong>{localName(subject, language)}</strong>
          </dd>
        </div>
        <div>
          <dt>{t('payment.address')}</dt>
          <dd>{subjectAddress(subject, language) ?? '—'}</dd>
        </div>
        {subject.number === null ? null : (
          <div>
            <dt>{t(subject.applicationId === null ? 'payment.registrationNumber' : 'payment.application')}</dt>
            <dd>{subject.number}</dd>
          </div>
        )}
        {payment.due === null ? null : (
          <div>
            <dt>{t('payment.due')}</dt>
            <dd>
              {language === 'ne' ? payment.due.nameNepali : payment.due.nameEnglish}
              {payment.due.fiscalYear === null ? null : ` ${digits(payment.due.fiscalYear)}`}
            </dd>
          </div>
        )}
        {payment.ebpCode === null || payment.coveredBy !== null ? null : (
          <div>
            <dt>{t('payments.ebpCode')}</dt>
            <dd>
              <EbpCode code={payment.ebpCode} />
            </dd>
          </div>
        )}
        {payment.validTo === null || payment.state === 'PAID' ? null : (
          <div>
            <dt>{t('payments.validTo')}</dt>
            <dd>
              <DatePair day={payment.validTo} inline />
            </dd>
          </div>
        )}
      </dl>
      {payment.covers > 0 ? (
        <JointParts payment={payment} />
      ) : (
        <ChargeLines lines={payment.lines} totalPaisa={payment.totalPaisa} paid={payment.state === 'PAID'} />
      )}
      {subject.applicationId === null ? null : (
        <p style={{ margin: '12px 0 0' }}>
          <PortalLink to={`/fine-calculation/fine-details-process/${subject.applicationId}`}>
            {t('payment.toFinesOfProcess')}
          </PortalLink>
        </p>
      )}
    </>
  );
}
