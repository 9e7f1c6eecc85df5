export { monthBriefly, monthOf } from './month-of.ts';
export {
  dayAfter,
  dayEndedBy,
  daysAfter,
  daysBetween,
  dayInNewZealand,
  endOfDayInNewZealand,
  sixInTheMorningInNewZealand,
} from './new-zealand-day.ts';
export { momentOfWork, timeOfDoing, type Work } from './time-of-doing.ts';
export { momentBriefly, momentInWords, momentLately, momentSince, momentWithTime } from './moments.ts';
export { dayOfZonedTime } from './day-of-zoned-time.ts';
