export {
  eventsOn,
  isLogEvent,
  logEntries,
  loggedAt,
  logOf,
  logRows,
  sayEntry,
  sumEntries,
  type Log,
  type LogEntry,
} from './log-events.ts';
export { startEntry, type EntryStart, type LogPlace } from './start-entry.ts';
export { logFormWords, logWords } from '../wording/log-words.ts';
