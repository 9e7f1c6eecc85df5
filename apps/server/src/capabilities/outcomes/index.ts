export { readOutcomes } from './present-outcomes.ts';
export { outcomeReaders, outcomeWriters } from './record.ts';
