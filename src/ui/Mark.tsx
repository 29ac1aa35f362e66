/** The brand's mark in the middle of what it stands in: something is on its way. */
export function Mark() {
  return (
    <div className="boot" aria-hidden="true">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--brand)" />
        <circle cx="16" cy="16" r="5" fill="var(--on-brand)" />
      </svg>
    </div>
  );
}
