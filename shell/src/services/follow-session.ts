import type { ModuleList } from '../access/module-list';
import type { Prefetch } from '../remotes/prefetch';
import type { RegistryClient } from '../remotes/registry-client';
import type { NavigationService } from './navigation';
import type { NotificationsService } from './notifications';
import type { PortalNoticesService } from './portal-notices';
import type { SessionService } from './session';
import type { SocketService } from './socket';

export interface SessionFollowers {
  readonly session: SessionService;
  readonly modules: ModuleList;
  readonly socket: SocketService;
  readonly notifications: NotificationsService;
  readonly portalNotices: PortalNoticesService;
  readonly navigation: NavigationService;
  readonly registry: RegistryClient;
  readonly prefetch: Prefetch;
}

const refreshOnFocusAfter = 5 * 60_000;

/** What begins with a session and ends with it: the module list, the socket and the shell's own topics. */
export function followSession(followers: SessionFollowers): void {
  const { session, modules, socket, notifications, portalNotices, navigation, registry, prefetch } = followers;
  let stopListening: (() => void) | null = null;
  let refreshedAt = Date.now();

  const begin = (): void => {
    void modules.refresh();
    void socket.activate();
  };
  const end = (): void => {
    stopListening?.();
    stopListening = null;
    modules.clear();
    notifications.clear();
    void socket.deactivate();
  };
  const onModules = (): void => {
    const state = modules.state.get();
    if (state.status === 'ready' && !stopListening) {
      const { id: userId, kind } = state.init.user;
      const stops = [
        notifications.listen({ userId }),
        portalNotices.listen(kind),
        socket.subscribe('/topic/registry', (body) => {
          const revision = revisionIn(body);
          if (revision !== null) registry.announce(revision);
        }),
      ];
      stopListening = () => stops.forEach((stop) => stop());
      prefetch.whenIdle();
    }
    navigation.reconsider();
  };

  modules.state.subscribe(onModules);
  session.signedIn.subscribe(() => {
    if (session.signedIn.get()) begin();
    else end();
    navigation.reconsider();
  });
  window.addEventListener('focus', () => {
    if (!session.signedIn.get() || Date.now() - refreshedAt < refreshOnFocusAfter) return;
    refreshedAt = Date.now();
    void modules.refresh();
  });
  if (session.signedIn.get()) begin();
}

function revisionIn(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('revision' in body)) return null;
  return typeof body.revision === 'number' ? body.revision : null;
}
