import '@registrar/contract/debug-handle';
import type { RegistryDocument } from '@registrar/contract/registry';
import type { RemoteLoader } from './load-remote';
import { localPages } from './local-pages';

export interface DebugHandleOptions {
  readonly loaders: ReadonlyMap<string, RemoteLoader>;
  readonly document: () => RegistryDocument;
  readonly isFallenBack: (remote: string) => boolean;
}

export function exposeDebugHandle({ loaders, document, isFallenBack }: DebugHandleOptions): void {
  window.__REGISTRAR__ = {
    remotes: () =>
      [...loaders]
        .filter(([name]) => name !== localPages)
        .map(([name, loader]) => ({
          name,
          version: loader.loadedVersion() ?? document().remotes[name]?.version ?? null,
          source: isFallenBack(name) ? 'fallback' : document().pins?.[name] !== undefined ? 'pin' : 'registry',
          state: loader.state(),
        })),
  };
}
