import { readOwnFile } from '../../api/read-own-file.ts';

/** Packages of others under the same words. */
export interface Licence {
  /** As packages name theirs: "MIT", "(MIT OR Apache-2.0)". */
  readonly licence: string;
  readonly text: string;
  /** Without a version where it was packed into another one. */
  readonly packages: readonly { readonly name: string; readonly version?: string }[];
}

/** What stands in a build of others, written by the build when all else is. @throws {ApiError} or {OfflineError} where it cannot be fetched */
export const readLicences = async (): Promise<readonly Licence[]> =>
  // Our own file: it is as it was made.
  (await readOwnFile('/licence-texts.json')) as readonly Licence[];
