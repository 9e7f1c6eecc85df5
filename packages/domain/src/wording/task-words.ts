import { MOST_TASKS_OF_ONE } from '../tasks/task-kinds.ts';

/** Messages about long tasks, which may outlast an open page. */
export const taskWords = {
  waiting: (before: number): string =>
    before === 0
      ? 'Starts in a moment'
      : `In the queue: ${before} ${before === 1 ? 'is' : 'are'} before yours`,
  /** Message about a running task; `step` is its current step, such as 'Drawing the maps'. */
  running: (step: string): string => step || 'Being made',
  ready: 'Ready to download',
  cancelled: 'Stopped',
  failed: 'It could not be made. Nothing of the plan was changed: try again.',
  tookTooLong: 'It took too long and was stopped. Leave something out, such as photos, and try again.',
  tooMuch:
    'There is more in it than can be made at once. Leave something out, such as photos, and try again.',
  goesOn: 'You can leave this page: it carries on, and you will be told when it is ready.',
  isReady: (label: string, propertyName: string): string =>
    `${label} of ${propertyName} is ready to download.`,
  hasFailed: (label: string, propertyName: string): string =>
    `${label} of ${propertyName} could not be made.`,
  tooManyOfOne: `You already have ${MOST_TASKS_OF_ONE} things being made. Wait until one is ready, or stop one.`,
} as const;
