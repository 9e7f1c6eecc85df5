export { replicaHandlers } from './routes.ts';
export { startLive, type Live } from './live.ts';
