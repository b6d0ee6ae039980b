import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { TypeChange } from '@registrar/domain/processes/company-registration';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { useApplicationCache } from '@registrar/ui/filing';

const APPLICATION = '/external/api/application';
const SECTION = 'TYPE_CHANGE';

/** Opens the change, keeps its answers and hands it in. What was opened before a refusal is gone on with, not opened again. */
export function useSubmitTypeChange() {
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  const opening = useIdempotencyKey();
  const handingIn = useIdempotencyKey();
  const opened = useRef<string>(undefined);
  return useMutation({
    mutationFn: async (answers: TypeChange): Promise<ApplicationDetail> => {
      const quiet = { successToast: true } as const;
      const request = { processName: 'MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION' };
      const draft = opened.current === undefined
        ? await gateway.request<ApplicationDetail>({ path: APPLICATION, method: 'POST', body: { kind: 'json', value: request }, idempotencyKey: opening.keyFor(request), quiet })
        : await gateway.request<ApplicationDetail>({ path: `${APPLICATION}/${opened.current}`, quiet });
      opened.current = draft.id;
      const version = draft.sections.find(({ key }) => key === SECTION)?.version ?? 0;
      const kept = await gateway.request<ApplicationDetail>({ path: `${APPLICATION}/${draft.id}/section/${SECTION}`, method: 'PUT', body: { kind: 'json', value: { ...answers } }, ifMatch: version, quiet });
      const submission = { version: kept.version };
      return gateway.request<ApplicationDetail>({ path: `${APPLICATION}/${draft.id}/submit`, method: 'POST', body: { kind: 'json', value: submission }, idempotencyKey: handingIn.keyFor({ ...answers, ...submission }), quiet: { failureToast: true } });
    },
    onSuccess: (detail) => {
      opened.current = undefined;
      opening.renew();
      handingIn.renew();
      cache.put(detail);
      void cache.refreshLists();
    },
  });
}
