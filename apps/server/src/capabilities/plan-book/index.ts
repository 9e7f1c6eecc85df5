export { planBookHandlers } from './routes.ts';
export { readBookContent } from './read-book-content.ts';
