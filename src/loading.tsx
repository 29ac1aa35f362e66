/** The empty placeholder of spec §4, shown while the user or a page's code is loaded. */
export default function Loading() {
  return (
    <div className="boot" aria-hidden="true">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--brand)" />
        <circle cx="16" cy="16" r="5" fill="var(--on-brand)" />
      </svg>
    </div>
  );
}
