import { Component, type ReactNode } from 'react';
import { isChunkError } from '@/domain/chunk';
import { reloadForChunk } from '@/runtime/chunks';
import { CrashPage } from './CrashPage';

interface Props {
  readonly children: ReactNode;
  /** A new value (the path, say) gives the page another chance. */
  readonly resetKey?: string;
}
interface State {
  readonly error: unknown;
  readonly failedKey?: string | undefined;
}

const WELL: State = { error: null };

/**
 * Catches what a page throws, so that what stands around it stays alive. A chunk that failed to load loads the path
 * again first, once in a row (spec §2, §8).
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = WELL;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (state.error === null) return { failedKey: props.resetKey };
    return state.failedKey === props.resetKey ? null : { ...WELL, failedKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkError(error)) reloadForChunk();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <CrashPage chunk={isChunkError(error)} onRetry={() => this.setState(WELL)} />;
  }
}
