import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  CompanyDue,
  DueDetail,
  DueState,
  dueInvoiceSchema,
  FineAnswer,
  FineEvent,
} from '@registrar/domain/calls/fines';
import type { Payable } from '@registrar/domain/calls/money';
import type { CompanySettlement, Settlement136ka } from '@registrar/domain/calls/settlement-136ka';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

const FINE = '/external/api/fine';
export const DUE_COLOURS: Readonly<Record<DueState, string>> = {
  DUE: 'warning',
  INVOICED: 'processing',
  PAID: 'success',
  WAIVED: 'success',
};
const quiet = { overlay: true, failureToast: true };

/** The obligations that are fined; they change with the law, not while one reads. */
export function useFineEvents() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['fine-events'],
    queryFn: ({ signal }) => gateway.request<FineEvent[]>({ path: `${FINE}/event`, auth: 'none', quiet, signal }),
    staleTime: Infinity,
  });
}

/** Asked anew with every change; without everything it depends on nothing is asked. */
export function useFine(question: Readonly<Record<string, string>> | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['fine', question],
    queryFn: ({ signal }) =>
      gateway.request<FineAnswer>({ path: `${FINE}/calculate`, auth: 'none', query: question ?? {}, quiet, signal }),
    enabled: question !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Section 136ka, tried out. */
export function useSettlement(question: Readonly<Record<string, string>> | undefined) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['fine-settlement', question],
    queryFn: ({ signal }) =>
      gateway.request<Settlement136ka>({
        path: `${FINE}/settlement-136ka`,
        auth: 'none',
        query: question ?? {},
        quiet,
        signal,
      }),
    enabled: question !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Section 136ka, of one's companies that have not filed. */
export function useSettlements() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['fine-settlements'],
    queryFn: ({ signal }) =>
      gateway.request<CompanySettlement[]>({ path: `${FINE}/due/settlement-136ka`, quiet, signal }),
    staleTime: 0,
  });
}

export function useDues(filter: {
  readonly eventId?: string | undefined;
  readonly status?: DueState | undefined;
  readonly companyId?: string | undefined;
}) {
  const { gateway } = usePortal();
  const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
  return useQuery({
    queryKey: ['fine-dues', query],
    queryFn: ({ signal }) => gateway.request<CompanyDue[]>({ path: `${FINE}/due`, query, quiet, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useDue(id: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['fine-due', id],
    queryFn: ({ signal }) =>
      gateway.request<DueDetail>({ path: `${FINE}/due/${encodeURIComponent(id)}`, quiet, signal }),
    staleTime: 0,
    retry: false,
  });
}

export function useInvoiceDue(id: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    // an invoice of yesterday is another one than that of today
    mutationFn: () =>
      gateway.request<z.output<typeof dueInvoiceSchema>>({
        path: `${FINE}/due/${encodeURIComponent(id)}/invoice`,
        method: 'POST',
        idempotencyKey: attempt.keyFor([id, new Date().toDateString()]),
      }),
    onSuccess: ({ due }) => client.setQueryData(['fine-due', id], due),
    onSettled: () => client.invalidateQueries({ queryKey: ['fine-dues'] }),
  });
}

/** What a filing costs: its fees, and the fines that come with it. */
export function useProcessPayable(id: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['process-payable', id],
    queryFn: ({ signal }) =>
      gateway.request<Payable>({ path: `/external/api/application/${encodeURIComponent(id)}/payable`, quiet, signal }),
    staleTime: 0,
    retry: false,
  });
}
