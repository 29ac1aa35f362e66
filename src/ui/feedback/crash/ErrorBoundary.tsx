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
  readonly hasFailed: boolean;
  readonly lastKey?: string | undefined;
}

/** Catches the errors of its children, so that the page around them stays alive. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { hasFailed, lastKey }: State): State {
    return { hasFailed: hasFailed && lastKey === resetKey, lastKey: resetKey };
  }

  override componentDidCatch(error: unknown): void {
    announce('crash', error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
