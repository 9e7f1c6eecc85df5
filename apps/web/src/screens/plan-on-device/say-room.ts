import { figureUpTo } from '@tussock/domain';

const MEGABYTE = 1_000_000;
const GIGABYTE = 1000 * MEGABYTE;

const size = (bytes: number): string =>
  bytes >= GIGABYTE ? `${figureUpTo(bytes / GIGABYTE, 1)} GB` : `${figureUpTo(bytes / MEGABYTE, 0)} MB`;

/** How much room there is, as far as the browser tells: '12 MB used of about 1.1 GB.' */
export const sayRoom = (used: number, whole: number): string =>
  whole === 0
    ? 'The browser does not tell how much room there is.'
    : `${size(used)} used of about ${size(whole)}.`;
