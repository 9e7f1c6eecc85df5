export { AsLastTime } from './as-last-time.tsx';
