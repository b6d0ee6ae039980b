import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refundGrounds, refundStatuses, type Refund, type RefundStep } from '@registrar/domain/calls/refunds';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, Flex, narrowQuery, useFormats, useMediaQuery } from '@registrar/ui';
import { RemarksDialog, InstantPair, useAsSeen } from '@registrar/ui/components';
import { Drawer } from '@registrar/ui/antd';
import { SavePaper } from '../save-paper';
import { SubjectText } from '../subject-text';
import styles from '../vouchers/vouchers.module.css';
import { useDecideRefund } from './refund-calls';

interface RefundDrawerProps {
  readonly refund: Refund;
  readonly onClose: () => void;
}

/** One refund: what goes back, why, and the second person's word on it. */
export function RefundDrawer({ refund, onClose }: RefundDrawerProps) {
  const { t } = useTranslation();
  const narrow = useMediaQuery(narrowQuery);
  const decide = useDecideRefund();
  const [asking, setAsking] = useState<RefundStep>();
  const { id, version } = useAsSeen(refund, asking !== undefined);
  return (
    <Drawer
      open
      size={narrow ? '100%' : 640}
      title={t('refunds.one', { number: refund.invoice.number ?? '' })}
      onClose={onClose}
      footer={
        !refund.mayDecide && !refund.mayWithdraw ? null : (
          <Flex wrap gap="small" justify="flex-end">
            {refund.mayWithdraw ? (
              <Button onClick={() => setAsking('withdraw')}>{t('refunds.step.withdraw')}</Button>
            ) : null}
            {refund.mayDecide ? (
              <Button danger onClick={() => setAsking('refuse')}>
                {t('refunds.step.refuse')}
              </Button>
            ) : null}
            {refund.mayDecide ? (
              <Button type="primary" onClick={() => setAsking('approve')}>
                {t('refunds.step.approve')}
              </Button>
            ) : null}
          </Flex>
        )
      }
    >
      {refund.mayWithdraw ? (
        <Alert type="info" showIcon title={t('refunds.secondPerson')} style={{ marginBlockEnd: 16 }} />
      ) : null}
      <Facts refund={refund} />
      {refund.creditNote ? <SavePaper paper={refund.creditNote} kind={t('papers.creditNote')} /> : null}
      <RemarksDialog
        open={asking !== undefined}
        title={t(`refunds.step.${asking ?? 'approve'}`)}
        confirmLabel={t(`refunds.step.${asking ?? 'approve'}`)}
        destructive={asking === 'refuse'}
        remark="required"
        onConfirm={async ({ remark }) => {
          if (asking === undefined) return;
          await decide.mutateAsync({ id, version, step: asking, remark: remark ?? '' });
          setAsking(undefined);
          onClose();
        }}
        onCancel={() => setAsking(undefined)}
      >
        {asking === 'approve' ? <p>{t('refunds.approveHint')}</p> : null}
      </RemarksDialog>
    </Drawer>
  );
}

function Facts({ refund }: { readonly refund: Refund }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  const name = (of: { nameNepali: string; nameEnglish: string }) =>
    language === 'ne' ? of.nameNepali : of.nameEnglish;
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [t('common:field.status'), refundStatuses.name(refund.status)[language]],
    [t('refunds.ground'), refundGrounds.name(refund.ground)[language]],
    [t('refunds.amount'), <strong key="amount">{money(refund.totalPaisa)}</strong>],
    [t('refunds.paid'), money(refund.invoice.totalPaisa)],
    [t('refunds.receipt'), refund.invoice.receiptNumber ?? '—'],
    [t('history.what'), <SubjectText key="subject" subject={refund.subject} />],
    [t('refunds.payer'), name(refund.payer)],
    [t('refunds.office'), name(refund.office)],
    ...refund.lines.map((line) => [`${name(line)} (${line.revenueHead})`, money(line.amountPaisa)] as const),
    [t('refunds.reason'), refund.reason],
    [t('refunds.proposedBy'), name(refund.proposedBy)],
    [t('refunds.proposedAt'), <InstantPair key="at" at={refund.proposedAt} inline />],
    ...(refund.decidedBy === null
      ? []
      : [
          [t('refunds.decidedBy'), name(refund.decidedBy)] as const,
          [t('refunds.remark'), refund.remark ?? '—'] as const,
        ]),
    ...(refund.decidedAt === null
      ? []
      : [[t('refunds.decidedAt'), <InstantPair key="decided" at={refund.decidedAt} inline />] as const]),
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
