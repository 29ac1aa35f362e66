/**
 * Installs Debian's packages, as root or by sudo, with what they recommend only if asked to. Gives the names of those that could not be
 * installed.
 */
export function installDebian(
  names: readonly string[],
  options?: { readonly recommended?: boolean },
): string[];
