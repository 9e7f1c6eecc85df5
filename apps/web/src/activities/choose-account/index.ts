export { AccountBox } from './account-box.tsx';
