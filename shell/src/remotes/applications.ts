import type { RegistryEntry } from '@registrar/contract/registry';
import type { RemoteApp } from '@registrar/contract/remote-app';
import type { ShellApi } from '@registrar/contract/shell-api';
import { createStore, type ValueStore } from '../services/value-store';
import { createRemoteLoader, type RemoteLoader, type RemoteTransport } from './load-remote';
import { localEntry, localPages, localTransport } from './local-pages';
import {
  createRemoteFrame,
  type FrameStatus,
  type RemoteFault,
  type RemoteFrame,
  type VisitOfRemote,
} from './remote-frame';
import type { RemoteFailureKind } from './remote-failure';
import { mountParcel, registerFrame, removeFrame } from './routing';

/** All remotes that the portal knows, each with its loader and its frame. */
export interface Applications {
  readonly frames: ReadonlyMap<string, RemoteFrame>;
  readonly loaders: ReadonlyMap<string, RemoteLoader>;
  readonly status: ValueStore<FrameStatus>;
  /** Whether texts of this name are being read: a remote's only while it is shown, the shell's own always. */
  isOnScreen(namespace: string): boolean;
  /** Remotes come and go with the registry. */
  follow(names: readonly string[]): void;
}

export interface ApplicationsOptions {
  readonly transport: RemoteTransport;
  readonly entry: (remote: string) => RegistryEntry | undefined;
  readonly outlet: HTMLElement;
  readonly isActive: (remote: string, path: string) => boolean;
  readonly loadMessages: (app: RemoteApp) => Promise<void>;
  readonly createShellApi: (app: string, visit: VisitOfRemote) => ShellApi;
  readonly settled: () => Promise<unknown>;
  readonly refreshRegistry: () => Promise<void>;
  readonly previous: (remote: string, kind: RemoteFailureKind) => (() => void) | null;
  readonly isShellOutdated: () => boolean;
  readonly report: (error: unknown, where: string, errorId: string) => void;
  readonly reportFault: (remote: string, fault: RemoteFault) => void;
}

export function createApplications(options: ApplicationsOptions): Applications {
  const frames = new Map<string, RemoteFrame>();
  const loaders = new Map<string, RemoteLoader>();
  const status = createStore<FrameStatus>({ phase: 'empty' });

  const add = (name: string): void => {
    const isLocal = name === localPages;
    const entry = (): RegistryEntry | undefined => (isLocal ? localEntry : options.entry(name));
    const loader = createRemoteLoader({
      name,
      entry,
      transport: isLocal ? localTransport : options.transport,
      loadMessages: options.loadMessages,
    });
    const frame = createRemoteFrame({
      name,
      entry,
      loader,
      outlet: options.outlet,
      status,
      mountParcel,
      createShellApi: options.createShellApi,
      settled: options.settled,
      refreshRegistry: options.refreshRegistry,
      previous: (kind) => (isLocal ? null : options.previous(name, kind)),
      isShellOutdated: options.isShellOutdated,
      report: (error, errorId) => options.report(error, name, errorId),
      reportFault(fault) {
        if (!isLocal) options.reportFault(name, fault);
      },
    });
    loaders.set(name, loader);
    frames.set(name, frame);
    registerFrame(name, frame, (path) => options.isActive(name, path));
  };

  add(localPages);
  return {
    frames,
    loaders,
    status,
    isOnScreen(namespace) {
      const shown = status.get();
      return !frames.has(namespace) || (shown.phase === 'shown' && shown.remote === namespace);
    },
    follow(names) {
      for (const name of names) if (!frames.has(name)) add(name);
      for (const name of frames.keys()) {
        if (name === localPages || names.includes(name)) continue;
        frames.delete(name);
        loaders.delete(name);
        void removeFrame(name);
      }
    },
  };
}
