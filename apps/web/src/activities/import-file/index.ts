export { ImportFrame } from './import-frame.tsx';
export { Fate, ImportRows } from './import-rows.tsx';
