import type { RegistryEntry } from '@registrar/contract/registry';
import type { RemoteFailureKind } from './remote-failure';

/**
 * Failures of code that came, or came damaged, or takes what is not given: another version may do better, while a
 * broken line breaks every version.
 */
const ofTheVersion: readonly RemoteFailureKind[] = [
  'crash',
  'mount',
  'mount-timeout',
  'chunk',
  'messages',
  'bad-manifest',
  'bad-contract',
  'bad-entry',
  'module',
  'incompatible-exports',
];

/**
 * What does not fit the shell is described by the same entry as the version before it; beside a canary stands an entry
 * of its own.
 */
export const mayHelp = (kind: RemoteFailureKind, besideCanary: boolean): boolean =>
  ofTheVersion.includes(kind) || (besideCanary && kind.startsWith('incompatible'));

/** The same remote at its previous version: the folders of old releases stay where they are. */
export function previousEntry(entry: RegistryEntry): RegistryEntry | null {
  const { previous } = entry;
  if (previous === undefined || previous === entry.version) return null;
  const marker = `/${entry.version}/`;
  if (!entry.base.endsWith(marker)) return null;
  const { previous: _older, ...rest } = entry;
  return { ...rest, version: previous, base: `${entry.base.slice(0, -marker.length)}/${previous}/` };
}
