export { serviceDeskHandlers } from './service-desk.ts';
export { serviceHandlers } from './routes.ts';
