import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isExportNames, missingExports, describeExport, type ExportNames } from '@registrar/contract/shell-exports';
import { RemoteTransportError, type RemoteFailureKind } from './remote-failure';

export interface FederationPluginOptions {
  /** Called before the runtime wraps the reason into its own error. */
  readonly onFailure: (url: string, kind: RemoteFailureKind, cause: unknown) => void;
  /** How many attempts were made at the remote whose file this is. */
  readonly attemptOf: (url: string) => number;
  /** What this shell gives to remotes. */
  readonly given: ExportNames;
}

const manifestWithin = 5_000;
const entryWithin = 8_000;

/** What the runtime leaves open: an honest manifest, a limit for everything, and a fresh address for each retry. */
export function federationPlugin({
  onFailure,
  attemptOf,
  given,
}: FederationPluginOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'registrar-federation',

    async fetch(url, init) {
      try {
        return await fetchManifest(url, init, attemptOf(url), given);
      } catch (error) {
        const kind = error instanceof RemoteTransportError ? error.kind : isTimeout(error) ? 'timeout' : 'unreachable';
        onFailure(url, kind, error);
        throw error;
      }
    },

    createScript({ url, attrs }) {
      const script = document.createElement('script');
      const attempt = attemptOf(url);
      // A second request for the same address would wait behind the first one that hangs.
      script.src = attempt > 0 ? `${url}?retry=${attempt}` : url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.dataset['remote'] = url;
      for (const [name, value] of Object.entries(attrs ?? {})) {
        if (typeof value === 'string' && name !== 'src' && name !== 'crossorigin') script.setAttribute(name, value);
      }
      script.addEventListener('error', () => onFailure(url, 'unreachable', undefined));
      return { script, timeout: entryWithin };
    },

    createLink({ url, attrs }) {
      if (attrs?.['rel'] !== 'preload') return undefined;
      // A preload that no page needs within seconds is a complaint in the console; a prefetch may wait.
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = url;
      if (typeof attrs['as'] === 'string') link.as = attrs['as'];
      link.crossOrigin = 'anonymous';
      return link;
    },
  };
}

/** `200 OK` with an error inside or with a page instead of JSON is not a manifest (federation.md). */
async function fetchManifest(url: string, init: RequestInit, attempt: number, given: ExportNames): Promise<Response> {
  // Its address carries the version, so the browser's copy is as good as a new one, unless the copy was the fault.
  const answer = await fetch(url, {
    ...init,
    cache: attempt > 0 ? 'reload' : 'default',
    signal: AbortSignal.timeout(manifestWithin),
  });
  if (!answer.ok) throw new RemoteTransportError('unreachable', `${url} answered ${answer.status}`);
  const body = await answer.text();
  const manifest = manifestIn(body);
  if (manifest === null) throw new RemoteTransportError('bad-manifest', `${url} is not a manifest`);
  const missing = isExportNames(manifest.takes) ? missingExports(manifest.takes, given) : [];
  if (missing.length > 0)
    throw new RemoteTransportError(
      'incompatible-exports',
      `this shell does not give ${missing.map(describeExport).join(', ')}`,
    );
  return new Response(body, { status: 200, headers: { 'Content-Type': 'application/json' } });
}

function manifestIn(body: string): { readonly takes?: unknown } | null {
  try {
    const value: unknown = JSON.parse(body);
    if (
      typeof value !== 'object' ||
      value === null ||
      !('metaData' in value) ||
      !('exposes' in value) ||
      !('shared' in value)
    )
      return null;
    return 'takes' in value ? { takes: value.takes } : {};
  } catch {
    return null;
  }
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
