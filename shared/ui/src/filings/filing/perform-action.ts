import { useMutation } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { PerformActionRequest, AllowedAction, ApplicationDetail } from '@registrar/domain/calls/filings';
import type { FilingAction } from '@registrar/domain/transitions';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { useApplicationCache } from './application';
import { useDefinitionQuery } from './definition-query';

type ByItself = 'endWithCompany' | 'requestCorrection' | 'correctionDecided';

/** What the portal does by itself, as to end a filing with its company, is no action of a screen. */
export interface ActionToPerform<
  Action extends Exclude<FilingAction, ByItself> = Exclude<FilingAction, ByItself>,
> extends PerformActionRequest {
  readonly applicationId: string;
  readonly action: Action;
}

const performAction = (
  gateway: ShellApi['gateway'],
  { applicationId, action, ...body }: ActionToPerform,
  {
    idempotencyKey,
    query,
    quiet,
  }: { readonly idempotencyKey: string; readonly query: { readonly definition?: string }; readonly quiet: boolean },
) =>
  gateway.request<ApplicationDetail>({
    path: `/external/api/application/${applicationId}/${action}`,
    method: 'POST',
    query,
    body: { kind: 'json', value: body },
    idempotencyKey,
    quiet: { successToast: quiet },
  });

/** What the gateway offers of the actions that a screen performs, allowed or with the reason why not. */
export function offeredOf<Action extends Exclude<FilingAction, ByItself>>(
  { allowedActions }: Pick<ApplicationDetail, 'allowedActions'>,
  performs: readonly Action[],
): (AllowedAction & { readonly action: Action }) | undefined {
  for (const action of performs) {
    const entry = allowedActions.find((offered) => offered.action === action);
    if (entry !== undefined) return { ...entry, action };
  }
  return undefined;
}

/**
 * The actions of a screen on an application: of the list that the screen states, and of no other. Repeating one after a
 * lost answer does it once: the key stays while the content does.
 */
export function usePerformAction<Action extends Exclude<FilingAction, ByItself>>(
  performs: readonly Action[],
  { quiet = false }: { readonly quiet?: boolean } = {},
) {
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  const attempt = useIdempotencyKey();
  const definitionQuery = useDefinitionQuery();
  return useMutation({
    mutationFn: async (action: ActionToPerform<Action>) => {
      if (!performs.includes(action.action))
        throw new Error(`The screen does not state that it performs ${action.action}`);
      return performAction(gateway, action, {
        idempotencyKey: attempt.keyFor(action),
        query: definitionQuery(cache.known(action.applicationId)?.processName),
        quiet,
      });
    },
    onSuccess: (detail) => {
      attempt.renew();
      cache.put(detail);
      void cache.refreshLists();
    },
  });
}
