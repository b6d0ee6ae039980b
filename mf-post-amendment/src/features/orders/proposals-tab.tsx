import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderChanges, type OrderProposal } from '@registrar/domain/calls/company-orders';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { localName } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { ProposalList, useProposalsAddress, type ProposalAction } from '@registrar/ui/review';
import { companyAddress } from '../company/company-address';
import { PAGE_SIZE, useDecideOrder, useOrderProposals } from './company-orders';
import { OrderLines, useOrderTitle } from './order-facts';
import { ConsentButtons, OrderScan, ScanButton } from './order-scan';
import styles from './orders.module.css';

/** Orders that wait for a second person, and what has become of the rest. */
export function ProposalsTab({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useOrderTitle();
  const at = useProposalsAddress('proposals');
  const query = useOrderProposals(at.show, at.page);
  const decide = useDecideOrder();
  return (
    <ProposalList<OrderProposal>
      header={header}
      caption={t('orders.tab.proposals')}
      {...at}
      size={PAGE_SIZE}
      query={query}
      about={({ change, company, order }) =>
        `${orderChanges.name(change)[language]}, ${localName(company, language)}, ${title(order)}`
      }
      what={(proposal) => (
        <div className={styles['lines']}>
          <ProposedOrder proposal={proposal} />
          <span className={styles['actions']}>
            <ScanButton document={proposal.document} title={scanTitle(proposal, title, t('orders.unnumbered'))} />
            {proposal.consents ? <ConsentButtons consents={proposal.consents} /> : null}
          </span>
        </div>
      )}
      question={(proposal, action) => <Question proposal={proposal} action={action} />}
      onDecide={(decision) => decide.mutateAsync(decision)}
    />
  );
}

function scanTitle(
  { order, lifting }: OrderProposal,
  title: ReturnType<typeof useOrderTitle>,
  unnumbered: string,
): string {
  if (lifting !== null) return title(lifting);
  return order.number === null ? unnumbered : title(order);
}

function ProposedOrder({ proposal }: { readonly proposal: OrderProposal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { change, company, order, lifting } = proposal;
  return (
    <div className={styles['lines']}>
      <strong>{orderChanges.name(change)[language]}</strong>
      <span>
        <PortalLink to={companyAddress(company.id, 'orders')}>{localName(company, language)}</PortalLink> ·{' '}
        {company.registrationNumber}
      </span>
      {lifting === null ? null : (
        <span>
          {t('orders.liftingNumbered', { number: lifting.number })} · <DatePair day={lifting.issuedOn} inline />
        </span>
      )}
      <OrderLines order={order} />
    </div>
  );
}

const meaningOf = ({ change, order }: OrderProposal) => (change === 'PLACE' && order.shares ? 'PLACE_SHARES' : change);

/** Whoever approves has read the scan beside what was typed. */
function Question({ proposal, action }: { readonly proposal: OrderProposal; readonly action: ProposalAction }) {
  const { t } = useTranslation();
  const title = useOrderTitle();
  return (
    <div className={styles['question']}>
      <ProposedOrder proposal={proposal} />
      {action === 'approve' ? (
        <>
          <OrderScan document={proposal.document} title={scanTitle(proposal, title, t('orders.unnumbered'))} />
          {proposal.consents ? (
            <>
              <strong>{t('orders.pledgorConsent')}</strong>
              <OrderScan document={proposal.consents.pledgor} title={t('orders.pledgorConsent')} />
              <strong>{t('orders.pledgeeConsent')}</strong>
              <OrderScan document={proposal.consents.pledgee} title={t('orders.pledgeeConsent')} />
            </>
          ) : null}
        </>
      ) : null}
      <div>{t(action === 'approve' ? `orders.approveMeans.${meaningOf(proposal)}` : `orders.${action}Means`)}</div>
    </div>
  );
}
