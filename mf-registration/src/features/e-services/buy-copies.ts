import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { BuyCopies } from '@registrar/domain/calls/bought-copies';
import type { Copyable, CopyQuote } from '@registrar/domain/calls/copies';
import type { CopyItem } from '@registrar/domain/copies';
import { usePortal } from '@registrar/runtime';

const PATH = '/public/copies';
const silent = { overlay: true, successToast: true, failureToast: true } as const;

export const buyAddress = (companyId: string): string =>
  `/request-document-eServices?${new URLSearchParams({ company: companyId })}`;
/** Where the order is paid and followed. */
export const orderAddress = (token: string): string => `/copy-order/${token}`;

/** What anybody may buy of the company. */
export function usePublicCopyable(companyId: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['public-copyable', companyId],
    queryFn: ({ signal }) =>
      gateway.request<Copyable>({ path: `${PATH}/company/${companyId}`, auth: 'none', quiet: silent, signal }),
    retry: false,
  });
}

/** The price of a basket, asked again with every change. */
export function usePublicQuote(companyId: string, items: readonly CopyItem[]) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['public-copy-quote', companyId, items],
    placeholderData: keepPreviousData,
    queryFn:
      items.length === 0
        ? skipToken
        : ({ signal }) =>
            gateway.request<CopyQuote>({
              path: `${PATH}/quote`,
              method: 'POST',
              body: { kind: 'json', value: { companyId, items } },
              auth: 'none',
              quiet: silent,
              signal,
            }),
  });
}

function useTell<Value extends object, Answer>(path: `/${string}`) {
  const { gateway } = usePortal();
  return useMutation({
    mutationFn: (value: Value) =>
      gateway.request<Answer>({ path, method: 'POST', body: { kind: 'json', value }, auth: 'none', quiet: silent }),
  });
}

export const useSendCopyCode = () => useTell<{ readonly email: string }, OtpSent>(`${PATH}/code`);
export const useBuyCopies = () => useTell<BuyCopies, { readonly number: string; readonly token: string }>(PATH);
