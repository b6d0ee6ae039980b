import { useMutation, useQuery } from '@tanstack/react-query';
import type { AddPinRequest, FilingChanges, Pin } from '@registrar/domain/calls/corrections';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { usePortal } from '@registrar/runtime';
import { useApplicationCache } from '../../filings/filing/application';

type Pins = { readonly pins: readonly Pin[] };

/** The office's remarks at single places; what was sent already cannot be taken back. */
export function usePinning(applicationId: string) {
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  const path = `/external/api/application/${applicationId}/pin` as const;
  const put = ({ pins }: Pins) => {
    cache.change(applicationId, (detail) => ({ ...detail, pins: [...pins] }));
    // whether it may be sent back depends on them
    void cache.refresh(applicationId);
  };
  const add = useMutation({
    mutationFn: (pin: AddPinRequest) =>
      gateway.request<Pins>({
        path,
        method: 'POST',
        body: { kind: 'json', value: pin },
        quiet: { successToast: true },
      }),
    onSuccess: put,
  });
  const remove = useMutation({
    mutationFn: (id: string) => gateway.request<Pins>({ path: `${path}/${id}`, method: 'DELETE' }),
    onSuccess: put,
  });
  return { add, remove };
}

/** What this round says otherwise than the one before. */
export function useChanges({ id, round }: ApplicationDetail) {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['application', id, 'changes', round],
    queryFn: ({ signal }) =>
      gateway.request<FilingChanges>({
        path: `/external/api/application/${id}/changes`,
        signal,
        quiet: { overlay: true, failureToast: true },
      }),
    enabled: round > 1,
  });
}

/** Notes of this round that were not sent yet. */
export const openNotes = ({ pins, round }: Pick<ApplicationDetail, 'pins' | 'round'>): readonly Pin[] =>
  pins.filter((pin) => pin.round === round && pin.sentAt === null);

/** Who has it in hand may write beside it. */
const IN_HAND: ReadonlySet<string> = new Set(['verify', 'sendForCorrection', 'verifyAdditionalDocument', 'approve']);
const AT_WORK: ReadonlySet<string> = new Set(['IN_PROCESS', 'VERIFY', 'ADDITIONAL_DOCUMENT_SUBMITTED']);
const PERSONAL = 'PERM-403';

export function holdsFiling({ status, allowedActions }: ApplicationDetail): boolean {
  if (!AT_WORK.has(status)) return false;
  return allowedActions.some(
    ({ action, allowed, reason }) =>
      IN_HAND.has(action) &&
      (allowed || (reason !== undefined && reason.code !== PERSONAL && reason.code !== 'HOLDS_CLAIM')),
  );
}
