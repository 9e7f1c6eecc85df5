export { useActionWrites, type ActionWrites } from './use-action-writes.tsx';
export { usePeople, type Person } from './use-people.ts';
export { stateVariants } from './state-variants.ts';
export { ProofDialog } from './proof-dialog.tsx';
