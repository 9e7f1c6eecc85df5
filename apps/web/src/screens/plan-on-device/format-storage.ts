import { sayBytes } from '@tussock/domain';

/** How much room there is, as far as the browser tells: '12 MB used of about 1.1 GB.' */
export const formatStorage = (used: number, whole: number): string =>
  whole === 0
    ? 'The browser does not tell how much room there is.'
    : `${sayBytes(used)} used of about ${sayBytes(whole)}.`;
