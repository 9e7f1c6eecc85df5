export { accessTokenHandlers } from './routes.ts';
export { identifyToken } from './identify-token.ts';
export { pruneTokens } from './token-store.ts';
