export { WaitingList } from './waiting-list.tsx';
