import { isChunkError } from '@registrar/runtime';
import type { RemoteFrame } from './remote-frame';

/**
 * Promises that a remote has left without a listener. Which remote it was stands in the addresses of message and
 * stack; a missing chunk is healed like one that a boundary has caught.
 */
export function watchUnhandled(
  target: Pick<Window, 'addEventListener'>,
  frames: ReadonlyMap<string, Pick<RemoteFrame, 'handleError'>>,
  report: (error: unknown, where: string) => void,
): void {
  target.addEventListener('unhandledrejection', ({ reason }) => {
    const remote = remoteOf(reason);
    const frame = remote && frames.get(remote.name);
    if (!frame) return;
    report(reason, `${remote.name} ${remote.version}`);
    if (isChunkError(reason)) frame.handleError(reason);
  });
}

export function remoteOf(error: unknown): { readonly name: string; readonly version: string } | null {
  if (!(error instanceof Error)) return null;
  const [, name, version] = /\/remotes\/([\w-]+)\/([^/\s]+)\//.exec(`${error.message}\n${error.stack ?? ''}`) ?? [];
  return name !== undefined && version !== undefined ? { name, version } : null;
}
