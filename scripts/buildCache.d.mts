/** Describes a build that an earlier run may have made already. */
export function cachedBuild(build: {
  readonly root: string;
  readonly output: string;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}): { isUpToDate(): boolean; save(): void };
