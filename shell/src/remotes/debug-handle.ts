import '@registrar/contract/debug-handle';
import type { RemoteLoader } from './load-remote';
import { localPages } from './local-pages';
import type { RegistryState } from './registry-client';

export interface DebugHandleOptions {
  readonly loaders: ReadonlyMap<string, RemoteLoader>;
  readonly registry: () => Pick<RegistryState, 'document' | 'besideCanary'>;
  readonly isFallenBack: (remote: string) => boolean;
}

export function exposeDebugHandle({ loaders, registry, isFallenBack }: DebugHandleOptions): void {
  window.__REGISTRAR__ = {
    remotes: () =>
      [...loaders]
        .filter(([name]) => name !== localPages)
        .map(([name, loader]) => ({
          name,
          version: loader.loadedVersion() ?? registry().document.remotes[name]?.version ?? null,
          source: isFallenBack(name) ? 'fallback' : sourceOf(name, registry()),
          state: loader.state(),
        })),
  };
}

function sourceOf(
  name: string,
  { document, besideCanary }: Pick<RegistryState, 'document' | 'besideCanary'>,
): 'pin' | 'canary' | 'registry' {
  if (document.pins?.[name] !== undefined) return 'pin';
  return name in besideCanary ? 'canary' : 'registry';
}
