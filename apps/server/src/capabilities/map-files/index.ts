export { mapFileReaders, mapFileWriters } from './record.ts';
export { mapFileHandlers } from './routes.ts';
