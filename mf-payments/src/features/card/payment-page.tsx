import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Payment } from '@registrar/domain/calls/payments';
import { moneyInWords } from '@registrar/domain/money';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, PageHeader, Sheet, useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/filing';
import { AttemptList } from './attempt-list';
import styles from './card.module.css';
import { PayForm } from './pay-form';
import { useCheckPayment, usePayment, usePaymentNews } from './payments';
import { subjectAddress, subjectName } from './subject-name';

/** One invoice: what it asks for, and the way to pay it. While a payment is on its way the page moves on by itself. */
export function PaymentPage() {
  const { t } = useTranslation();
  const { paymentApplicationId = '' } = useParams();
  const payment = usePayment(paymentApplicationId);
  const { digits } = useFormats();
  usePaymentNews();
  const number = payment.data?.number ?? null;
  return (
    <>
      <PageHeader title={number === null ? t('payment.title') : t('payment.titleOf', { number: digits(number) })} />
      {payment.isPending ? <FormSkeleton /> : null}
      {payment.isError && payment.data === undefined ? <Alert type="error" showIcon role="alert" title={t('payment.notFound')} action={<Button onClick={() => void payment.refetch()}>{t('common:action.retry')}</Button>} /> : null}
      {payment.data === undefined ? null : <PaymentBody payment={payment.data} />}
    </>
  );
}

function PaymentBody({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  return (
    <>
      <StateLine payment={payment} />
      <Sheet as="section" aria-label={t('payment.bill')} style={{ marginBlockEnd: 16 }}>
        <Bill payment={payment} />
      </Sheet>
      {payment.mayPay ? <Sheet as="section" aria-label={t('payment.online')} style={{ marginBlockEnd: 16 }}><PayForm key={payment.id} payment={payment} /></Sheet> : null}
      {payment.attempts.length === 0 ? null : <Sheet as="section" aria-label={t('payment.tries')}><AttemptList attempts={payment.attempts} /></Sheet>}
    </>
  );
}

function StateLine({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const check = useCheckPayment(payment.id);
  const style = { marginBlockEnd: 16, alignItems: 'flex-start' };
  if (payment.state === 'PAID') return <Alert type="success" showIcon style={style} title={t('payment.paid')} description={<PortalLink to="/payment-history">{t('payment.toHistory')}</PortalLink>} />;
  if (payment.status === 'INITIATED') {
    return (
      <Alert
        type="info" showIcon style={style} title={t('payment.underWay')} description={t('payment.underWayNext')} role="status"
        action={<Button loading={check.isPending} onClick={() => check.mutate()}>{t('payment.check')}</Button>}
      />
    );
  }
  if (payment.status === 'SUBMITTED') return <Alert type="info" showIcon style={style} title={t('payment.voucher')} />;
  if (payment.status === 'REJECTED') return <Alert type="warning" showIcon style={style} title={t('payment.withdrawn')} />;
  return payment.mayPay ? null : <Alert type="warning" showIcon style={style} title={t('payment.grown')} description={t('payment.grownNext')} />;
}

function Bill({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, digits } = useFormats();
  const { subject } = payment;
  return (
    <>
      <dl className={styles['facts']}>
        <div><dt>{t('payment.company')}</dt><dd><strong>{subjectName(subject, language)}</strong></dd></div>
        <div><dt>{t('payment.address')}</dt><dd>{subjectAddress(subject, language) ?? '—'}</dd></div>
        {subject.number === null ? null : <div><dt>{t(subject.applicationId === null ? 'payment.registrationNumber' : 'payment.application')}</dt><dd>{digits(subject.number)}</dd></div>}
        {payment.ebpCode === null ? null : <div><dt>{t('payments.ebpCode')}</dt><dd className={styles['code']} lang="en">{payment.ebpCode.replace(/(\d{5})(?=\d)/g, '$1 ')}</dd></div>}
        {payment.validTo === null || payment.state === 'PAID' ? null : <div><dt>{t('payments.validTo')}</dt><dd><DatePair day={payment.validTo} inline /></dd></div>}
      </dl>
      <dl className={styles['bill']}>
        {payment.lines.map((line) => <div key={line.id} className={styles['line']}><dt>{language === 'ne' ? line.nameNepali : line.nameEnglish}</dt><dd>{money(line.amountPaisa)}</dd></div>)}
        <div className={styles['total']}>
          <dt>{t('payment.total')}</dt>
          <dd>{money(payment.totalPaisa)}<span className={styles['words']}>{moneyInWords(payment.totalPaisa, language)}</span></dd>
        </div>
      </dl>
    </>
  );
}
