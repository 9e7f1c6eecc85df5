export { ImportFrame } from './import-frame.tsx';
export { Fate, ImportRows } from './import-rows.tsx';
export { partsOfImport } from './parts-of-import.ts';
export { featuresOfRows, planImport, type ImportRow, type RowFate } from './plan-import.ts';
export { byUrgency, rowFates } from './row-fates.ts';
export { MOST_BYTES, passedOver, refuseSource, type ReadSource, type SourceRow } from './source-row.ts';
