import { isChunkError } from '@registrar/runtime';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import { showBootFailure } from '../boot-failure';
import { reportError } from '../services/error-reports';

const ErrorPage = lazy(() => import('./fallback-pages/error-page'));

interface BoundaryState {
  readonly errorId: string | null;
  readonly partIsGone?: boolean;
}

function drawBootFailure(place: HTMLDivElement | null): void {
  if (place) showBootFailure(place, localStorage.getItem('lang'), () => window.location.reload());
}

/** The generic error page of the specification, for faults of the frame itself; a remote's faults never come here. */
export class FrameBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { errorId: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { errorId: reportError(error, 'shell/frame'), partIsGone: isChunkError(error) };
  }

  override render(): ReactNode {
    const { errorId, partIsGone } = this.state;
    if (errorId === null) return this.props.children;
    // Where one part of the shell is gone, the error page may be too.
    if (partIsGone) return <div ref={drawBootFailure} />;
    return (
      <Suspense fallback={null}>
        <ErrorPage errorId={errorId} />
      </Suspense>
    );
  }
}
