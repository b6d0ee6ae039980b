import type { RegistryDocument, RegistryEntry } from '@registrar/contract/registry';
import { publishedVersions } from './published-remotes';
import type { RegistryStore } from './registry-store';

export type Pins = Readonly<Record<string, string>>;

/** `mf-payments@1.8.2-ab12cd,mf-registration@pr-231`, from the query or the cookie `registrar_pins`. */
export function parsePins(text: string | undefined): Pins {
  const pairs = (text ?? '').split(',').map((pair) => pair.trim().split('@'));
  return Object.fromEntries(pairs.flatMap(([name, version]) => (name && version ? [[name, version]] : [])));
}

export function pinsFromCookie(header: string | undefined): Pins {
  const cookie = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith('registrar_pins='));
  return parsePins(cookie === undefined ? undefined : safelyDecoded(cookie.slice('registrar_pins='.length)));
}

function safelyDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The registry as one reader sees it. A pin names a published version, or the beginning of one (`pr-231` is the newest
 * build of that pull request); anything else is ignored, so a link can never point a person's portal at foreign code.
 */
export function withPins(store: RegistryStore, portalFolder: string, pins: Pins): RegistryDocument {
  const applied: Record<string, string> = {};
  const remotes: Record<string, RegistryEntry> = { ...store.document.remotes };
  for (const [name, wanted] of Object.entries(pins)) {
    const version = publishedVersions(portalFolder, name).find((one) => one === wanted || one.startsWith(`${wanted}-`));
    if (version === undefined) continue;
    const built = store.entryFor(name, version);
    if (!built.ok) continue;
    remotes[name] = built.entry;
    applied[name] = version;
  }
  return Object.keys(applied).length === 0 ? store.document : { ...store.document, remotes, pins: applied };
}
