import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { TypeChange } from '@registrar/domain/processes/filings/type-change-before-registration/definition';
import { definitionQuery } from '@registrar/domain/processes/definition/definition-stamp';
import { registrationVersions } from '@registrar/domain/processes/definition/registration-versions';
import { isGatewayFailure, useIdempotencyKey, usePortal } from '@registrar/runtime';
import { offeredOf, useApplicationCache, summaryActions } from '@registrar/ui/filing';

const APPLICATION = '/external/api/application';
const SECTION = 'TYPE_CHANGE';

const newerOf = (own: ApplicationDetail | undefined, begun: ApplicationDetail | undefined) =>
  own === undefined || (begun !== undefined && begun.version > own.version) ? begun : own;

/**
 * Opens the change, keeps its answers and hands it in, for the first time or again. What was opened before a refusal is
 * gone on with, not opened again.
 */
export function useSubmitTypeChange(begun?: ApplicationDetail) {
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  const opening = useIdempotencyKey();
  const handingIn = useIdempotencyKey();
  /** As this page opened it or wrote it last; what somebody else has written meanwhile is not handed in from here. */
  const own = useRef<ApplicationDetail>(undefined);
  return useMutation({
    mutationFn: async (answers: TypeChange): Promise<ApplicationDetail> => {
      const quiet = { successToast: true } as const;
      const request = { processName: 'MANUAL_COMPANY_TYPE_CHANGE_BEFORE_REGISTRATION' };
      const query = definitionQuery(request.processName, registrationVersions);
      const draft =
        newerOf(own.current, begun) ??
        (await gateway.request<ApplicationDetail>({
          path: APPLICATION,
          method: 'POST',
          query,
          body: { kind: 'json', value: request },
          idempotencyKey: opening.keyFor(request),
          quiet,
        }));
      own.current = draft;
      const version = draft.sections.find(({ key }) => key === SECTION)?.version ?? 0;
      // sent back, its answers may only be written where the office has pinned a remark to them
      const open = draft.status === 'DRAFT' || draft.unlocked?.includes(SECTION) === true;
      const kept = !open
        ? draft
        : await gateway.request<ApplicationDetail>({
            path: `${APPLICATION}/${draft.id}/section/${SECTION}`,
            method: 'PUT',
            query,
            body: { kind: 'json', value: { ...answers } },
            ifMatch: version,
            quiet,
          });
      own.current = kept;
      const submission = { version: kept.version };
      const action = offeredOf(kept, summaryActions)?.action ?? summaryActions[0];
      return gateway.request<ApplicationDetail>({
        path: `${APPLICATION}/${draft.id}/${action}`,
        method: 'POST',
        query,
        body: { kind: 'json', value: submission },
        idempotencyKey: handingIn.keyFor({ ...answers, ...submission }),
        quiet: { failureToast: true },
      });
    },
    onSuccess: (detail) => {
      own.current = undefined;
      opening.renew();
      handingIn.renew();
      cache.put(detail);
      void cache.refreshLists();
    },
    // the page then shows what stands there, and the next try is over that
    onError: async (error) => {
      const id = (own.current ?? begun)?.id;
      if (id === undefined || !isGatewayFailure(error) || error.status !== 412) return;
      own.current = await cache.readAnew(id);
    },
  });
}
