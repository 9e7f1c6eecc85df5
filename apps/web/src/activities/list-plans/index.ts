export { planColumns } from './plan-columns.tsx';
