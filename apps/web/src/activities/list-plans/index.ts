export { FarmPicture } from './plan-thumbnail.tsx';
export { planColumns } from './plan-columns.tsx';
