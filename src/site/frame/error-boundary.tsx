import { Component, type ReactNode } from 'react';
import { ErrorView } from './error-view.tsx';

/** Shows the error page in the place of a page that cannot be shown, so that the frame with its ways on stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorView retry={() => window.location.reload()} /> : this.props.children;
  }
}
