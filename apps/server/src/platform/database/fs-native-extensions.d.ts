declare module 'fs-native-extensions' {
  /** Locks a whole file for this process; false when another open file holds it. */
  export function tryLock(fd: number): boolean;
}
