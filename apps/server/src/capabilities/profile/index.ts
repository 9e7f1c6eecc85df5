export { profileHandlers } from './routes.ts';
export { dropImage } from './profile-image.ts';
