import { useMutation } from '@tanstack/react-query';
import type { CreateApplicationRequest, ApplicationDetail } from '@registrar/domain/calls/filings';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import Button from 'antd/es/button';
import { useApplicationCache } from '../filing/application';
import { useFilingPages } from '../filing/filing-pages';
import { useFilingWords } from '../filing/filing-words';

/**
 * A new draft with the answers and documents of a filing of a company that was refused, to be changed and filed again.
 */
export function FileAgain({ detail: { id, processName } }: { readonly detail: ApplicationDetail }) {
  const t = useFilingWords();
  const { gateway, navigation } = usePortal();
  const { addressOf } = useFilingPages();
  const cache = useApplicationCache();
  const attempt = useIdempotencyKey();
  const start = useMutation({
    mutationFn: (request: CreateApplicationRequest) =>
      gateway.request<ApplicationDetail>({
        path: '/external/api/application',
        method: 'POST',
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet: { successToast: true },
      }),
    onSuccess: (draft) => {
      cache.put(draft);
      void cache.refreshLists();
      navigation.to(addressOf(draft.id));
    },
  });
  // where the company may not file it now, or has a draft of it open, the gateway client has said so
  return (
    <Button type="primary" loading={start.isPending} onClick={() => start.mutate({ processName, copyOf: id })}>
      {t('status.fileAgain')}
    </Button>
  );
}
