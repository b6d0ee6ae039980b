import type { GatewayRequest, ReadonlyStore, Session, ShellApi } from '@registrar/contract/shell-api';
import type { ModuleList } from '../access/module-list';
import type { Configuration } from './configuration';
import type { LanguageService } from './language';
import type { LeaveGuard } from './leave-guard';
import type { NavigationService } from './navigation';
import type { SignIn } from './sign-in';
import type { SocketService } from './socket';
import type { TabDetails } from './tab-details';
import type { ToastService } from './toast';

export interface ShellServices {
  readonly session: ReadonlyStore<Session | null>;
  readonly modules: ModuleList;
  readonly language: LanguageService;
  readonly theme: ShellApi['theme'];
  readonly gateway: ShellApi['gateway'];
  readonly toast: ToastService;
  readonly socket: SocketService;
  readonly navigation: NavigationService;
  readonly guard: LeaveGuard;
  readonly tab: TabDetails;
  readonly filings: NonNullable<ShellApi['filings']>;
  readonly configuration: Configuration;
  readonly signIn: SignIn;
  readonly signOut: () => Promise<void>;
  readonly reportError: (error: unknown, where: string) => string;
}

export interface Visit {
  readonly signal: AbortSignal;
  /** Left out for the shell's own pages around the remotes, which no frame draws afresh. */
  readonly recovery?: ShellApi['recovery'];
  readonly onError?: (error: unknown, where: string, errorId: string) => void;
}

/** The shell as one visit of a remote sees it: nothing it leaves behind outlives `signal`. */
export function createShellApi(
  services: ShellServices,
  namespace: string,
  { signal, recovery, onError = () => undefined }: Visit,
): ShellApi {
  const untilLeft = (stop: () => void): (() => void) => {
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
    return () => {
      signal.removeEventListener('abort', stop);
      stop();
    };
  };
  const withSignal = (request: GatewayRequest): GatewayRequest => ({
    ...request,
    signal: request.signal ? AbortSignal.any([request.signal, signal]) : signal,
  });
  const { modules, navigation, socket } = services;

  return {
    contract: 1,
    session: services.session,
    access: { can: modules.can, revision: modules.revision, refresh: modules.refresh },
    language: services.language.language,
    speak(language) {
      // texts that cannot be fetched leave the page in the language it has
      if (!signal.aborted) void services.language.switchTo(language).catch(() => undefined);
    },
    theme: services.theme,
    gateway: { request: (request) => services.gateway.request(withSignal(request)) },
    toast: { show: (toast) => services.toast.show(toast, namespace) },
    socket: {
      // The caller names the shape of the topic's messages; it checks what it does not trust.
      subscribe: <T>(destination: string, onMessage: (body: T) => void) =>
        untilLeft(socket.subscribe(destination, (body) => onMessage(body as T))),
      status: socket.status,
      onResync: (listener) => untilLeft(socket.onResync(listener)),
    },
    navigation: {
      to(path, options) {
        // Somebody who has left the page is not pulled to where an old answer wanted to go.
        if (!signal.aborted) navigation.to(path, options);
      },
      guardLeave: (isDirty, save) => untilLeft(services.guard.add(isDirty, save)),
      setTitle(title) {
        if (!signal.aborted) navigation.setTitle(title);
      },
    },
    tab: services.tab.of(namespace),
    filings: services.filings,
    configuration: services.configuration.settings,
    ...(recovery && { recovery }),
    auth: { ...services.signIn, signOut: services.signOut },
    reportError(error, where) {
      const errorId = services.reportError(error, where);
      onError(error, where, errorId);
      return errorId;
    },
  };
}
