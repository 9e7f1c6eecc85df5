export {
  CODE_TRIES,
  LONGEST_SHARED_DAYS,
  PASS_MINUTES,
  releaseSources,
  releaseStateOf,
  shareSettings,
  type ReleaseFacts,
  type ReleaseSource,
  type ReleaseState,
} from './release.ts';
