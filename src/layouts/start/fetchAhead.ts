/** The conditions for fetching code ahead. */
export interface Surroundings {
  /** True when the customer asked for little traffic (Save-Data). */
  readonly savesData: boolean;
  readonly isVisible: boolean;
}

/** True when code may be fetched ahead: never with Save-Data, and never for a hidden tab. */
export function mayFetchAhead({ savesData, isVisible }: Surroundings): boolean {
  return isVisible && !savesData;
}

/** A page that may be fetched ahead. */
interface AheadPage {
  readonly isPublic: boolean;
  readonly isLoaded: boolean;
}

/**
 * Returns the next code to fetch ahead: the signed-in pages one after another, then the missing parts; null when everything has
 * loaded.
 */
export function nextAhead<P extends AheadPage, T>(
  pages: readonly P[],
  missingParts: readonly T[],
): P | T | null {
  const page = pages.find(({ isPublic, isLoaded }) => !isPublic && !isLoaded);
  return page ?? missingParts[0] ?? null;
}
