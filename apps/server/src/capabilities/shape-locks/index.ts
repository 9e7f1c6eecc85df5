export { shapeLockReader, shapeLockWriters } from './record.ts';
