export { outcomeReaders, outcomeWriters } from './record.ts';
