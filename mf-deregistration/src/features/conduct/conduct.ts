import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AllowedActs, ProceedingDetail } from '@registrar/domain/calls/proceedings';
import { usePortal } from '@registrar/runtime';

export const CONDUCT_KEY = 'proceedings';

/** What an officer is about to do in a proceeding. */
export type Act =
  | { readonly kind: 'publish'; readonly notice: AllowedActs['publish'][number] }
  | { readonly kind: 'returnNotice'; readonly notice: ProceedingDetail['published'][number] }
  | { readonly kind: 'judgeClaim'; readonly claim: ProceedingDetail['claims'][number] }
  | { readonly kind: 'askOpinion' }
  | { readonly kind: 'sendOpinionLink'; readonly opinion: ProceedingDetail['opinions'][number] }
  | { readonly kind: 'answerOpinion'; readonly opinion: ProceedingDetail['opinions'][number] }
  | { readonly kind: 'judgeOpinion'; readonly opinion: ProceedingDetail['opinions'][number] }
  | { readonly kind: 'openPhase'; readonly phase: ProceedingDetail['phases'][number] };

/** Its address below that of the proceeding. */
export function pathOf(act: Act): string {
  switch (act.kind) {
    case 'publish':
      return 'notice';
    case 'returnNotice':
      return `notice/${act.notice.id}/return`;
    case 'judgeClaim':
      return `claim/${act.claim.id}/judgement`;
    case 'askOpinion':
      return 'opinion';
    case 'sendOpinionLink':
      return `opinion/${act.opinion.id}/link`;
    case 'answerOpinion':
      return `opinion/${act.opinion.id}/answer`;
    case 'judgeOpinion':
      return `opinion/${act.opinion.id}/judgement`;
    case 'openPhase':
      return `phase/${act.phase.key}/opening`;
  }
}

/** Does it; the dialog shows what is wrong, and the page is read again whatever comes of it. */
export function useAct(proceedingId: string) {
  const { gateway } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, body }: { readonly path: string; readonly body: object }) =>
      gateway.request<object>({
        path: `/external/api/proceeding/${proceedingId}/${path}`,
        method: 'POST',
        body: { kind: 'json', value: body },
        quiet: { failureToast: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [CONDUCT_KEY] }),
  });
}
