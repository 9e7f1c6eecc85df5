export {
  CODE_TRIES,
  LONGEST_SHARED_DAYS,
  releaseSources,
  releaseStateOf,
  shareSettings,
  type ReleaseFacts,
  type ReleaseSource,
  type ReleaseState,
} from './release.ts';
