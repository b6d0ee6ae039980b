import { takesCanary } from '@registrar/contract/canary';
import type { RegistryDocument, RegistryEntry } from '@registrar/contract/registry';

export interface ChosenVersions {
  readonly document: RegistryDocument;
  /** Entries of the remotes that this browser has as a canary, as everybody else has them. */
  readonly besideCanary: Readonly<Record<string, RegistryEntry>>;
}

/**
 * The registry as this browser takes it: where it is among the share of a canary, the canary stands in the entry's
 * place, with its own addresses. A pinned entry carries no canary, so that a pin wins.
 */
export function chooseVersions(document: RegistryDocument, browser: string): ChosenVersions {
  const taking = Object.entries(document.remotes).filter(
    ([name, { canary }]) => canary !== undefined && takesCanary(browser, name, canary),
  );
  if (taking.length === 0) return { document, besideCanary: {} };
  return {
    document: {
      ...document,
      remotes: { ...document.remotes, ...Object.fromEntries(taking.map(([name, entry]) => [name, asCanary(entry)])) },
    },
    besideCanary: Object.fromEntries(taking),
  };
}

function asCanary({ canary, ...entry }: RegistryEntry): RegistryEntry {
  if (canary === undefined) return entry;
  const { version, base, contract, requires, routes, filings } = canary;
  return { ...entry, version, base, contract, requires, routes, filings, previous: entry.version };
}
