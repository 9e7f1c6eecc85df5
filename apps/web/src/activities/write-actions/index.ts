export { useActionWrites, type ActionWrites, type NewAction } from './use-action-writes.tsx';
