import { Component, type ReactNode } from 'react';
import { FaultPanel } from './fault-panel';
import { useFaultReport } from './use-fault-report';

interface RootBoundaryProps {
  /** Tells of every change of the path; the boundary then tries again. */
  readonly onPathChange: (listener: () => void) => () => void;
  readonly children: ReactNode;
}

interface Caught {
  readonly error: unknown;
}

function RootFault({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return <FaultPanel error={error} errorId={useFaultReport(error)} onRetry={onRetry} />;
}

/** The last boundary of a remote, for what lies outside its routes. */
export class RootBoundary extends Component<RootBoundaryProps, { readonly caught: Caught | null }> {
  override state: { readonly caught: Caught | null } = { caught: null };
  private stopListening: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown): { readonly caught: Caught } {
    return { caught: { error } };
  }

  override componentDidMount(): void {
    this.stopListening = this.props.onPathChange(this.reset);
  }

  override componentWillUnmount(): void {
    this.stopListening?.();
  }

  private readonly reset = (): void => {
    if (this.state.caught !== null) this.setState({ caught: null });
  };

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === null ? this.props.children : <RootFault error={caught.error} onRetry={this.reset} />;
  }
}
