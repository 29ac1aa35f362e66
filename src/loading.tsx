import { useEffect, useState } from 'react';
import { CHUNK_TIMEOUT_MS } from './domain/chunk';
import { ChunkTimeout } from './runtime/chunks';

/**
 * The empty placeholder of spec §4, shown while the user or a page's code is loaded. Waiting for code longer than 120 s
 * counts as a failed chunk (spec §9), whatever the bundler.
 */
export default function Loading() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CHUNK_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (late) throw new ChunkTimeout();
  return (
    <div className="boot" aria-hidden="true">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--brand)" />
        <circle cx="16" cy="16" r="5" fill="var(--on-brand)" />
      </svg>
    </div>
  );
}
