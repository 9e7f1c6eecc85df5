export { addStockRow, stockReaders, stockWriters } from './record.ts';
