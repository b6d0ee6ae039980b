import { useStore } from '@registrar/runtime';
import { PageSkeleton } from '@registrar/ui';
import { lazy, Suspense, useCallback } from 'react';
import type { Decision } from '../access/decide';
import type { FrameStatus } from '../remotes/remote-frame';
import { Breadcrumb } from './breadcrumb';
import { useFrame } from './frame-context';
import styles from './frame.module.css';
import { AccessUnknownPanel, DisabledPanel, RegistryMissingPanel, RemoteFailurePanel } from './status/panels';

const NotFoundPage = lazy(() => import('./fallback-pages/not-found-page'));

/** Where pages are drawn: a remote's own, or what stands in its place. */
export function Content() {
  const portal = useFrame();
  const { decision } = useStore(portal.navigation.place);
  const status = useStore(portal.frame);
  const noRegistry = useStore(portal.registry).source === 'none';
  // The same element in every layout: signing in or out must not throw away what a remote has drawn.
  const place = useCallback((element: HTMLElement | null) => element?.append(portal.outlet), [portal]);
  const instead = insteadOfRemote(decision, status, noRegistry);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={styles['main']}
      data-guard={decision.kind}
      aria-busy={status.phase === 'waiting'}
    >
      <Breadcrumb />
      <div ref={place} className={instead === null ? undefined : styles['hidden']} />
      {instead !== null && <Suspense fallback={<PageSkeleton />}>{instead}</Suspense>}
    </main>
  );
}

function insteadOfRemote(decision: Decision, status: FrameStatus, noRegistry: boolean) {
  switch (decision.kind) {
    case 'redirect':
      return <div />;
    case 'pending':
      return <PageSkeleton />;
    case 'unknown':
      return <AccessUnknownPanel />;
    case 'not-found':
      return noRegistry ? <RegistryMissingPanel /> : <NotFoundPage />;
    case 'forbidden':
      return <NotFoundPage />;
    case 'allow':
      return insteadOfAllowed(status);
  }
}

function insteadOfAllowed(status: FrameStatus) {
  switch (status.phase) {
    case 'empty':
    case 'shown':
      return null;
    case 'waiting':
      return status.skeleton ? <PageSkeleton /> : <div />;
    case 'failed':
      return <RemoteFailurePanel failure={status.failure} onRetry={status.retry} onPrevious={status.takePrevious} />;
    case 'disabled':
      return <DisabledPanel notice={status.notice} />;
  }
}
