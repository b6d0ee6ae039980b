import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refundGrounds, type RefundCandidate } from '@registrar/domain/calls/refunds';
import { useLanguage } from '@registrar/runtime';
import {
  Alert,
  AmountField,
  Button,
  Flex,
  Input,
  ListSkeleton,
  narrowQuery,
  palette,
  useFormats,
  useMediaQuery,
} from '@registrar/ui';
import { RemarksDialog, InstantPair } from '@registrar/ui/components';
import { Drawer } from '@registrar/ui/antd';
import { Amount } from '../amount';
import { SubjectText } from '../subject-text';
import styles from '../vouchers/vouchers.module.css';
import { useProposeRefund, useRefundCandidates } from './refund-calls';

/**
 * Finds a payment by its number, the one that was asked for at once, and proposes to give it back, whole or in part.
 */
export function ProposeRefund({ number = '', onClose }: { readonly number?: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const narrow = useMediaQuery(narrowQuery);
  const { digits } = useFormats();
  const [typed, setTyped] = useState(number);
  const [search, setSearch] = useState(number);
  const found = useRefundCandidates(search);
  return (
    <Drawer open size={narrow ? '100%' : 640} title={t('refunds.propose')} onClose={onClose}>
      <Input.Search
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onSearch={(text) => setSearch(text.trim())}
        aria-label={t('refunds.search')}
        placeholder={t('refunds.search')}
        enterButton
      />
      <div role="status" style={{ marginBlock: 12 }}>
        {search !== '' && found.data
          ? t('refunds.found', { count: found.data.length, number: digits(String(found.data.length)) })
          : ''}
      </div>
      {found.isFetching && !found.data ? <ListSkeleton /> : null}
      {found.isError ? <Alert type="error" showIcon title={t('common:list.failed')} /> : null}
      {found.data?.map((candidate) => (
        <Candidate
          key={`${candidate.invoiceId}:${candidate.version}:${candidate.refundablePaisa}`}
          candidate={candidate}
          onDone={onClose}
        />
      ))}
    </Drawer>
  );
}

function Candidate({ candidate, onDone }: { readonly candidate: RefundCandidate; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  const propose = useProposeRefund();
  const [asking, setAsking] = useState(false);
  const [amounts, setAmounts] = useState<Readonly<Record<string, number | undefined>>>(
    Object.fromEntries(candidate.lines.map(({ id, refundablePaisa }) => [id, refundablePaisa])),
  );
  const lines = candidate.lines.flatMap(({ id }) => {
    const amountPaisa = amounts[id] ?? 0;
    return Number.isNaN(amountPaisa) || amountPaisa === 0 ? [] : [{ lineId: id, amountPaisa }];
  });
  const total = lines.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0);
  const unfit = candidate.lines.some(
    ({ id, refundablePaisa }) => Number.isNaN(amounts[id] ?? 0) || (amounts[id] ?? 0) > refundablePaisa,
  );
  return (
    <section aria-label={candidate.number ?? ''} style={{ borderBlockStart: '1px solid #dde1e7', paddingBlock: 16 }}>
      <h2 style={{ fontSize: 18, margin: '0 0 12px' }}>{candidate.number ?? ''}</h2>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('history.what')}</dt>
          <dd>
            <SubjectText subject={candidate.subject} />
          </dd>
        </div>
        <div>
          <dt>{t('refunds.payer')}</dt>
          <dd>{language === 'ne' ? candidate.payer.nameNepali : candidate.payer.nameEnglish}</dd>
        </div>
        <div>
          <dt>{t('refunds.paid')}</dt>
          <dd>
            <Amount paisa={candidate.totalPaisa} />
            <div style={{ fontSize: 14 }}>
              <InstantPair at={candidate.settledAt} inline />
            </div>
          </dd>
        </div>
        {candidate.ground === null ? null : (
          <div>
            <dt>{t('refunds.ground')}</dt>
            <dd>{refundGrounds.name(candidate.ground)[language]}</dd>
          </div>
        )}
      </dl>
      {candidate.waits ? (
        <Alert type="info" showIcon title={t('refunds.waits')} />
      ) : candidate.ground === null ? (
        <Alert type="warning" showIcon title={t('refunds.nothing')} />
      ) : (
        <>
          {candidate.lines.map((line) => {
            const tooMuch = (amounts[line.id] ?? 0) > line.refundablePaisa;
            const [field, hint] = [`refund-${line.id}`, `refund-${line.id}-hint`];
            return (
              <div key={line.id} style={{ marginBlockEnd: 16 }}>
                <label htmlFor={field} style={{ fontWeight: 600 }}>
                  {language === 'ne' ? line.nameNepali : line.nameEnglish}
                </label>
                <AmountField
                  id={field}
                  value={amounts[line.id]}
                  onChange={(value) => setAmounts({ ...amounts, [line.id]: value })}
                  disabled={line.refundablePaisa === 0}
                  aria-describedby={hint}
                  {...(tooMuch ? { 'aria-invalid': 'true' as const } : {})}
                />
                <div
                  id={hint}
                  style={{ fontSize: 14, color: tooMuch ? palette.crimson : palette.inkSoft }}
                  {...(tooMuch ? { role: 'alert' } : {})}
                >
                  {t('refunds.atMost', { amount: money(line.refundablePaisa) })}
                </div>
              </div>
            );
          })}
          <Flex justify="flex-end">
            <Button type="primary" disabled={unfit || total === 0} onClick={() => setAsking(true)}>
              {t('refunds.proposeAmount', { amount: money(total) })}
            </Button>
          </Flex>
        </>
      )}
      <RemarksDialog
        open={asking}
        title={t('refunds.proposeAmount', { amount: money(total) })}
        confirmLabel={t('refunds.propose')}
        remark="required"
        onConfirm={async ({ remark }) => {
          await propose.mutateAsync({ invoiceId: candidate.invoiceId, lines, reason: remark ?? '' });
          setAsking(false);
          onDone();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('refunds.secondPerson')}</p>
      </RemarksDialog>
    </section>
  );
}
