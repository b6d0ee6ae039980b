import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { DiscountedClosing } from '@registrar/domain/calls/discounted-closing';
import type { Settlement136ka } from '@registrar/domain/calls/settlement-136ka';
import { SETTLED_INVOICES } from '@registrar/domain/calls/money';
import { moneyInWords } from '@registrar/domain/money';
import { PortalLink, useLanguage, useSession } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, localName, useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import styles from './settlement.module.css';
import { useDiscountedClosing } from './settlement';

/** In a filing: its id stands in the address. */
export function SettlementOfFiling() {
  const { id = '' } = useParams();
  return <SettlementPart applicationId={id} />;
}

/** What section 136ka asks of the company: the amount with its working, or the invoice once it is issued. */
export function SettlementPart({ applicationId }: { readonly applicationId: string }) {
  const { t } = useTranslation();
  const closing = useDiscountedClosing(applicationId);
  if (closing.isPending) return <FormSkeleton />;
  if (closing.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('discounted.failed')}
        action={<Button onClick={() => void closing.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  const { invoice, settlement } = closing.data;
  if (invoice !== null) return <Invoiced invoice={invoice} />;
  if (settlement === null) return <Alert type="warning" showIcon role="alert" title={t('discounted.unknown')} />;
  return settlement.finesPaisa === 0 ? <p>{t('discounted.nothing')}</p> : <Working settlement={settlement} />;
}

type Invoice = NonNullable<DiscountedClosing['invoice']>;

const stateOf = ({ status }: Invoice) =>
  SETTLED_INVOICES.includes(status)
    ? 'discounted.paid'
    : status === 'PENDING'
      ? 'discounted.unpaid'
      : 'discounted.underWay';

function Invoiced({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { id, number, totalPaisa } = invoice;
  // the page on which it is paid is the payer's
  const isPayer = useSession()?.kind === 'applicant';
  const name = t('discounted.invoice', { number: number ?? '' });
  return (
    <p>
      {isPayer ? <PortalLink to={`/payment/${id}`}>{name}</PortalLink> : name}
      {`: ${money(totalPaisa)} · ${t(stateOf(invoice))}`}
    </p>
  );
}

function Working({ settlement }: { readonly settlement: Settlement136ka }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, number, digits } = useFormats();
  const { fines, finesPaisa, laterPaisa, percentPaisa, payablePaisa, eligible, eligibleIfRegisteredBefore } =
    settlement;
  const isLowered = eligible && percentPaisa !== null;
  const older = fines.filter(({ dueOn }) => dueOn < eligibleIfRegisteredBefore);
  const later = fines.filter(({ dueOn }) => dueOn >= eligibleIfRegisteredBefore);
  const listed = (some: Settlement136ka['fines']) => (
    <ul className={styles['fines']}>
      {some.map((fine) => (
        <li key={`${fine.eventId} ${fine.fiscalYear ?? ''}`}>
          {localName(fine, language)}
          {fine.fiscalYear === null ? '' : ` ${digits(fine.fiscalYear)}`}: {money(fine.unpaidPaisa)}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <dl className={styles['bill']}>
        <div>
          <dt>
            {t('discounted.older')} <DatePair day={eligibleIfRegisteredBefore} inline />
            {listed(older)}
          </dt>
          <dd>{money(finesPaisa - laterPaisa)}</dd>
        </div>
        {percentPaisa === null ? null : (
          <div>
            <dt>
              {t('discounted.percent', {
                percent: number(settlement.percentOfPaidUp),
                paidUp: money(settlement.paidUpPaisa),
              })}
            </dt>
            <dd>{money(percentPaisa)}</dd>
          </div>
        )}
        {later.length === 0 ? null : (
          <div>
            <dt>
              {t('discounted.later')}
              {listed(later)}
            </dt>
            <dd>{money(laterPaisa)}</dd>
          </div>
        )}
        <div className={styles['total']}>
          <dt>
            {t(isLowered ? (laterPaisa > 0 ? 'discounted.smallerAndLater' : 'discounted.smaller') : 'discounted.full')}
            <div className={styles['words']}>{moneyInWords(payablePaisa, language)}</div>
          </dt>
          <dd>{money(payablePaisa)}</dd>
        </div>
      </dl>
      {percentPaisa === null ? <p>{t('discounted.noCapital')}</p> : null}
      <p>
        {t('discounted.instead', { fines: money(finesPaisa) })} <DatePair day={settlement.assessedOn.ad} inline />
      </p>
    </>
  );
}
