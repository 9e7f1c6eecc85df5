export { saveFile } from './save-file.ts';
export { SaveBlock } from './save-block.tsx';
export { saveTable, type TableCell } from './save-table.ts';
