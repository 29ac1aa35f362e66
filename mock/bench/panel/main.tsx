import { createRoot } from 'react-dom/client';
import { Frame } from './Frame';

export function openPanel(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('mock/bench: index.html has no #root');
  document.documentElement.classList.add('bench', 'css-var-bench');
  createRoot(root).render(<Frame />);
}
