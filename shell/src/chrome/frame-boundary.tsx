import { Component, lazy, Suspense, type ReactNode } from 'react';
import { reportError } from '../services/error-reports';

const ErrorPage = lazy(() => import('./fallback-pages/error-page'));

/** The generic error page of the specification, for faults of the frame itself; a remote's faults never come here. */
export class FrameBoundary extends Component<{ readonly children: ReactNode }, { readonly errorId: string | null }> {
  override state: { readonly errorId: string | null } = { errorId: null };

  static getDerivedStateFromError(error: unknown): { readonly errorId: string } {
    return { errorId: reportError(error, 'shell/frame') };
  }

  override render(): ReactNode {
    const { errorId } = this.state;
    if (errorId === null) return this.props.children;
    return (
      <Suspense fallback={null}>
        <ErrorPage errorId={errorId} />
      </Suspense>
    );
  }
}
