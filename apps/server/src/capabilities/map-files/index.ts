export { mapFileTask } from './export-map-file.ts';
export { readLayers } from './layer-things.ts';
export { mapFileReaders, mapFileWriters } from './record.ts';
export { mapFileHandlers } from './routes.ts';
