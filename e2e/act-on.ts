import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { trueStatement } from '@registrar/domain/processes/definition/declarations';
import type { GatewayCalls } from './gateway-calls';

const APPLICATION = '/external/api/application';

/**
 * An action on a filing by the gateway's own call, with what its page brings along: the declaration of a submission,
 * and the checklist marked before it is verified.
 */
export async function actOn<T = ApplicationDetail>(
  by: GatewayCalls,
  { id, version }: { readonly id: string; readonly version: number },
  action: string,
  more: object = {},
): Promise<T> {
  if (action === 'verify') await markChecklist(by, id);
  const declared = action === 'submit' || action === 'resubmit' ? { declared: [trueStatement.key] } : {};
  return by.post<T>(`${APPLICATION}/${id}/${action}`, { version, ...declared, ...more });
}

async function markChecklist(officer: GatewayCalls, id: string): Promise<void> {
  const { checklist } = await officer.get<ApplicationDetail>(`${APPLICATION}/${id}`);
  for (const { key, checked } of checklist ?? [])
    if (checked === null) await officer.put(`${APPLICATION}/${id}/checklist/${key}`, { checked: true });
}
