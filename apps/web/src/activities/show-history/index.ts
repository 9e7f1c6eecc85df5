export { HistoryList } from './history-list.tsx';
export { putBack } from './put-back.ts';
