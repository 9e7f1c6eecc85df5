export { useActionWrites, type ActionWrites, type NewAction } from './use-action-writes.tsx';
export { useMarkDone } from './use-mark-done.tsx';
export { usePeople, type Person } from './use-people.ts';
export { stateVariants } from './state-variants.ts';
export { useLawAsked } from './use-law-asked.ts';
