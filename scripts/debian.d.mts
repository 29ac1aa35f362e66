/**
 * Installs Debian's packages, as root or by sudo, with the packages they recommend only if asked to. Returns the names of those that
 * could not be installed.
 */
export function installDebian(
  names: readonly string[],
  options?: { readonly recommended?: boolean },
): string[];

/** As `installDebian`, for those packages that are missing. */
export function ensureDebian(names: readonly string[]): string[];
