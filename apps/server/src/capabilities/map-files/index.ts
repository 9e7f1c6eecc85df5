export { mapFileTask } from './export-map-file.ts';
export { mapFileReaders, mapFileWriters } from './record.ts';
export { mapFileHandlers } from './routes.ts';
