export { HistoryList } from './history-list.tsx';
export { partToPutBack, putBack } from './put-back.ts';
