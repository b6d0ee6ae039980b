import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanyBill, CompanyBills } from '@registrar/domain/calls/own-companies';
import { useFreshQueries, useIdempotencyKey, usePortal } from '@registrar/runtime';

/** The companies stand in the address of each page on the way, so that a lost line or a reload loses none. */
export const COMPANIES = 'companies';
export const billsAddress = (companies: string): string => `/payment-of-companies?${COMPANIES}=${companies}`;

export function useCompanyBills(companies: string) {
  const { gateway } = usePortal();
  useFreshQueries('payments');
  return useQuery({
    queryKey: ['payments', 'companies', companies],
    queryFn: ({ signal }) =>
      gateway.request<CompanyBills>({
        path: '/external/api/own-company/bill',
        query: { companies },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    enabled: companies !== '',
    staleTime: 0,
  });
}

/** Opens the page of a bill; several invoices of the company are put into one first, or found so. */
export function usePayBill(companies: string) {
  const { gateway, navigation } = usePortal();
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ invoiceIds, dueIds }: CompanyBill) =>
      gateway.request<{ readonly paymentId: string }>({
        path: '/external/api/payment/joint',
        method: 'POST',
        body: { kind: 'json', value: { invoiceIds, dueIds } },
        idempotencyKey: attempt.keyFor([invoiceIds, dueIds]),
        quiet: { successToast: true },
      }),
    onSuccess: ({ paymentId }) => navigation.to(`/payment/${paymentId}?${COMPANIES}=${companies}`),
    onSettled: () => {
      attempt.renew();
      return client.invalidateQueries({ queryKey: ['payments'] });
    },
  });
}
