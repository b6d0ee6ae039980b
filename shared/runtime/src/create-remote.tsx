import type { Messages, RemoteApp, RemoteContext } from '@registrar/contract/remote-app';
import type { Language } from '@registrar/contract/shell-api';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { faultPlace } from './fault-place';
import { PortalProviders, type PortalWrapper } from './portal-providers';
import { createQueryClient } from './query-client';
import { RemoteNameContext } from './remote-name';
import { remoteWindow } from './remote-window';
import { RootBoundary } from './root-boundary';
import { RouteFault } from './route-fault';

export interface RemoteDefinition {
  /** Folder name, name in the registry and namespace of the messages. */
  readonly name: string;
  /** Absolute patterns, as in routes.json; a final `*` route shows the not-found page. */
  readonly routes: RouteObject[];
  readonly loadMessages: (language: Language) => Promise<Messages>;
  /** `UiProvider` of `@registrar/ui`; left out where nothing of the portal's look is drawn. */
  readonly wrapper?: PortalWrapper;
}

function Announce({ onReady }: { readonly onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

function inDevelopment(tree: ReactNode): ReactNode {
  return process.env['NODE_ENV'] === 'development' ? <StrictMode>{tree}</StrictMode> : tree;
}

/** Draws the remote and resolves with the first commit; what it returns takes everything away again. */
async function draw(
  { name, routes, wrapper }: RemoteDefinition,
  { shell, domElement }: RemoteContext,
): Promise<() => Promise<void>> {
  const queryClient = createQueryClient();
  const root = [{ element: <Outlet />, errorElement: <RouteFault />, HydrateFallback: () => null, children: routes }];
  const router = createBrowserRouter(root, { window: remoteWindow() });

  // Nothing that was fetched for one person may be painted for the next.
  let userId = shell.session.get()?.userId;
  const stopWatchingSession = shell.session.subscribe(() => {
    if (shell.session.get()?.userId === userId) return;
    userId = shell.session.get()?.userId;
    queryClient.clear();
  });

  let reactRoot: Root | null = null;
  const takeAway = async () => {
    stopWatchingSession();
    router.dispose();
    reactRoot?.unmount();
    // A query that ends after it was cleared would set itself a timer to be collected by.
    await queryClient.cancelQueries();
    queryClient.clear();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const onUncaughtError = (error: unknown) => {
        shell.reportError(error, faultPlace(name, error));
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      const tree = inDevelopment(
        <RemoteNameContext value={name}>
          <PortalProviders shell={shell} namespace={name} queryClient={queryClient} wrapper={wrapper}>
            <RootBoundary onPathChange={(listener) => router.subscribe(listener)}>
              <RouterProvider router={router} />
            </RootBoundary>
            <Announce onReady={resolve} />
          </PortalProviders>
        </RemoteNameContext>,
      );
      const created = createRoot(domElement, { onUncaughtError });
      reactRoot = created;
      // Drawn in slices: the browser answers to keys and pointer in between.
      startTransition(() => created.render(tree));
    });
  } catch (error) {
    await takeAway();
    throw error;
  }
  return takeAway;
}

/** Makes a remote's only exposed module out of its routes and words. */
export function createRemote(definition: RemoteDefinition): RemoteApp {
  const drawn = new Map<HTMLElement, () => Promise<void>>();
  return {
    contract: 1,
    name: definition.name,
    loadMessages: definition.loadMessages,
    async mount(context) {
      drawn.set(context.domElement, await draw(definition, context));
    },
    async unmount({ domElement }) {
      const takeAway = drawn.get(domElement);
      drawn.delete(domElement);
      await takeAway?.();
    },
  };
}
