export { nameInBin, partsToRestore, withNeeded } from './coming-back.ts';
export { HistoryList } from './history-list.tsx';
export { useBin, useBinItems } from './use-bin.ts';
export { WayBack } from './way-back.tsx';
