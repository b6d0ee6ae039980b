import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { TypeChange } from '@registrar/domain/processes/company-registration';
import { definitionQuery } from '@registrar/domain/processes/definition-versions';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { offeredOf, useApplicationCache } from '@registrar/ui/filing';
import { summaryActions } from '@registrar/ui/filing-pages';

const APPLICATION = '/external/api/application';
const SECTION = 'TYPE_CHANGE';

/** Opens the change, keeps its answers and hands it in, for the first time or again. What was opened before a refusal is gone on with, not opened again. */
export function useSubmitTypeChange(begun?: ApplicationDetail) {
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  const opening = useIdempotencyKey();
  const handingIn = useIdempotencyKey();
  const opened = useRef<string>(begun?.id);
  return useMutation({
    mutationFn: async (answers: TypeChange): Promise<ApplicationDetail> => {
      const quiet = { successToast: true } as const;
      const request = { processName: 'MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION' };
      const query = definitionQuery(request.processName);
      const draft = opened.current === undefined
        ? await gateway.request<ApplicationDetail>({ path: APPLICATION, method: 'POST', query, body: { kind: 'json', value: request }, idempotencyKey: opening.keyFor(request), quiet })
        : await gateway.request<ApplicationDetail>({ path: `${APPLICATION}/${opened.current}`, quiet });
      opened.current = draft.id;
      const version = draft.sections.find(({ key }) => key === SECTION)?.version ?? 0;
      // sent back, its answers may only be written where the office has pinned a remark to them
      const open = draft.status === 'DRAFT' || draft.unlocked?.includes(SECTION) === true;
      const kept = !open ? draft : await gateway.request<ApplicationDetail>({ path: `${APPLICATION}/${draft.id}/section/${SECTION}`, method: 'PUT', query, body: { kind: 'json', value: { ...answers } }, ifMatch: version, quiet });
      const submission = { version: kept.version };
      const action = offeredOf(kept, summaryActions)?.action ?? summaryActions[0];
      return gateway.request<ApplicationDetail>({ path: `${APPLICATION}/${draft.id}/${action}`, method: 'POST', query, body: { kind: 'json', value: submission }, idempotencyKey: handingIn.keyFor({ ...answers, ...submission }), quiet: { failureToast: true } });
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
