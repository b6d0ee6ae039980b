import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  PAYMENT_ASKED_DAYS,
  paymentOutcomes,
  type PaymentOutcome,
  type PaymentStatus,
} from '@registrar/domain/calls/payments';
import { isGatewayFailure, PortalLink } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import { InstantPair, ResultPage } from '@registrar/ui/components';
import styles from './card.module.css';
import { usePaymentStatus } from './payments';

const SIGNS = { success: 'done', failed: 'failed', pending: 'waiting' } as const;

/**
 * Where the payment gateway sends the payer back to. The address only says what it believes: the registry is asked by
 * the session's id, which needs nobody to be signed in, until it knows; and the page and its address follow.
 */
export function PaymentStatusPage() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const navigate = useNavigate();
  const { paymentStatus } = useParams();
  const [address] = useSearchParams();
  const sessionId = address.get('sessionId') ?? undefined;
  const status = usePaymentStatus(sessionId);
  const outcome = outcomeOf(paymentStatus, status.data);
  // without the session's id, or with one that nobody gave out, there is no payment to speak of
  const unknown =
    sessionId === undefined || (isGatewayFailure(status.error) && [400, 404, 422].includes(status.error.status));

  useEffect(() => {
    if (status.data !== undefined && status.data.outcome !== paymentStatus)
      void navigate(`/payment/status/${status.data.outcome}?${address.toString()}`, { replace: true });
  }, [address, navigate, paymentStatus, status.data]);
  return (
    <div aria-live="polite">
      <ResultPage
        outcome={unknown ? 'failed' : SIGNS[outcome]}
        title={t(`paymentStatus.${unknown ? 'unknown' : outcome}.title`)}
        next={
          unknown
            ? [t('paymentStatus.unknown.next')]
            : outcome === 'success'
              ? [t('paymentStatus.success.next'), t('paymentStatus.close')]
              : outcome === 'failed'
                ? [t('paymentStatus.failed.next', { days: number(PAYMENT_ASKED_DAYS) })]
                : [t('paymentStatus.pending.next'), t('paymentStatus.close')]
        }
        actions={
          <>
            {status.data === undefined ? null : (
              <PortalLink to={`/payment/${status.data.paymentId}`}>
                {t(outcome === 'failed' ? 'paymentStatus.again' : 'paymentStatus.toPayment')}
              </PortalLink>
            )}
            <PortalLink to="/payment">{t('payments.title')}</PortalLink>
          </>
        }
      >
        <p>{t(`paymentStatus.${unknown ? 'unknown' : outcome}.text`)}</p>
        {status.data === undefined ? null : <Facts status={status.data} />}
      </ResultPage>
    </div>
  );
}

/** Until the registry has said so nothing is taken for paid, whatever the address says. */
function outcomeOf(believed: string | undefined, told: PaymentStatus | undefined): PaymentOutcome {
  if (told !== undefined) return told.outcome;
  const outcome = paymentOutcomes.find((one) => one === believed);
  return outcome === 'failed' ? 'failed' : 'pending';
}

function Facts({ status }: { readonly status: PaymentStatus }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('payments.amount')}</dt>
        <dd>
          <strong>{money(status.amountPaisa)}</strong>
        </dd>
      </div>
      {status.number === null ? null : (
        <div>
          <dt>{t('paymentStatus.invoice')}</dt>
          <dd>{status.number}</dd>
        </div>
      )}
      {status.transactionId === null ? null : (
        <div>
          <dt>{t('attempt.transaction')}</dt>
          <dd lang="en">{status.transactionId}</dd>
        </div>
      )}
      {status.decidedAt === null ? null : (
        <div>
          <dt>{t('paymentStatus.at')}</dt>
          <dd>
            <InstantPair at={status.decidedAt} inline />
          </dd>
        </div>
      )}
    </dl>
  );
}
