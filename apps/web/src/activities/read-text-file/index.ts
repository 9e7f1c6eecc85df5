export { readRows, type FileRow } from './read-rows.ts';
export { isOldWorkbook, isWorkbook, OLD_WORKBOOK, readWorkbook } from './read-workbook.ts';
