export { extrasOf } from './kind-extras.ts';
export { Age } from './device/age.tsx';
export { FlagTags } from './device/flags.tsx';
