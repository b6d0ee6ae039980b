import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DisclosureLink } from '@registrar/domain/calls/director-disclosures';
import { usePortal } from '@registrar/runtime';
import { useApplicationCache } from '../filing/application';

interface DisclosureLinks {
  readonly items: readonly DisclosureLink[];
}

const keyOf = (applicationId: string) => ['application', applicationId, 'disclosure-links'] as const;
/** Of a director who has signed or will not, a message comes; that the link was opened, nobody is told. */
const ASKED_AGAIN_MS = 20_000;
const waits = ({ state }: DisclosureLink): boolean => state === 'SENT' || state === 'OPENED';

/** The links of the directors who are asked by one. */
export function useDisclosureLinks(applicationId: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const cache = useApplicationCache();
  const links = useQuery({
    queryKey: keyOf(applicationId),
    queryFn: ({ signal }) =>
      gateway.request<DisclosureLinks>({
        path: `/external/api/application/${applicationId}/disclosure`,
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    refetchInterval: ({ state }) => (state.data?.items.some(waits) === true ? ASKED_AGAIN_MS : false),
  });
  const signed = links.data?.items.filter(({ state }) => state === 'SIGNED').length;
  // what a director has signed stands in the entry, which the gateway has written meanwhile
  useEffect(() => {
    if (signed === undefined) return;
    void cache.refresh(applicationId);
    void client.invalidateQueries({ queryKey: ['application', applicationId, 'items'] });
    // oxlint-disable-next-line react/exhaustive-deps -- only another number of signatures asks for it
  }, [signed, applicationId]);
  return links;
}

/** The link of an entry, for the first time or again; the one before it is good no more. */
export function useSendDisclosure(applicationId: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const cache = useApplicationCache();
  return useMutation({
    mutationFn: (itemId: string) =>
      gateway.request<DisclosureLink>({
        path: `/external/api/application/${applicationId}/disclosure/${itemId}/send`,
        method: 'POST',
        quiet: { failureToast: true },
      }),
    onSuccess: (sent, itemId) => {
      client.setQueryData<DisclosureLinks>(
        keyOf(applicationId),
        (known) =>
          known && {
            items: known.items.some((link) => link.itemId === itemId)
              ? known.items.map((link) => (link.itemId === itemId ? sent : link))
              : [...known.items, sent],
          },
      );
      void client.invalidateQueries({ queryKey: ['application', applicationId, 'items'] });
      void cache.refresh(applicationId);
    },
  });
}
