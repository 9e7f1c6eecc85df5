import { figureUpTo } from './figures.ts';

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;
const GIGABYTE = 1000 * MEGABYTE;

/** Formats a file size: '640 kB', '12 MB', '1.1 GB'. */
export function sayBytes(bytes: number): string {
  if (bytes >= GIGABYTE) return `${figureUpTo(bytes / GIGABYTE, 1)} GB`;
  if (bytes >= MEGABYTE) return `${figureUpTo(bytes / MEGABYTE, bytes < 10 * MEGABYTE ? 1 : 0)} MB`;
  return `${figureUpTo(Math.ceil(bytes / KILOBYTE), 0)} kB`;
}
