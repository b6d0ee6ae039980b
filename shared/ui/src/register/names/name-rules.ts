import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { nameRulesSchema } from '@registrar/domain/calls/names';
import { SHIPPED_NAME_RULES, type NameRules } from '@registrar/domain/names/rules';
import { usePortal } from '@registrar/runtime';

const MINUTE_MS = 60_000;

/**
 * The office's word lists; until they are here, and where they cannot be read, those that are shipped. The gateway
 * judges in any case.
 */
export function useNameRules(): NameRules {
  const { gateway } = usePortal();
  const { data } = useQuery({
    queryKey: ['name-rules'],
    queryFn: ({ signal }) =>
      gateway.request<z.infer<typeof nameRulesSchema>>({
        path: '/external/api/name/rules',
        auth: 'none',
        quiet: { overlay: true, successToast: true, failureToast: true },
        signal,
      }),
    staleTime: MINUTE_MS,
  });
  return data ?? SHIPPED_NAME_RULES;
}
