import { Component, type ReactNode } from 'react';
import { announce } from '@/lib/browser/announce';

interface Props {
  readonly children: ReactNode;
  /** A new value, for example of the path, gives the children another chance. */
  readonly resetKey?: string;
  /** Shown in place of the children; `retry` gives them another chance. */
  fallback(retry: () => void): ReactNode;
}
interface State {
  readonly failed: boolean;
  readonly lastKey?: string | undefined;
}

/** Catches the errors of its children, so that the page around them stays alive. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { failed, lastKey }: State): State {
    return { failed: failed && lastKey === resetKey, lastKey: resetKey };
  }

  override componentDidCatch(error: unknown): void {
    announce('crash', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}
