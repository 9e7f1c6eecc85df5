import { serverRoot } from '../configuration/server-root.ts';

/** Folder of the numbered SQL scripts. */
export const migrations = new URL('migrations/', serverRoot);
