import {
  getInstance,
  loadRemote,
  preloadRemote,
  registerPlugins,
  registerRemotes,
  satisfy,
} from '@module-federation/enhanced/runtime';
import { federationPlugin } from './federation-plugin';
import { givenNames } from './given-names';
import type { RemoteTransport } from './load-remote';
import { loadingFaultOf } from './loading-fault';
import { RemoteTransportError, type RemoteFailureKind } from './remote-failure';
import { removeStylesOf } from './remote-styles';
import { bringCommonParts, stageParts } from './staged-parts';

export interface FederationTransport extends RemoteTransport {
  /** Fetches the parts of the shell that nearly every page of a remote shows, and with `run` runs them too. */
  commonParts(options: { readonly run: boolean }): Promise<unknown>;
}

/** Module Federation as the loader sees it: files come, or a reason does. */
export function createFederationTransport(): FederationTransport {
  const bases = new Map<string, string>();
  const attempts = new Map<string, number>();
  const reasons = new Map<string, { kind: RemoteFailureKind; cause: unknown }>();
  const nameOf = (url: string): string | undefined =>
    [...bases].find(([, base]) => new URL(url, document.baseURI).pathname.startsWith(base))?.[0];

  registerPlugins([
    federationPlugin({
      onFailure(url, kind, cause) {
        const name = nameOf(url);
        if (name !== undefined && !reasons.has(name)) reasons.set(name, { kind, cause });
      },
      attemptOf: (url) => attempts.get(nameOf(url) ?? '') ?? 0,
      given: givenNames(),
    }),
  ]);

  // What the shell gives is imported by the shell itself like any other module, so that nothing else has announced it
  // yet.
  void getInstance()?.initializeSharing('default');
  stageParts(shareScope());

  const register = (name: string, base: string, attempt: number): void => {
    const before = bases.get(name);
    const force = attempt > 0 || before !== base;
    if (before !== undefined && before !== base) removeStylesOf(name, before);
    bases.set(name, base);
    attempts.set(name, attempt);
    registerRemotes([{ name: containerName(name), entry: `${base}mf-manifest.json` }], { force });
  };

  return {
    async load(name, base, attempt) {
      register(name, base, attempt);
      reasons.delete(name);
      try {
        return await loadRemote<unknown>(`${containerName(name)}/app`);
      } catch (error) {
        const reason = reasons.get(name);
        throw new RemoteTransportError(reason?.kind ?? loadingFaultOf(error), messageOf(error), {
          cause: reason?.cause ?? error,
        });
      }
    },
    async preload(name, base) {
      if (bases.get(name) !== base) register(name, base, 0);
      try {
        await preloadRemote([{ nameOrAlias: containerName(name), exposes: ['app'], resourceCategory: 'sync' }]);
      } catch (error) {
        // The runtime remembers the failure; the visit itself must register anew to ask again.
        bases.delete(name);
        throw error;
      }
    },
    commonParts: (options) => bringCommonParts(shareScope(), options),
    unmetPackages: (requires) => unmetPackages(requires, providedVersions()),
  };
}

const shareScope = () => getInstance()?.shareScopeMap['default'] ?? {};

/** Versions that the shell put into the share scope. */
function providedVersions(): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(shareScope()).map(([name, versions]) => [name, Object.keys(versions)]));
}

function unmetPackages(
  requires: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.entries(requires)
    .filter(([name, range]) => !(provided[name] ?? []).some((version) => satisfy(version, range)))
    .map(([name, range]) => `${name} ${range}`);
}

/** A remote's container is a global variable, hence no hyphens. */
const containerName = (name: string): string => name.replaceAll('-', '_');

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
