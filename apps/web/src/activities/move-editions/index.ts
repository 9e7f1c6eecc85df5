export { NewerEditions } from './newer-editions.tsx';
