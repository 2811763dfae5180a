import { Component, type ReactNode, Suspense } from 'react';

type ErrorBoundaryProps = {
  fallback: ReactNode | ((retry: () => void) => ReactNode);
  children: ReactNode;
};

/** Shows `fallback` where a part fails to render; as a function, it may have the part tried again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = () => this.setState({ hasFailed: false });

  override render() {
    const { fallback, children } = this.props;
    if (!this.state.hasFailed) return children;
    return typeof fallback === 'function' ? fallback(this.retry) : fallback;
  }
}

/** Shows the fallback until a lazy part is loaded, and for good where it cannot be loaded. */
export function LazyBoundary({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
