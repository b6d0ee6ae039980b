import { useTranslation } from 'react-i18next';
import type { ProceedingOrder } from '@registrar/domain/calls/proceeding-orders';
import { useLanguage } from '@registrar/runtime';
import { Button, localName } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { InstantPair } from '@registrar/ui/components';
import type { ProposalAction } from '@registrar/ui/review';
import styles from '../conduct/conduct.module.css';

interface OrderProposalProps {
  readonly proposal: ProceedingOrder;
  readonly onChoose: (action: ProposalAction) => void;
}

/** One proposed order: by whom, what became of it, and what the reader may do with it. */
export function OrderProposal({ proposal, onChoose }: OrderProposalProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { status, proposedBy, proposedAt, expiresAt, decidedBy, decidedAt, decisionRemark } = proposal;
  const actions: readonly ProposalAction[] = [
    ...(proposal.mayDecide ? (['approve', 'refuse'] as const) : []),
    ...(proposal.mayWithdraw ? (['withdraw'] as const) : []),
  ];
  const person = (one: ProceedingOrder['proposedBy']) => (language === 'ne' ? one.fullNameNepali : one.fullNameEnglish);
  return (
    <>
      <Tag color={status === 'PROPOSED' ? 'warning' : 'default'}>{t(`order.status.${status}`)}</Tag>
      <OrderText proposal={proposal} />
      <div className={styles['soft']}>
        {t('order.proposedBy', { name: person(proposedBy) })} · <InstantPair at={proposedAt} inline />
      </div>
      {status === 'PROPOSED' ? (
        <div className={styles['soft']}>
          {t('order.decideBy')} <InstantPair at={expiresAt} inline />
        </div>
      ) : null}
      {decidedBy === null || decidedAt === null ? null : (
        <div className={styles['soft']}>
          {t('order.decidedBy', { name: person(decidedBy) })} · <InstantPair at={decidedAt} inline />
          {decisionRemark === null ? null : <div>{decisionRemark}</div>}
        </div>
      )}
      {actions.length === 0 ? null : (
        <div className={styles['actions']}>
          {actions.map((action) => (
            <Button
              key={action}
              type={action === 'approve' ? 'primary' : 'default'}
              danger={action === 'refuse'}
              aria-label={`${t(`order.${action}`)}: ${localName(proposal.name, language)}`}
              aria-haspopup="dialog"
              onClick={() => onChoose(action)}
            >
              {t(`order.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

/** What is ordered, in the words of the proposer. */
export function OrderText({ proposal }: { readonly proposal: ProceedingOrder }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div>
      <strong>{localName(proposal.name, language)}</strong>
      <p className={styles['text']}>{proposal.remark}</p>
      {proposal.liabilities === null ? null : (
        <>
          <div className={styles['soft']}>{t('order.liabilities')}</div>
          <p className={styles['text']}>{proposal.liabilities}</p>
        </>
      )}
    </div>
  );
}
