import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProceedingOrder, ProceedingOrders } from '@registrar/domain/calls/proceeding-orders';
import type { ProceedingDetail } from '@registrar/domain/calls/proceedings';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, localName, Sheet } from '@registrar/ui';
import { RemarksDialog } from '@registrar/ui/components';
import type { ProposalAction } from '@registrar/ui/review';
import styles from '../conduct/conduct.module.css';
import { OrderProposal, OrderText } from './order-proposal';
import { useDecideOrder, useOrders } from './orders';
import { ProposeOrder } from './propose-order';

/** The order that ends the proceeding: how it may end, why not yet, and what was proposed and decided. */
export function OrderPart({ proceeding }: { readonly proceeding: ProceedingDetail }) {
  const { t } = useTranslation();
  const orders = useOrders(proceeding.id);
  if (orders.isPending) return null;
  if (!orders.isError && orders.data.ends.length === 0 && orders.data.proposals.length === 0) return null;
  return (
    <Sheet as="section" aria-labelledby="proceeding-order">
      <h2 id="proceeding-order" className={styles['heading']}>
        {t('order.title')}
      </h2>
      {orders.isError ? (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('order.failed')}
          action={<Button onClick={() => void orders.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : (
        <Orders proceeding={proceeding} orders={orders.data} />
      )}
    </Sheet>
  );
}

interface OrdersProps {
  readonly proceeding: ProceedingDetail;
  readonly orders: ProceedingOrders;
}

function Orders({ proceeding, orders: { ends, mayPropose, proposals } }: OrdersProps) {
  const { t } = useTranslation();
  const [proposing, setProposing] = useState(false);
  const [chosen, setChosen] = useState<{ readonly proposal: ProceedingOrder; readonly action: ProposalAction }>();
  const possible = ends.filter(({ obstacles }) => obstacles.length === 0);
  return (
    <>
      <Ends ends={ends} />
      {mayPropose && possible.length > 0 ? (
        <div className={styles['actions']}>
          <Button type="primary" aria-haspopup="dialog" onClick={() => setProposing(true)}>
            {t('order.propose')}
          </Button>
        </div>
      ) : null}
      {proposals.length === 0 ? null : (
        <ul className={styles['list']}>
          {proposals.map((proposal) => (
            <li key={proposal.id}>
              <OrderProposal proposal={proposal} onChoose={(action) => setChosen({ proposal, action })} />
            </li>
          ))}
        </ul>
      )}
      {proposing ? <ProposeOrder proceeding={proceeding} ends={possible} onClose={() => setProposing(false)} /> : null}
      {chosen === undefined ? null : <Decide {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

/** Every outcome that the office may order, with all that stands against it now. */
function Ends({ ends }: Pick<ProceedingOrders, 'ends'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const stopped = ends.filter(({ obstacles }) => obstacles.length > 0);
  if (stopped.length === 0) return null;
  return (
    <>
      <p>{t('order.notYet')}</p>
      <ul className={styles['list']}>
        {stopped.map(({ outcome, name, obstacles }) => (
          <li key={outcome}>
            <strong>{localName(name, language)}</strong>
            {obstacles.map((obstacle) => (
              <div key={obstacle}>{obstacle}</div>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

interface DecideProps {
  readonly proposal: ProceedingOrder;
  readonly action: ProposalAction;
  readonly onClose: () => void;
}

function Decide({ proposal, action, onClose }: DecideProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const decide = useDecideOrder();
  return (
    <RemarksDialog
      open
      title={`${t(`order.${action}`)}: ${localName(proposal.name, language)}`}
      confirmLabel={t(`order.${action}`)}
      destructive={action !== 'withdraw'}
      remark={action === 'refuse' ? 'required' : 'optional'}
      onConfirm={async ({ remark }) => {
        await decide.mutateAsync({ id: proposal.id, action, remark });
        onClose();
      }}
      onCancel={onClose}
    >
      <OrderText proposal={proposal} />
      <p>{t(`order.means.${action}`)}</p>
    </RemarksDialog>
  );
}
