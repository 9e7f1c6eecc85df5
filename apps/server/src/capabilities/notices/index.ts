export { noticeHandlers, pruneNotices } from './routes.ts';
