import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OpenDataExports } from '@registrar/domain/calls/open-data-exports';
import type { MadeWebhook, NewWebhook, Webhook } from '@registrar/domain/calls/publication-webhooks';
import type { PublicationFeed } from '@registrar/domain/calls/publications';
import { usePortal } from '@registrar/runtime';

const quiet = { overlay: true, failureToast: true } as const;
const FILES = '/public/open-data';
const ENTRIES = `${FILES}/entries`;
const WEBHOOK = '/external/api/publication-webhook';
const SHOWN = 20;

/** Programs read these, so their whole addresses stand in the page. */
export const addressOf = (path: string): string => `/gateway${FILES}${path}`;

export function useExports() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['open-data', 'files'],
    queryFn: ({ signal }) => gateway.request<OpenDataExports>({ path: FILES, quiet, signal }),
  });
}

/** The last entries, the newest first. */
export function useLatestPublications() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['open-data', 'entries'],
    queryFn: async ({ signal }) => {
      const ask = (after: number, limit: number) =>
        gateway.request<PublicationFeed>({ path: ENTRIES, query: { after, limit }, quiet, signal });
      const { latest } = await ask(0, 1);
      const { publications } = await ask(Math.max(latest - SHOWN, 0), SHOWN);
      return publications.toReversed();
    },
  });
}

const WEBHOOKS = ['open-data', 'webhooks'];

export function useWebhooks() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: WEBHOOKS,
    queryFn: ({ signal }) => gateway.request<Webhook[]>({ path: WEBHOOK, quiet, signal }),
  });
}

export function useMakeWebhook() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: NewWebhook) =>
      gateway.request<MadeWebhook>({
        path: WEBHOOK,
        method: 'POST',
        body: { kind: 'json', value },
        quiet: { failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  });
}

export function useEndWebhook() {
  const { gateway } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      gateway.request<object>({ path: `${WEBHOOK}/${id}`, method: 'DELETE', quiet: { overlay: true } }),
    onSettled: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  });
}
