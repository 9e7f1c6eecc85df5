export { documentationPage } from './documentation-page.ts';
export { describeCalls } from './open-api.ts';
