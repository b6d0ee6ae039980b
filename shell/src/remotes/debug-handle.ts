import type { RegistryDocument } from '@registrar/contract/registry';
import type { LoadState, RemoteLoader } from './load-remote';
import { localPages } from './local-pages';

export interface RemoteOverview {
  readonly name: string;
  readonly version: string | null;
  readonly source: 'registry' | 'pin' | 'fallback';
  readonly state: LoadState;
}

declare global {
  interface Window {
    /** For testers and operators: which version of which remote runs in this tab. */
    __REGISTRAR__?: { remotes(): readonly RemoteOverview[] };
  }
}

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
