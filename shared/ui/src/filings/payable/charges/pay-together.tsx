import type { CSSProperties, ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JointPaymentRequest } from '@registrar/domain/calls/payments';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import Button from 'antd/es/button';
import { useFormats } from '../../../base/language/use-formats';
import { usePayableWords } from './payable-words';

export interface PayTogetherProps {
  /** What is paid, beside the button; without it the button stands alone. */
  readonly children?: ReactNode;
  /** Open invoices of one company, and its dues that were not asked for yet. */
  readonly of: JointPaymentRequest;
  readonly totalPaisa: number;
  /** Whose they are, where the page shows several such buttons. */
  readonly label?: string;
}

const row: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
};

/** Several open invoices of one company are put into one, and its page is opened. */
export function PayTogether({ children, of, totalPaisa, label }: PayTogetherProps) {
  const t = usePayableWords();
  const { money } = useFormats();
  const { gateway, navigation } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  const ask = useMutation({
    mutationFn: () =>
      gateway.request<{ readonly paymentId: string }>({
        path: '/external/api/payment/joint',
        method: 'POST',
        body: { kind: 'json', value: of },
        idempotencyKey: attempt.keyFor(of),
        quiet: { successToast: true },
      }),
    onSuccess: ({ paymentId }) => navigation.to(`/payment/${paymentId}`),
    onSettled: () => {
      attempt.renew();
      return Promise.all(
        ['payments', 'fine-dues', 'annual-reports'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      );
    },
  });
  const text = t('together.pay', { amount: money(totalPaisa) });
  const button = (
    <Button
      type="primary"
      loading={ask.isPending}
      aria-label={label === undefined ? undefined : `${label}: ${text}`}
      onClick={() => ask.mutate()}
    >
      {text}
    </Button>
  );
  return children === undefined ? (
    button
  ) : (
    <div style={row}>
      <span style={{ flex: '1 1 240px' }}>{children}</span>
      {button}
    </div>
  );
}
