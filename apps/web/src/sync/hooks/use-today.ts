import { dayInNewZealand } from '@tussock/domain';

/** The day in New Zealand; asked at each drawing, for a page may be open over midnight. */
export const useToday = (): string => dayInNewZealand(new Date());
