import { Component, type ReactNode } from 'react';
import { reloadWhenReachable } from '../reload-when-reachable.ts';
import { ErrorView } from './error-view.tsx';

/** Shows the error page in the place of a page that cannot be shown, so that the frame with its ways on stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Without a connection a reload would leave nothing: what is there is tried again. */
  private readonly retry = async () => {
    if (!(await reloadWhenReachable())) this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? <ErrorView retry={this.retry} /> : this.props.children;
  }
}
