export { stockReaders, stockWriters } from './record.ts';
