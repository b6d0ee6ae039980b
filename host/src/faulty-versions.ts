import type { RegistryDocument } from '@registrar/contract/registry';
import { WITNESSES_OF_A_FAULT, type FaultLedger, type VersionFaults } from './fault-ledger';
import type { RegistryChange, RegistryStore } from './registry-store';

/** Who stands in the audit log where nobody has asked for the change. */
export const HOST = 'host';

export type Remedy =
  | { readonly kind: 'none' }
  | { readonly kind: 'changed'; readonly action: RemedyAction; readonly document: RegistryDocument }
  | { readonly kind: 'refused'; readonly action: RemedyAction; readonly problems: readonly string[] };

export const remedyActions = ['end-canary', 'rollback'] as const;
export type RemedyAction = (typeof remedyActions)[number];

/**
 * Withdraws a version that has crashed for three people within a minute, where its release asked for that: a canary
 * ends, a guarded version gives way to the one before. Both can happen once only, because afterwards the
 * registry names neither a canary nor a guard for this version.
 */
export function remedy(store: RegistryStore, ledger: FaultLedger, remote: string, version: string): Remedy {
  const faults = ledger.of(remote, version);
  const action = actionFor(store, remote, version);
  if (faults?.faultSince == null || action === null) return { kind: 'none' };
  const change: RegistryChange = {
    remote,
    expected: { registry: store.document.revision },
    reason: reasonOf(faults),
    ...(action === 'end-canary' ? { endCanary: true } : { rollback: true }),
  };
  const result = store.change(change, HOST);
  if (result.kind === 'changed') return { kind: 'changed', action, document: result.document };
  return {
    kind: 'refused',
    action,
    problems: result.kind === 'refused' ? result.problems : [`revision ${result.revision}`],
  };
}

function actionFor(store: RegistryStore, remote: string, version: string): RemedyAction | null {
  const entry = store.document.remotes[remote];
  if (entry?.canary?.version === version) return 'end-canary';
  return entry?.version === version && entry.guarded === true && entry.previous !== undefined ? 'rollback' : null;
}

const reasonOf = ({ version, codes }: VersionFaults): string =>
  `${version}: crashed for ${WITNESSES_OF_A_FAULT} people within a minute (${Object.keys(codes).join(', ')})`;
