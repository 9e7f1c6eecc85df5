import { nameOrder } from '../formats/name-order.ts';

/** Maximum depth of nested folders. */
export const FOLDER_DEPTH = 3;
/** Maximum length of a folder's name, in characters. */
export const FOLDER_CHARACTERS = 60;

/** Matches characters that a folder's name cannot contain, because some operating system does not allow them. */
const NOT_IN_NAMES = /[\\:*?"<>|\p{Cc}\p{Cs}]/u;

const isName = (name: string): boolean =>
  name.length <= FOLDER_CHARACTERS && !NOT_IN_NAMES.test(name) && !/^\.|\.$/u.test(name);

/** Reads the path of a folder in its stored form: 'Consents/Water'; '' for the top, undefined for an invalid path. */
export function readFolder(path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined;
  const names = path
    .normalize('NFC')
    .split('/')
    .map((name) => name.replaceAll(/\s+/gu, ' ').trim())
    .filter((name) => name !== '');
  return names.length <= FOLDER_DEPTH && names.every(isName) ? names.join('/') : undefined;
}

/** Folder of a plan's documents, with its contents. */
export interface Folder {
  /** Path, such as 'Consents/Water'. */
  readonly path: string;
  readonly name: string;
  /** Depth; 0 at the top. */
  readonly depth: number;
  /** Number of files in it and in its subfolders. */
  readonly count: number;
}

/** Checks whether a path is in a folder or its subfolders; every path is in the top folder. */
export const isInFolder = (path: string, folder: string): boolean =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);

/** Lists the folders that contain files, with their parent folders, in display order. A folder exists only as long as it contains files. */
export function foldersOf(paths: readonly string[]): readonly Folder[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const names = path === '' ? [] : path.split('/');
    for (const index of names.keys()) {
      const above = names.slice(0, index + 1).join('/');
      counts.set(above, (counts.get(above) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([path, count]) => {
      const names = path.split('/');
      return { path, name: names.at(-1) ?? '', depth: names.length - 1, count };
    })
    .sort((one, other) => compareFolders(one.path, other.path));
}

/** Compares two paths name by name, so that a folder's contents follow it. */
function compareFolders(one: string, other: string): number {
  const [first, second] = [one.split('/'), other.split('/')];
  for (const [index, name] of first.entries()) {
    const beside = second[index];
    if (beside === undefined) return 1;
    const order = nameOrder.compare(name, beside) || (name < beside ? -1 : name > beside ? 1 : 0);
    if (order !== 0) return order;
  }
  return first.length - second.length;
}

/** Compares two names for a list: '2 Bore' before '10 Bore', ignoring capitals and macrons. */
export const compareNames = (one: string, other: string): number => nameOrder.compare(one, other);
