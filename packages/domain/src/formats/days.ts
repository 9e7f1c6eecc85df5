/** '21/11/2026' from '2026-11-21', '11/2026' from '2026-11': the order that people here write. */
export const dayInFigures = (calendar: string): string => calendar.split('-').reverse().join('/');
