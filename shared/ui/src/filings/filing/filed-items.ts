import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { FiledItemState, SavedItem } from '@registrar/domain/calls/filing-sections';
import type { Answers } from '@registrar/domain/processes';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { useApplicationCache } from './application';
import { useDefinitionQuery } from './definition-query';

/** What an item is recognised by, in the reader's language or the other one; empty while nothing is known. */
export const titleOf = (
  { titleEnglish, titleNepali }: Pick<FiledItemState, 'titleEnglish' | 'titleNepali'>,
  language: 'ne' | 'en',
): string => (language === 'ne' ? titleNepali || titleEnglish : titleEnglish || titleNepali);

const itemsPath = (applicationId: string, sectionKey: string) =>
  `/external/api/application/${applicationId}/section/${sectionKey}/item` as const;

/** All items of a LIST section, in their order. */
export const filedItemsOf = (gateway: ShellApi['gateway'], applicationId: string, sectionKey: string) =>
  queryOptions({
    queryKey: ['application', applicationId, 'items', sectionKey],
    queryFn: async ({ signal }) =>
      (
        await gateway.request<{ readonly items: readonly FiledItemState[] }>({
          path: itemsPath(applicationId, sectionKey),
          signal,
          quiet: { overlay: true, failureToast: true },
        })
      ).items,
  });

export function useFiledItems(
  applicationId: string,
  sectionKey: string,
  { enabled = true }: { readonly enabled?: boolean } = {},
) {
  const { gateway } = usePortal();
  return useQuery({ ...filedItemsOf(gateway, applicationId, sectionKey), enabled });
}

/**
 * Writes what the gateway answered about one item into everything that shows it: the list, its section, the filing's
 * version.
 */
export function useSavedItem(applicationId: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const cache = useApplicationCache();
  return (saved: SavedItem, removedId?: string): void => {
    const { item, section, applicationVersion } = saved;
    client.setQueryData(filedItemsOf(gateway, applicationId, section.key).queryKey, (known) => {
      if (known === undefined) return known;
      if (item === null) return known.filter(({ id }) => id !== removedId);
      return known.some(({ id }) => id === item.id)
        ? known.map((one) => (one.id === item.id ? item : one))
        : [...known, item];
    });
    cache.change(applicationId, (detail) => ({
      ...detail,
      version: applicationVersion,
      sections: detail.sections.map((one) => (one.key === section.key ? section : one)),
    }));
  };
}

/** One more item of a list; a repeated try with the same answers adds it once. */
export function useAddEntry(applicationId: string): (sectionKey: string, data: Answers) => Promise<SavedItem> {
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  const definitionQuery = useDefinitionQuery();
  const put = useSavedItem(applicationId);
  const attempt = useIdempotencyKey();
  return async (sectionKey, data) => {
    const saved = await gateway.request<SavedItem>({
      path: itemsPath(applicationId, sectionKey),
      method: 'POST',
      query: definitionQuery(cache.known(applicationId)?.processName),
      body: { kind: 'json', value: data },
      idempotencyKey: attempt.keyFor({ sectionKey, data }),
      quiet: { overlay: true, successToast: true, failureToast: true },
    });
    attempt.renew();
    put(saved);
    return saved;
  };
}

/** The same for one list. */
export function useAddItem(applicationId: string, sectionKey: string) {
  const add = useAddEntry(applicationId);
  return useMutation({ mutationFn: (data: Answers) => add(sectionKey, data) });
}

export function useRemoveItem(applicationId: string, sectionKey: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  const cache = useApplicationCache();
  const definitionQuery = useDefinitionQuery();
  const put = useSavedItem(applicationId);
  return useMutation({
    mutationFn: ({ id, version }: { readonly id: string; readonly version: number }) =>
      gateway.request<SavedItem>({
        path: `${itemsPath(applicationId, sectionKey)}/${id}`,
        method: 'DELETE',
        query: definitionQuery(cache.known(applicationId)?.processName),
        ifMatch: version,
        quiet: { overlay: true },
      }),
    onSuccess: (saved, { id }) => {
      put(saved, id);
      // What hangs on it elsewhere, such as a director's place, may have gone with it.
      void cache.refresh(applicationId);
      void client.invalidateQueries({ queryKey: ['application', applicationId, 'items'] });
    },
    onError: () => void client.invalidateQueries({ queryKey: ['application', applicationId, 'items', sectionKey] }),
  });
}
