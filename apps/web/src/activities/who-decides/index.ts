export { WhoDecides } from './who-decides.tsx';
