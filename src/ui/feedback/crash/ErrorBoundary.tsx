import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** A new value, for example of the path, gives the children another chance. */
  readonly resetKey?: string;
  /** Shown in place of the children; `retry` gives them another chance. */
  fallback(retry: () => void): ReactNode;
}
interface State {
  readonly failed: boolean;
  readonly failedKey?: string | undefined;
}

const NOT_FAILED: State = { failed: false };

/** Catches the errors of its children, so that the page around them stays alive. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = NOT_FAILED;

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (!state.failed) return { failedKey: props.resetKey };
    return state.failedKey === props.resetKey ? null : { ...NOT_FAILED, failedKey: props.resetKey };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState(NOT_FAILED));
  }
}
