import type { ShellApi } from '@registrar/contract/shell-api';

/** As the real shell does: calls, subscriptions and leave guards of a visit end with it, at the latest. */
export function shellForVisit(shell: ShellApi, signal: AbortSignal): ShellApi {
  const endWithVisit = (stop: () => void): (() => void) => {
    const end = () => {
      signal.removeEventListener('abort', end);
      stop();
    };
    signal.addEventListener('abort', end, { once: true });
    return end;
  };
  return {
    ...shell,
    gateway: {
      request: (request) =>
        shell.gateway.request({
          ...request,
          signal: request.signal === undefined ? signal : AbortSignal.any([signal, request.signal]),
        }),
    },
    socket: {
      status: shell.socket.status,
      subscribe: (destination, onMessage) => endWithVisit(shell.socket.subscribe(destination, onMessage)),
      onResync: (listener) => endWithVisit(shell.socket.onResync(listener)),
    },
    navigation: {
      to: (path, options) => shell.navigation.to(path, options),
      guardLeave: (isDirty, save) => endWithVisit(shell.navigation.guardLeave(isDirty, save)),
      setTitle: (title) => shell.navigation.setTitle(title),
    },
    reportError: (error, where) => shell.reportError(error, where),
  };
}
