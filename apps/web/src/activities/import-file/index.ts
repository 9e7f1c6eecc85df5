export { ImportFrame } from './import-frame.tsx';
export { Fate, ImportRows, MOST_ROWS_SHOWN } from './import-rows.tsx';
