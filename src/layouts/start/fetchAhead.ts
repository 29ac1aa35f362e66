/** What decides whether code is fetched before anybody needs it. */
export interface Surroundings {
  /** The customer asked for few bytes (Save-Data). */
  readonly savesData: boolean;
  readonly isVisible: boolean;
}

/** Whether code may be fetched ahead: never against the customer's wish, and not for a tab that nobody looks at. */
export function mayFetchAhead({ savesData, isVisible }: Surroundings): boolean {
  return isVisible && !savesData;
}

/** A page of the portal, as far as fetching it ahead goes. */
interface AheadPage {
  readonly isPublic: boolean;
  readonly isLoaded: boolean;
}

/**
 * What is fetched ahead next: the pages for signed-in customers one after another, then the parts that are missing; null
 * when all of it is here.
 */
export function nextAhead<P extends AheadPage, T>(
  pages: readonly P[],
  missingParts: readonly T[],
): P | T | null {
  const page = pages.find(({ isPublic, isLoaded }) => !isPublic && !isLoaded);
  return page ?? missingParts[0] ?? null;
}
