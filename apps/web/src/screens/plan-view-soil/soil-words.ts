import { writeResult, type Result } from '@tussock/domain';

const days = new Intl.DateTimeFormat('en-NZ', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 20/08/2025: the order people here write. */
export const dayInWords = (day: string): string => day.split('-').reverse().join('/');

/** 8 Jan 2025: how a day was read is to be seen, whatever the order it was written in. */
export const dayWithMonth = (day: string): string =>
  Number.isNaN(Date.parse(day)) ? day : days.format(new Date(day));

/** As the laboratory wrote it; a dash where nothing was measured. */
export const resultInWords = (result: Result | undefined): string => (result ? writeResult(result) : '–');

/** '5.8 to 6': both ends within. */
export const rangeInWords = (from: number, to: number): string => `${from} to ${to}`;

export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-NZ')} ${count === 1 ? one : many}`;
