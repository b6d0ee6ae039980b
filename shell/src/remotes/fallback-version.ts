import type { RegistryEntry } from '@registrar/contract/registry';

/** The same remote at its previous version: the folders of old releases stay where they are. */
export function previousEntry(entry: RegistryEntry): RegistryEntry | null {
  const { previous } = entry;
  if (previous === undefined || previous === entry.version) return null;
  const marker = `/${entry.version}/`;
  if (!entry.base.endsWith(marker)) return null;
  const { previous: _older, ...rest } = entry;
  return { ...rest, version: previous, base: `${entry.base.slice(0, -marker.length)}/${previous}/` };
}
