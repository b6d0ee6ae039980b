import { useTranslation } from 'react-i18next';
import type { Payment, PaymentPart } from '@registrar/domain/calls/payments';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, localName, useFormats } from '@registrar/ui';
import { ChargeLines } from '@registrar/ui/filing';
import { Amount } from '../amount';
import styles from './card.module.css';
import { usePayApart } from './payments';

/** What is paid at once: each filing and each fine with its own invoice, folded away behind its amount. */
export function JointParts({ payment: { parts, totalPaisa, state } }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={styles['partsHeading']}>{t('payment.parts')}</h2>
      <ul className={styles['parts']}>
        {parts.map((part) => (
          <li key={part.id}>
            <Part part={part} paid={state === 'PAID'} />
          </li>
        ))}
      </ul>
      <p className={styles['sum']}>
        <span>{t('payment.sum')}</span> <Amount paisa={totalPaisa} strong />
      </p>
    </>
  );
}

function Part({
  part: { number, subject, due, fiscalYear, lines, totalPaisa },
  paid,
}: {
  readonly part: PaymentPart;
  readonly paid: boolean;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const year = fiscalYear === null ? '' : digits(fiscalYear);
  const name =
    due === null
      ? localName(subject, language)
      : [language === 'ne' ? due.nameNepali : due.nameEnglish, year].filter(Boolean).join(' ');
  return (
    <details>
      <summary className={styles['part']}>
        <span>
          <strong>{name}</strong>
          <span className={styles['partNumber']}>
            {[subject.applicationId === null ? null : subject.number, number].filter(Boolean).join(' · ')}
          </span>
        </span>
        <Amount paisa={totalPaisa} />
      </summary>
      <ChargeLines lines={lines} totalPaisa={totalPaisa} paid={paid} />
      {subject.applicationId === null ? null : (
        <p style={{ margin: '12px 0 0' }}>
          <PortalLink to={`/fine-calculation/fine-details-process/${subject.applicationId}`}>
            {t('payment.toFinesOfProcess')}
          </PortalLink>
        </p>
      )}
    </details>
  );
}

/** Of an invoice that is paid with others: where that is done, and the way out of it. */
export function CoveredLine({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { coveredBy } = payment;
  if (coveredBy === null) return null;
  const key = payment.state === 'PAID' ? 'payment.paidWith' : 'payment.covered';
  return (
    <Alert
      type={payment.state === 'PAID' ? 'success' : 'info'}
      showIcon
      style={{ marginBlockEnd: 16, alignItems: 'flex-start' }}
      title={t(key, { number: coveredBy.number, amount: money(coveredBy.totalPaisa) })}
      description={
        coveredBy.mayOpen ? (
          <PortalLink to={`/payment/${coveredBy.id}`}>{t('payment.toJoint', { number: coveredBy.number })}</PortalLink>
        ) : undefined
      }
      action={payment.mayPayApart ? <PayApart id={payment.id} /> : undefined}
    />
  );
}

/** Each for itself again: nothing is lost, and they can be put together another time. */
export function PayApart({ id, onDone }: { readonly id: string; readonly onDone?: () => void }) {
  const { t } = useTranslation();
  const apart = usePayApart(id);
  return (
    <Button loading={apart.isPending} onClick={() => apart.mutate(undefined, { onSuccess: onDone })}>
      {t('payment.apart')}
    </Button>
  );
}
