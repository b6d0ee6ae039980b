import { isChunkError } from './chunk-error';

/** `chunk`: code that is gone, which a fresh load heals. `render`: an error of the remote's own. */
export type FaultKind = 'chunk' | 'render';

const SEPARATOR = '/';

/** How a remote names the place of a fault to `shell.reportError`. */
export function faultPlace(remote: string, error: unknown): string {
  const kind: FaultKind = isChunkError(error) ? 'chunk' : 'render';
  return `${remote}${SEPARATOR}${kind}`;
}

/** How the shell reads it again; null for faults that did not come from a remote's root. */
export function parseFaultPlace(where: string): { readonly remote: string; readonly kind: FaultKind } | null {
  const [remote, kind] = where.split(SEPARATOR);
  if (remote === undefined || remote === '' || (kind !== 'chunk' && kind !== 'render')) return null;
  return { remote, kind };
}
