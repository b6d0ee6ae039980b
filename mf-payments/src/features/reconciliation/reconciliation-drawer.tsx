import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAYMENT_ASKED_DAYS, type ReconciliationEntry } from '@registrar/domain/calls/payments';
import { banks, paymentModes } from '@registrar/domain/enumerations/money';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, Flex, localName, narrowQuery, useFormats, useMediaQuery } from '@registrar/ui';
import { RemarksDialog, InstantPair, useAsSeen } from '@registrar/ui/components';
import { Drawer } from '@registrar/ui/antd';
import styles from '../card/card.module.css';
import { useAskAgain, useDecideMismatch } from './reconciliation';

type Decision = NonNullable<ReconciliationEntry['mismatch']>['allowed'][number];

/** One payment beside what the payment gateway told about it, and the officer's word on it. */
export function ReconciliationDrawer({
  entry,
  onClose,
}: {
  readonly entry: ReconciliationEntry;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const days = useFormats().number(PAYMENT_ASKED_DAYS);
  const narrow = useMediaQuery(narrowQuery);
  const ask = useAskAgain();
  const decide = useDecideMismatch();
  const [decision, setDecision] = useState<Decision>();
  const { attempt, payment, mismatch } = entry;
  const asked = useAsSeen(mismatch, decision !== undefined);
  const allowed = entry.conflict ? [] : (mismatch?.allowed ?? []);
  return (
    <Drawer
      open
      size={narrow ? '100%' : 720}
      title={t('reconciliation.one', { number: payment.number ?? '' })}
      onClose={onClose}
      footer={
        <Flex wrap gap="small" justify="flex-end">
          {attempt.status === 'OPEN' || attempt.status === 'MISMATCH' ? (
            <Button loading={ask.isPending} onClick={() => ask.mutate(attempt.id)}>
              {t('reconciliation.askNow')}
            </Button>
          ) : null}
          {allowed.map((one) => (
            <Button
              key={one}
              type={one === 'SETTLED' ? 'primary' : 'default'}
              danger={one === 'RELEASED'}
              onClick={() => setDecision(one)}
            >
              {t(`decide.${one}`)}
            </Button>
          ))}
        </Flex>
      }
    >
      {entry.conflict ? (
        <Alert type="warning" showIcon title={t('reconciliation.conflict')} style={{ marginBlockEnd: 16 }} />
      ) : null}
      {mismatch === null ? (
        <Alert type="info" showIcon title={t('reconciliation.waitingNext', { days })} style={{ marginBlockEnd: 16 }} />
      ) : (
        <Alert
          type={mismatch.decision === null ? 'warning' : 'info'}
          showIcon
          title={t(`mismatch.${mismatch.kind}`, { days })}
          description={t(`mismatch.${mismatch.kind}.next`)}
          style={{ marginBlockEnd: 16, alignItems: 'flex-start' }}
        />
      )}
      <Facts entry={entry} />
      <h2 style={{ fontSize: 17, margin: '16px 0 8px' }}>{t('reconciliation.told')}</h2>
      {entry.told.length === 0 ? (
        <p className={styles['soft']}>{t('reconciliation.nothingTold')}</p>
      ) : (
        <ol className={styles['tries']}>
          {entry.told.map((word) => (
            <li key={`${word.at} ${word.verdict}`}>
              <InstantPair at={word.at} inline />
              <span>
                {t(`told.${word.source}`)}: {t(`verdict.${word.verdict}`)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <RemarksDialog
        open={decision !== undefined}
        title={decision === undefined ? '' : t(`decide.${decision}`)}
        confirmLabel={decision === undefined ? '' : t(`decide.${decision}`)}
        destructive={decision === 'RELEASED'}
        remark="required"
        onConfirm={async ({ remark = '' }) => {
          if (decision === undefined || asked === null) return;
          await decide.mutateAsync({ id: asked.id, version: asked.version, decision, remark });
          setDecision(undefined);
          onClose();
        }}
        onCancel={() => setDecision(undefined)}
      >
        {decision === undefined ? null : <p>{t(`decide.${decision}.hint`)}</p>}
      </RemarksDialog>
    </Drawer>
  );
}

function Facts({ entry: { attempt, payment, mismatch, asked, askAt } }: { readonly entry: ReconciliationEntry }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, number } = useFormats();
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [t('payments.for'), localName(payment.subject, language)],
    [
      t('payments.ebpCode'),
      <span key="ebp" lang="en">
        {payment.ebpCode ?? '—'}
      </span>,
    ],
    [t('reconciliation.asked'), <strong key="asked">{money(attempt.amountPaisa)}</strong>],
    [
      t('reconciliation.paid'),
      mismatch?.paidPaisa == null ? '—' : <strong key="paid">{money(mismatch.paidPaisa)}</strong>,
    ],
    [t('payment.bank'), `${banks.name(attempt.bank)[language]}, ${paymentModes.name(attempt.mode)[language]}`],
    [
      t('attempt.transaction'),
      <span key="transaction" lang="en">
        {mismatch?.transactionId ?? attempt.transactionId ?? '—'}
      </span>,
    ],
    [
      t('reconciliation.order'),
      <span key="order" lang="en">
        {attempt.id}
      </span>,
    ],
    [t('reconciliation.begun'), <InstantPair key="begun" at={attempt.beganAt} inline />],
    ...(attempt.status === 'OPEN'
      ? [
          [
            t('reconciliation.nextAsk', { count: asked, times: number(asked) }),
            <InstantPair key="ask" at={askAt} inline />,
          ] as const,
        ]
      : []),
    ...(mismatch?.decision == null
      ? []
      : ([
          [t('reconciliation.decided'), t(`decision.${mismatch.decision}`)],
          [
            t('reconciliation.decidedBy'),
            mismatch.decidedBy === null
              ? t('reconciliation.bySystem')
              : language === 'ne'
                ? mismatch.decidedBy.nameNepali
                : mismatch.decidedBy.nameEnglish,
          ],
          [t('reconciliation.remark'), mismatch.remark ?? '—'],
        ] as const)),
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
