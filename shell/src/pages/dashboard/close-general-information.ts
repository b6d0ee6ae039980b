import { generalInformationClosedSchema, type DashboardInfo } from '@registrar/domain/calls/dashboard';
import { usePortal } from '@registrar/runtime';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** PUT auth/api/user/general-information/close. Nobody waits for it: no overlay and no toast. */
export function useCloseGeneralInformation() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      generalInformationClosedSchema.parse(
        await gateway.request({
          path: '/auth/api/user/general-information/close',
          method: 'PUT',
          quiet: { overlay: true, successToast: true, failureToast: true },
        }),
      ),
    onSuccess: (told) =>
      queries.setQueryData<DashboardInfo>(['dashboard-info'], (info) => info && { ...info, ...told }),
  });
}
