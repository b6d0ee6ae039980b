import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { Payable } from '@registrar/domain/calls/money';
import { usePortal } from '@registrar/runtime';
import { Alert, Button, useFormats } from '@registrar/ui';

const payable = (gateway: ShellApi['gateway'], { id, version }: Pick<ApplicationDetail, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['payable', id, version],
    queryFn: ({ signal }) =>
      gateway.request<Payable>({
        path: `/external/api/application/${id}/payable`,
        signal,
        quiet: { overlay: true, failureToast: true },
      }),
    // it may have been paid on another page meanwhile
    staleTime: 0,
  });

const TONES = {
  ESTIMATED: 'info',
  PROPOSED: 'info',
  PENDING: 'warning',
  INITIATED: 'info',
  SUBMITTED: 'info',
  SETTLED: 'success',
} as const;
type Told = keyof typeof TONES;
const isTold = (state: string): state is Told => state in TONES;

export function useReservationFee(detail: Pick<ApplicationDetail, 'id' | 'version'>) {
  const { gateway } = usePortal();
  return useQuery({ ...payable(gateway, detail), placeholderData: keepPreviousData });
}

export interface ReservationFeeProps {
  readonly detail: Pick<ApplicationDetail, 'id' | 'version'>;
  /** Said where nothing is to be paid; without it nothing is. */
  readonly free?: ReactNode;
}

/** What a reserved name costs and how far its payment is, with the way to pay it. */
export function ReservationFee({ detail, free = null }: ReservationFeeProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { navigation } = usePortal();
  const { data } = useReservationFee(detail);
  const invoice = data?.invoices[0];
  const total = invoice?.totalPaisa ?? data?.estimate?.totalPaisa ?? 0;
  // NONE: the name is not reserved any more, and nothing is asked for it
  if (data === undefined || data.state === 'NONE') return null;
  if (total === 0 || !isTold(data.state)) return free;
  const ebpCode = data.state === 'PENDING' ? (invoice?.ebpCode ?? null) : null;
  return (
    <Alert
      type={TONES[data.state]}
      showIcon
      style={{ marginBlockEnd: 20, alignItems: 'flex-start' }}
      title={<strong>{t(`fee.${data.state}.title`, { amount: money(total) })}</strong>}
      description={
        <>
          <p style={{ margin: 0 }}>{t(`fee.${data.state}.next`)}</p>
          {ebpCode === null ? null : (
            <p style={{ margin: '8px 0 0' }}>
              {t('fee.ebpCode')}: <strong lang="en">{ebpCode.replace(/(\d{5})(?=\d)/g, '$1 ')}</strong>
            </p>
          )}
          {invoice !== undefined && data.mayPay ? (
            <Button
              type="primary"
              style={{ marginBlockStart: 12 }}
              onClick={() => navigation.to(`/payment/${invoice.id}`)}
            >
              {t('fee.pay', { amount: money(total) })}
            </Button>
          ) : null}
          {invoice !== undefined && (data.state === 'INITIATED' || data.state === 'SUBMITTED') ? (
            <Button style={{ marginBlockStart: 12 }} onClick={() => navigation.to(`/payment/${invoice.id}`)}>
              {t('fee.see')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
