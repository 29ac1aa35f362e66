import { createRoot } from 'react-dom/client';
import { Frame } from './Frame';

/** Opens the bench in this window: the portal in a frame, and the panel beside it. */
export function openPanel(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('mock/bench: index.html has no #root');
  document.documentElement.classList.add('bench', 'css-var-bench');
  createRoot(root).render(<Frame />);
}
