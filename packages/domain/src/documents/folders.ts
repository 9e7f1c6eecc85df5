import { nameOrder } from '../formats/name-order.ts';

/** Folders may lie in one another so deep. */
export const FOLDER_DEPTH = 3;
/** The longest name of a folder, in characters. */
export const FOLDER_CHARACTERS = 60;

/** What a folder's name cannot hold: what some system that a plan is saved to does not take. */
const NOT_IN_NAMES = /[\\:*?"<>|\p{Cc}\p{Cs}]/u;

const isName = (name: string): boolean =>
  name.length <= FOLDER_CHARACTERS && !NOT_IN_NAMES.test(name) && !/^\.|\.$/u.test(name);

/** The path of a folder as it is stored: 'Consents/Water'; '' for the top, undefined for what is no path. */
export function readFolder(path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined;
  const names = path
    .normalize('NFC')
    .split('/')
    .map((name) => name.replaceAll(/\s+/gu, ' ').trim())
    .filter((name) => name !== '');
  return names.length <= FOLDER_DEPTH && names.every(isName) ? names.join('/') : undefined;
}

/** A folder of a plan's documents, with what lies in it. */
export interface Folder {
  /** 'Consents/Water' */
  readonly path: string;
  readonly name: string;
  /** 0 for those at the top. */
  readonly depth: number;
  /** Files in it and in the folders below it. */
  readonly count: number;
}

/** Whether something lies in a folder or in one below it; all does in the top. */
export const isInFolder = (path: string, folder: string): boolean =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);

/** The folders that files lie in and those above them, as they stand below each other. A folder is there for as long as something lies in it. */
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

/** The order of two paths: name by name, so that what lies in a folder follows it. */
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

/** The order of two names in a list: '2 Bore' before '10 Bore', whatever their capitals and macrons. */
export const compareNames = (one: string, other: string): number => nameOrder.compare(one, other);
