import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { BoughtOrder } from '@registrar/domain/calls/bought-copies';
import { copyOrderStates } from '@registrar/domain/calls/copies';
import type { BeginPaymentRequest, PaymentForm } from '@registrar/domain/calls/payments';
import { useLanguage, usePortal } from '@registrar/runtime';
import { Button, localName, useFormats } from '@registrar/ui';
import {
  InstantPair,
  OutsideOutcome,
  outsideLink,
  OutsidePage,
  useLanguageOfLink,
  useLinkAnswer,
  useOutsideView,
} from '@registrar/ui/components';
import { PayForm } from './pay-form';

const ASKED_EVERY_MS = 4000;
const WAITING: readonly BoughtOrder['state'][] = ['UNPAID', 'DOCUMENT_REQUESTED'];

/** Where somebody without an account pays for copies and sees what has become of them; the copies come by mail. */
export function CopyOrderPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const language = useLanguage();
  const { money } = useFormats();
  const link = outsideLink('COPY_ORDER', token);
  const view = useOutsideView<BoughtOrder>(link);
  useLanguageOfLink(token, view.data?.language);
  const { refetch } = view;
  const waits = view.data !== undefined && !view.data.isOver && WAITING.includes(view.data.state);
  // paid in another window: the page moves on by itself
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => void refetch(), ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [refetch, waits]);
  return (
    <OutsidePage
      title={t('copyOrder.title')}
      wide
      link={view}
      unknownHint={t('copyOrder.unknownHint')}
      lead={({ number }) => t('copyOrder.lead', { number })}
      facts={(order) => [
        { label: t('copyOrder.state'), value: copyOrderStates.name(order.state)[language] },
        {
          label: t('copyOrder.copies'),
          value: order.items.map(({ id, of, refusedReason }) => (
            <div key={id}>
              {localName(of, language)}
              {refusedReason === null ? null : ` (${refusedReason})`}
            </div>
          )),
        },
        { label: t('copyOrder.total'), value: money(order.totalPaisa) },
        { label: t('copyOrder.sentTo'), value: order.sentTo },
        { label: t('copyOrder.until'), value: <InstantPair at={order.expiresAt} withTime inline /> },
      ]}
    >
      {(order) => <Standing token={token} order={order} />}
    </OutsidePage>
  );
}

function Standing({ token, order }: { readonly token: string; readonly order: BoughtOrder }) {
  const { t } = useTranslation();
  if (order.isOver) return <OutsideOutcome type="warning" title={t('copyOrder.over')} next={t('copyOrder.overNext')} />;
  switch (order.state) {
    case 'UNPAID':
      return <Unpaid token={token} order={order} />;
    case 'DOCUMENT_REQUESTED':
      return <OutsideOutcome type="info" title={t('copyOrder.paid')} next={t('copyOrder.paidNext')} />;
    case 'SUCCESS':
    case 'REJECTED':
      return <Ended token={token} order={order} />;
    case 'WITHDRAWN':
      return <OutsideOutcome type="info" title={t('copyOrder.withdrawn')} next={t('copyOrder.withdrawnNext')} />;
  }
}

function Unpaid({ token, order }: { readonly token: string; readonly order: BoughtOrder }) {
  const { t } = useTranslation();
  const { gateway } = usePortal();
  const client = useQueryClient();
  const link = outsideLink('COPY_ORDER', token);
  const withdraw = useLinkAnswer<{ readonly version: number }>(link, 'withdraw', { failureToast: false });
  const begin = useMutation({
    mutationFn: (value: BeginPaymentRequest) =>
      gateway.request<PaymentForm>({
        path: `${link.path}/payment`,
        auth: 'none',
        method: 'POST',
        body: { kind: 'json', value },
        quiet: { successToast: true, failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: link.queryKey }),
  });
  return (
    <>
      {order.mayPay ? (
        <PayForm totalPaisa={order.totalPaisa} isBegun={order.paying} begin={begin.mutateAsync} />
      ) : (
        <OutsideOutcome type="warning" title={t('copyOrder.noCard')} />
      )}
      {order.mayWithdraw ? (
        <Button
          style={{ marginBlockStart: 16 }}
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ version: order.version })}
        >
          {t('copyOrder.withdraw')}
        </Button>
      ) : null}
    </>
  );
}

function Ended({ token, order }: { readonly token: string; readonly order: BoughtOrder }) {
  const { t } = useTranslation();
  const deliver = useLinkAnswer<object>(outsideLink('COPY_ORDER', token), 'deliver');
  return (
    <>
      <OutsideOutcome
        type={order.state === 'SUCCESS' ? 'success' : 'warning'}
        title={t(`copyOrder.${order.state}`, { address: order.sentTo })}
        next={order.refund === null ? t('copyOrder.openMail') : t(`copyOrder.refund.${order.refund}`)}
      />
      <Button style={{ marginBlockStart: 16 }} loading={deliver.isPending} onClick={() => deliver.mutate({})}>
        {t('copyOrder.again')}
      </Button>
    </>
  );
}
