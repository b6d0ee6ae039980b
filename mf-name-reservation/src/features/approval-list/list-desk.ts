import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { deskQuerySchema } from '@registrar/domain/calls/desk';
import { usePortal } from '@registrar/runtime';
import type { ApplicationPage } from '../my-reservations/list-applications';

export type DeskFilter = Pick<z.infer<typeof deskQuerySchema>, 'queue' | 'sort' | 'status' | 'search' | 'page' | 'size'>;

export const desk = (gateway: ShellApi['gateway'], filter: DeskFilter) =>
  queryOptions({
    queryKey: ['desk', filter],
    queryFn: ({ signal }) =>
      gateway.request<ApplicationPage>({
        path: '/external/api/desk',
        query: { processName: 'NAME_RESERVATION', ...filter },
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });

export function useDesk(filter: DeskFilter) {
  const { gateway } = usePortal();
  return useQuery({ ...desk(gateway, filter), placeholderData: keepPreviousData });
}
