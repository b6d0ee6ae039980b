import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refundGrounds, type RefundCandidate } from '@registrar/domain/calls/refunds';
import { useLanguage } from '@registrar/runtime';
import { Alert, AmountField, Button, Flex, Input, ListSkeleton, narrowQuery, useFormats, useMediaQuery } from '@registrar/ui';
import { RemarksDialog } from '@registrar/ui/choices';
import { Drawer } from '@registrar/ui/overlays';
import { SubjectText } from '../subject-text';
import { useProposeRefund, useRefundCandidates } from './refund-calls';

/** Finds a payment by its number and proposes to give it back, whole or in part. */
export function ProposeRefund({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const narrow = useMediaQuery(narrowQuery);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const found = useRefundCandidates(search);
  return (
    <Drawer open size={narrow ? '100%' : 640} title={t('refunds.propose')} onClose={onClose}>
      <Input.Search value={typed} onChange={(event) => setTyped(event.target.value)} onSearch={(text) => setSearch(text.trim())} aria-label={t('refunds.search')} placeholder={t('refunds.search')} enterButton />
      <div role="status" style={{ marginBlock: 12 }}>{search !== '' && found.data ? t('refunds.found', { count: found.data.length }) : ''}</div>
      {found.isFetching && !found.data ? <ListSkeleton /> : null}
      {found.isError ? <Alert type="error" showIcon title={t('common:list.failed')} /> : null}
      {found.data?.map((candidate) => <Candidate key={`${candidate.invoiceId}:${candidate.version}:${candidate.refundablePaisa}`} candidate={candidate} onDone={onClose} />)}
    </Drawer>
  );
}

function Candidate({ candidate, onDone }: { readonly candidate: RefundCandidate; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, digits } = useFormats();
  const propose = useProposeRefund();
  const [asking, setAsking] = useState(false);
  const [amounts, setAmounts] = useState<Readonly<Record<string, number | undefined>>>(Object.fromEntries(candidate.lines.map(({ id, refundablePaisa }) => [id, refundablePaisa])));
  const lines = candidate.lines.flatMap(({ id }) => {
    const amountPaisa = amounts[id] ?? 0;
    return Number.isNaN(amountPaisa) || amountPaisa === 0 ? [] : [{ lineId: id, amountPaisa }];
  });
  const total = lines.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0);
  const unfit = candidate.lines.some(({ id, refundablePaisa }) => Number.isNaN(amounts[id] ?? 0) || (amounts[id] ?? 0) > refundablePaisa);
  return (
    <section aria-label={digits(candidate.number ?? '')} style={{ borderBlockStart: '1px solid #dde1e7', paddingBlock: 16 }}>
      <h2 style={{ fontSize: 18, margin: 0 }}>{digits(candidate.number ?? '')}</h2>
      <SubjectText subject={candidate.subject} />
      <p>{t('refunds.paidBy', { name: language === 'ne' ? candidate.payer.nameNepali : candidate.payer.nameEnglish, amount: money(candidate.totalPaisa) })}</p>
      {candidate.waits ? <Alert type="info" showIcon title={t('refunds.waits')} /> : candidate.ground === null ? <Alert type="warning" showIcon title={t('refunds.nothing')} /> : (
        <>
          <p>{refundGrounds.name(candidate.ground)[language]}</p>
          {candidate.lines.map((line) => (
            <label key={line.id} style={{ display: 'block', marginBlockEnd: 12 }}>
              {language === 'ne' ? line.nameNepali : line.nameEnglish}
              <div style={{ fontSize: 14 }}>{t('refunds.atMost', { amount: money(line.refundablePaisa) })}</div>
              <AmountField id={`refund-${line.id}`} value={amounts[line.id]} onChange={(value) => setAmounts({ ...amounts, [line.id]: value })} disabled={line.refundablePaisa === 0} {...((amounts[line.id] ?? 0) > line.refundablePaisa ? { 'aria-invalid': 'true' as const } : {})} />
            </label>
          ))}
          <Flex justify="flex-end"><Button type="primary" disabled={unfit || total === 0} onClick={() => setAsking(true)}>{t('refunds.proposeAmount', { amount: money(total) })}</Button></Flex>
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
