export { examinationHandlers } from './routes.ts';
