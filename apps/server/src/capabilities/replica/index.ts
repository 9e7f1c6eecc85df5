export { replicaHandlers } from './routes.ts';
