import { useQuery } from '@tanstack/react-query';
import type { DiscountedClosing } from '@registrar/domain/calls/discounted-closing';
import { usePortal } from '@registrar/runtime';

/** What a discounted de-registration asks of its company; asked anew with each visit, because fines grow. */
export function useDiscountedClosing(applicationId: string) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['discounted-closing', applicationId],
    staleTime: 0,
    queryFn: ({ signal }) =>
      gateway.request<DiscountedClosing>({
        path: `/external/api/application/${applicationId}/settlement-136ka`,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });
}
